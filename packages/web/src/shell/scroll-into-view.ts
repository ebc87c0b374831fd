/** Scrolls a list so that one of its members stands at its top, if there is enough below it. */
export function bringToTop(member: Element | null | undefined): void {
  const list = member?.closest<HTMLElement>('[data-scroll]');
  if (member && list)
    list.scrollTop += member.getBoundingClientRect().top - list.getBoundingClientRect().top - 8;
}

/** Scrolls a list so that one of its members can be seen. Only the list moves, never the page. */
export function scrollIntoView(member: Element | null | undefined): void {
  const list = member?.closest<HTMLElement>('[data-scroll]');
  if (!member || !list) return;
  const inner = member.getBoundingClientRect();
  const outer = list.getBoundingClientRect();
  if (inner.top < outer.top) list.scrollTop += inner.top - outer.top - 8;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom + 8;
}
