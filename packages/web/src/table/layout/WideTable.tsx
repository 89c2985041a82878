import type { ReactNode } from 'react';

/** The three parts of a table, laid out by the room that there is. */
export interface Panels {
  story: ReactNode;
  party: ReactNode;
  sheet: ReactNode;
}

export function WideTable({ story, party, sheet }: Panels) {
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
      <aside
        aria-label="Your sheet"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="outline-offset-[-2px] narrow overflow-y-auto border-l px-5 py-6"
      >
        {sheet}
      </aside>
    </div>
  );
}
