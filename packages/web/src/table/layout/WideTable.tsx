import { Tabs } from '@base-ui/react/tabs';
import type { Panels, View } from './panels.ts';

const tabs = [
  { value: 'sheet', label: 'Sheet', title: 'Your sheet' },
  { value: 'journal', label: 'Journal', title: 'Journal' },
  { value: 'table', label: 'Table', title: 'This table' },
] as const;

export function WideTable({ view, onView, story, party, ...beside }: Panels) {
  const shown = tabs.find(({ value }) => value === view) ?? tabs[0];
  return (
    <div className="grid min-h-0 grow grid-cols-[15rem_minmax(0,1fr)_19rem] xl:grid-cols-[17rem_minmax(0,1fr)_21rem]">
      <aside
        aria-label="Party"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="outline-offset-[-2px] overflow-y-auto border-r px-5 py-6"
      >
        {party}
      </aside>
      <main id="content" className="flex min-h-0 flex-col">
        {story}
      </main>
      <Tabs.Root
        value={shown.value}
        onValueChange={(next: View) => onView(next)}
        render={<aside aria-label={shown.title} />}
        className="narrow flex min-h-0 flex-col border-l"
      >
        <Tabs.List aria-label="Beside the story" className="flex shrink-0 gap-5 border-b px-5">
          {tabs.map(({ value, label }) => (
            <Tabs.Tab
              key={value}
              value={value}
              className="min-h-11 border-b-2 border-transparent px-1 text-sm text-muted outline-offset-[-2px] hover:text-text data-active:border-accent data-active:text-text"
            >
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ value }) => (
          <Tabs.Panel
            key={value}
            value={value}
            className="min-h-0 grow overflow-y-auto px-5 py-6 outline-offset-[-2px]"
          >
            {beside[value]}
          </Tabs.Panel>
        ))}
      </Tabs.Root>
    </div>
  );
}
