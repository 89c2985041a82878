import { type ReactNode, useId, useState } from 'react';
import { words } from '../../words/words.ts';

export type HeadingLevel = 'h2' | 'h3';

function Heading({ level: Level, id, title }: { level: HeadingLevel; id?: string; title: string }) {
  return (
    <Level id={id} className="text-sm font-medium text-muted">
      {title}
    </Level>
  );
}

interface SheetPartProps {
  title: string;
  level: HeadingLevel;
  children: ReactNode;
}

export function SheetPart({ title, level, children }: SheetPartProps) {
  return (
    <section className="contained grid content-start gap-2 border-t pt-4">
      <Heading level={level} title={title} />
      {children}
    </section>
  );
}

interface WorkedPartProps extends Omit<SheetPartProps, 'children'> {
  /** The part, with or without how its numbers come about. */
  children: (working: boolean) => ReactNode;
}

/** A part whose numbers can be checked: one control shows for all of them how they come about. */
export function WorkedPart({ title, level, children }: WorkedPartProps) {
  const [working, setWorking] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby={id} className="contained grid content-start gap-2 border-t pt-3">
      <div className="flex items-center justify-between gap-2">
        <Heading level={level} id={id} title={title} />
        <button
          type="button"
          aria-expanded={working}
          aria-describedby={id}
          onClick={() => setWorking(!working)}
          className="min-h-7 rounded px-1.5 text-[0.8125rem] text-muted underline decoration-border underline-offset-4 hover:text-text pointer-coarse:min-h-11 pointer-coarse:px-3"
        >
          {working ? words.characters.sheet.hideWorking : words.characters.sheet.working}
        </button>
      </div>
      {children(working)}
    </section>
  );
}
