import { Tabs } from '@base-ui/react/tabs';
import { words } from '../../words/words.ts';
import type { Panels, View } from './panels.ts';

const tabs = ['sheet', 'journal', 'table'] as const;

export function WideTable({ view, onView, story, party, ...beside }: Panels) {
  const shown = tabs.find((one) => one === view) ?? tabs[0];
  return (
    <div className="grid min-h-0 grow grid-cols-[15rem_minmax(0,1fr)_19rem] xl:grid-cols-[17rem_minmax(0,1fr)_21rem]">
      <aside
        aria-label={words.table.views.party}
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
        value={shown}
        onValueChange={(next: View) => onView(next)}
        render={<aside aria-label={words.table.titles[shown]} />}
        className="narrow flex min-h-0 flex-col border-l"
      >
        <Tabs.List aria-label={words.table.beside} className="flex shrink-0 gap-5 border-b px-5">
          {tabs.map((value) => (
            <Tabs.Tab
              key={value}
              value={value}
              className="min-h-11 border-b-2 border-transparent px-1 text-sm text-muted outline-offset-[-2px] hover:text-text data-active:border-accent data-active:text-text"
            >
              {words.table.views[value]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map((value) => (
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
