import { type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import * as css from './tabs.module.css';

const CONTROLS = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]';

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; name: string; content: ReactNode }[];
  chosen: Id;
  onChoose(id: NoInfer<Id>): void;
}

/**
 * Tabs (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/): the arrow keys, Home and End choose a tab, and Tab leaves the list. On a narrow
 * screen the list scrolls, and the chosen tab is in view. Only the chosen content is mounted. Why this is our own: decision 0106.
 */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const base = useId();
  useChosenInView(list, chosen);
  const hasControls = useHasControls(panel, chosen);
  const moveByKey = (event: KeyboardEvent) => {
    const { id: focused } = event.target as HTMLElement;
    const at = tabs.findIndex(({ id }) => `${base}-${id}` === focused);
    const places: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: (at + 1) % tabs.length, Home: 0, End: -1 };
    const place = places[event.key];
    const next = place === undefined ? undefined : tabs.at(place);
    if (!next || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[id="${base}-${next.id}"]`)?.focus();
    onChoose(next.id);
  };
  return (
    <div className={css.tabs}>
      <div ref={list} className={css.list} role="tablist" aria-label={label} onKeyDown={moveByKey}>
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            id={`${base}-${id}`}
            type="button"
            role="tab"
            className={css.tab}
            aria-selected={id === chosen}
            aria-controls={id === chosen ? `${base}-panel` : undefined}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        key={chosen}
        ref={panel}
        id={`${base}-panel`}
        role="tabpanel"
        className={css.panel}
        aria-labelledby={`${base}-${chosen}`}
        tabIndex={hasControls ? undefined : 0}
      >
        {tabs.find(({ id }) => id === chosen)?.content}
      </div>
    </div>
  );
}

/** Scrolls the list alone: `scrollIntoView` would move the page as well. It reads sizes after the layout, which it would force otherwise. */
function useChosenInView(list: RefObject<HTMLElement | null>, chosen: string): void {
  useLayoutEffect(() => {
    const element = list.current;
    const tab = chosen && element?.querySelector('[aria-selected="true"]');
    if (!element || !tab) return;
    const sizes = new ResizeObserver(() => {
      const [outer, inner] = [element.getBoundingClientRect(), tab.getBoundingClientRect()];
      element.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
      sizes.disconnect();
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [list, chosen]);
}

/**
 * Whether the content of an element can be reached with the Tab key; when it cannot, the element itself should. It follows the content,
 * and never asks whether a control is visible, which would force a layout at each change.
 *
 * @param content identifies the element: another content has another element
 */
function useHasControls(element: RefObject<HTMLElement | null>, content: string): boolean {
  const [hasControls, setHasControls] = useState(true);
  useLayoutEffect(() => {
    const root = element.current;
    if (!root) return;
    const look = () => setHasControls(root.querySelector(CONTROLS) !== null);
    look();
    const changes = new MutationObserver(look);
    changes.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['tabindex', 'href'] });
    return () => changes.disconnect();
  }, [element, content]);
  return hasControls;
}
