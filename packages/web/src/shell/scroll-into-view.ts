/** Scrolls a list so that an item is visible. Only the list scrolls, never the page. */
export function scrollIntoView(member: Element | null | undefined): void {
  const list = member?.closest<HTMLElement>('[data-scroll]');
  if (!member || !list) return;
  const inner = member.getBoundingClientRect();
  const outer = list.getBoundingClientRect();
  if (inner.top < outer.top) list.scrollTop += inner.top - outer.top - 8;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom + 8;
}
