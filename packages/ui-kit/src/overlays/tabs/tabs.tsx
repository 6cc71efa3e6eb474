import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import * as css from './tabs.module.css';

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; name: string; content: ReactNode }[];
  chosen: Id;
  onChoose(id: NoInfer<Id>): void;
}

/** Tabs, with arrow key navigation. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose }: TabsProps<Id>) {
  return (
    <AriaTabs className={css.tabs} selectedKey={chosen} onSelectionChange={(id) => onChoose(id as Id)}>
      <TabList className={css.list} aria-label={label}>
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
