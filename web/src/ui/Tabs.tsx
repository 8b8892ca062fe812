import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as RacTabs } from 'react-aria-components';

interface Props<Id extends string> {
  label: string;
  tabs: readonly { id: Id; label: ReactNode; content: ReactNode }[];
  selected?: Id;
  onChange?: (id: Id) => void;
}

export function Tabs<Id extends string>({ label, tabs, selected, onChange }: Props<Id>) {
  return (
    <RacTabs
      selectedKey={selected}
      onSelectionChange={(key) => onChange?.(key as Id)}
      className="flex min-w-0 flex-col gap-4"
    >
      <TabList
        aria-label={label}
        className="scrollbar-none flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            className="-mb-px flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-t-lg border-b-2
              border-transparent px-3 font-medium text-ink-soft -outline-offset-2 transition-colors data-hovered:text-ink
              data-selected:border-brand data-selected:font-semibold data-selected:text-brand-ink"
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="rounded-lg">
          {tab.content}
        </TabPanel>
      ))}
    </RacTabs>
  );
}
