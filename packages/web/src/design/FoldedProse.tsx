import { useState } from 'react';
import { Button } from './Button.tsx';
import { Prose } from './Prose.tsx';
import { beginningOf, isLong } from './prose/long-text.ts';
import { words } from '../words/words.ts';

/** A long message is folded, so that one of them cannot push all others away; what is folded is not drawn either. */
export function FoldedProse({ text, className }: { text: string; className?: string }) {
  const [open, setOpen] = useState(false);
  if (!isLong(text)) return <Prose text={text} className={className} />;
  return (
    <div className="grid justify-items-start gap-2">
      <div className={open ? '' : 'folded'}>
        <Prose text={open ? text : beginningOf(text)} className={className} />
      </div>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? words.design.showLess : words.design.showAll}
      </Button>
    </div>
  );
}
