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

/** Scrolls the list alone: `scrollIntoView` would move the page as well. */
function useChosenInView(list: RefObject<HTMLElement | null>, chosen: string): void {
  useLayoutEffect(() => {
    const tab = chosen && list.current?.querySelector('[aria-selected="true"]');
    if (!list.current || !tab) return;
    const [outer, inner] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    list.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [list, chosen]);
}
