/**
 * Leaves one element of the page operable, as a modal dialog does: everything beside it is inert, and it has the focus. For
 * the question of the bank, whose frame must stay where it is in the page, because a frame that is moved loads again.
 *
 * @returns what gives the page and the focus back
 */
export function coverPage(element: HTMLElement): () => void {
  const focused = document.activeElement;
  const made: HTMLElement[] = [];
  for (let inside: Element = element; inside.parentElement && inside !== document.body; inside = inside.parentElement) {
    for (const beside of inside.parentElement.children) {
      if (beside === inside || !(beside instanceof HTMLElement) || beside.inert) continue;
      beside.inert = true;
      made.push(beside);
    }
  }
  element.focus();
  return () => {
    for (const beside of made) beside.inert = false;
    if (focused instanceof HTMLElement) focused.focus();
  };
}
