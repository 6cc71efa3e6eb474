/** What the page would lose if it were reloaded: text that was typed and not sent, and work that is under way. */
export interface PageHolds {
  /** Begins work that a reload would interrupt. @returns a function that ends it */
  hold(): () => void;
  isHeld(): boolean;
}

/** Search terms are in the address of their page. */
const NOT_KEPT = '[type=search], [role=searchbox]';
const TEXT = 'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=file])';

/** Notes which fields of the page a person has typed into, or has changed inside a form. */
export function createPageHolds(document: Document): PageHolds {
  const works = new Set<object>();
  const changed = new Set<Element>();
  document.addEventListener(
    'input',
    ({ target }) => {
      for (const field of changed) if (!isKept(field)) changed.delete(field);
      if (target instanceof Element && !target.matches(NOT_KEPT) && (target.matches(TEXT) || target.closest('form')))
        changed.add(target);
    },
    true,
  );
  return {
    hold() {
      const work = {};
      works.add(work);
      return () => void works.delete(work);
    },
    isHeld: () => works.size > 0 || [...changed].some(isKept),
  };
}

/** A field that was sent is removed with its form, or emptied. */
const isKept = (field: Element): boolean =>
  field.isConnected && (!field.matches(TEXT) || ((field as HTMLInputElement).value ?? field.textContent) !== '');
