import { TAB_STORAGE_KEYS } from '@xana/contracts/storage-keys';

/** How long the new page may take to show the control that had the focus. */
const FOCUS_TIMEOUT_MS = 8_000;
const USER_EVENTS = ['keydown', 'pointerdown'] as const;

interface FocusedControl {
  selector: string;
  label: string;
  /** Among the controls with the same label. */
  index: number;
}

/**
 * Reloads the page. Scroll position and drafts are kept by what has them; the focus returns to the same control.
 *
 * @param focused default: what has the focus now
 */
export function reloadPage(
  { document, location, sessionStorage }: Window & typeof globalThis,
  focused: Element | null = document.activeElement,
): void {
  try {
    if (focused && focused !== document.body)
      sessionStorage.setItem(TAB_STORAGE_KEYS.focusedControl, JSON.stringify(describe(focused, document)));
  } catch {
    // A browser without storage reloads all the same.
  }
  location.reload();
}

/** Gives the focus to the control that had it before `reloadPage`, when it appears and the user has not moved on. */
export function restoreFocus({ document, sessionStorage }: Window & typeof globalThis): void {
  const control = take(sessionStorage);
  if (!control) return;
  const restore = () => {
    const found = controlsLike(control, document)[control.index];
    if (!found) return;
    if (document.activeElement === document.body) found.focus({ preventScroll: true });
    stop();
  };
  const observer = new MutationObserver(restore);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const move of USER_EVENTS) document.removeEventListener(move, stop, true);
  };
  const timer = setTimeout(stop, FOCUS_TIMEOUT_MS);
  for (const move of USER_EVENTS) document.addEventListener(move, stop, { capture: true, once: true });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['hidden'] });
  restore();
}

function describe(element: Element, document: Document): FocusedControl {
  const type = element.getAttribute('type');
  const selector = element.tagName.toLowerCase() + (type ? `[type="${CSS.escape(type)}"]` : '');
  const label = labelOf(element);
  return { selector, label, index: controlsLike({ selector, label }, document).indexOf(element as HTMLElement) };
}

const controlsLike = ({ selector, label }: Omit<FocusedControl, 'index'>, document: Document): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => labelOf(each) === label);

const labelOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  (element as HTMLInputElement).labels?.[0]?.textContent ??
  element.getAttribute('href') ??
  element.textContent ??
  '';

function take(storage: Storage): FocusedControl | null {
  try {
    const text = storage.getItem(TAB_STORAGE_KEYS.focusedControl);
    storage.removeItem(TAB_STORAGE_KEYS.focusedControl);
    return JSON.parse(text ?? 'null') as FocusedControl | null;
  } catch {
    return null;
  }
}
