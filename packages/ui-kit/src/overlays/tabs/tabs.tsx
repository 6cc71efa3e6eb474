import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import * as css from './tabs.module.css';

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; name: string; content: ReactNode }[];
  chosen: Id;
  onChoose(id: NoInfer<Id>): void;
}

/** Tabs, with arrow key navigation. On a narrow screen they scroll, and the chosen one is in view. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  useChosenInView(list, chosen);
  return (
    <AriaTabs className={css.tabs} selectedKey={chosen} onSelectionChange={(id) => onChoose(id as Id)}>
      <TabList ref={list} className={css.list} aria-label={label}>
        {tabs.map(({ id, name }) => (
          <Tab key={id} id={id} className={css.tab}>
            {name}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={css.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
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
