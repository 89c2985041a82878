import { Tabs } from '@base-ui/react/tabs';
import { BookOpen, NotebookText, Scale, ScrollText, Users } from 'lucide-react';
import { words } from '../../words/words.ts';
import type { Panels, View } from './panels.ts';

const tabs = [
  { value: 'story', Icon: BookOpen },
  { value: 'party', Icon: Users },
  { value: 'sheet', Icon: ScrollText },
  { value: 'journal', Icon: NotebookText },
  { value: 'table', Icon: Scale },
] as const;

/** One panel at a time, tabs at the thumb. The story stays mounted: its place is not lost. */
export function NarrowTable({ view, onView, story, ...others }: Panels) {
  return (
    <Tabs.Root
      value={view}
      onValueChange={(next: View) => onView(next)}
      render={<main id="content" />}
      className="flex min-h-0 grow flex-col"
    >
      <Tabs.Panel
        value="story"
        keepMounted
        className="flex min-h-0 grow flex-col outline-offset-[-2px] [&[hidden]]:hidden"
      >
        {story}
      </Tabs.Panel>
      {(['party', 'sheet', 'journal', 'table'] as const).map((panel) => (
        <Tabs.Panel
          key={panel}
          value={panel}
          className="min-h-0 grow overflow-y-auto px-4 py-6 outline-offset-[-2px] sm:px-6"
        >
          {others[panel]}
        </Tabs.Panel>
      ))}
      <Tabs.List
        aria-label={words.table.views.table}
        className="grid shrink-0 grid-cols-5 border-t bg-surface pb-[env(safe-area-inset-bottom)]"
      >
        {tabs.map(({ value, Icon }) => (
          <Tabs.Tab
            key={value}
            value={value}
            className="inline-flex min-h-12 items-center justify-center gap-x-2 border-t-2 max-[30rem]:flex-col max-[30rem]:text-[0.8125rem] border-transparent text-sm text-muted outline-offset-[-2px] data-active:border-accent data-active:text-text"
          >
            <Icon className="size-4.5" aria-hidden="true" />
            {words.table.views[value]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs.Root>
  );
}
