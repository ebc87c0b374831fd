/** Scrolls a row of cards so that one of them is visible, with some of its neighbours. Only the row scrolls. */
export function swipeIntoView(member: Element | null): void {
  const row = member?.closest('.swipe-row')?.firstElementChild;
  if (!member || !row) return;
  const inner = member.getBoundingClientRect();
  const outer = row.getBoundingClientRect();
  if (inner.left < outer.left || inner.right > outer.right)
    row.scrollBy({ left: (inner.left + inner.right - outer.left - outer.right) / 2 });
}

/** Scrolls a list so that an item is visible. Only the list scrolls, never the page. */
export function scrollIntoView(member: Element | null | undefined): void {
  const list = member?.closest<HTMLElement>('[data-scroll]');
  if (!member || !list) return;
  const inner = member.getBoundingClientRect();
  const outer = list.getBoundingClientRect();
  if (inner.top < outer.top) list.scrollTop += inner.top - outer.top - 8;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom + 8;
}
