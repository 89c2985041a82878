import { Tabs } from '@base-ui/react/tabs';
import { BookOpen, ScrollText, Users } from 'lucide-react';
import type { Panels } from './WideTable.tsx';

const tabs = [
  { value: 'story', label: 'Story', Icon: BookOpen },
  { value: 'party', label: 'Party', Icon: Users },
  { value: 'sheet', label: 'Sheet', Icon: ScrollText },
] as const;

/** One panel at a time, tabs at the thumb. The story stays mounted: its place is not lost. */
export function NarrowTable({ story, party, sheet }: Panels) {
  return (
    <Tabs.Root defaultValue="story" render={<main id="content" />} className="flex min-h-0 grow flex-col">
      <Tabs.Panel
        value="story"
        keepMounted
        className="flex min-h-0 grow flex-col outline-offset-[-2px] [&[hidden]]:hidden"
      >
        {story}
      </Tabs.Panel>
      <Tabs.Panel
        value="party"
        className="min-h-0 grow overflow-y-auto px-4 py-6 outline-offset-[-2px] sm:px-6"
      >
        {party}
      </Tabs.Panel>
      <Tabs.Panel
        value="sheet"
        className="min-h-0 grow overflow-y-auto px-4 py-6 outline-offset-[-2px] sm:px-6"
      >
        {sheet}
      </Tabs.Panel>
      <Tabs.List
        aria-label="Table"
        className="grid shrink-0 grid-cols-3 border-t bg-surface pb-[env(safe-area-inset-bottom)]"
      >
        {tabs.map(({ value, label, Icon }) => (
          <Tabs.Tab
            key={value}
            value={value}
            className="inline-flex min-h-12 items-center justify-center gap-2 border-t-2 border-transparent text-sm text-muted outline-offset-[-2px] data-active:border-accent data-active:text-text"
          >
            <Icon className="size-4.5" aria-hidden="true" />
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs.Root>
  );
}
