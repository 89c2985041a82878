import { useState } from 'react';
import { Button } from './Button.tsx';
import { Prose } from './Prose.tsx';

/** Beyond these a message is folded, so that one of them cannot push all others away. */
const longest = { characters: 6_000, lines: 120 };

function isLong(text: string): boolean {
  return text.length > longest.characters || text.split('\n', longest.lines + 1).length > longest.lines;
}

export function FoldedProse({ text, className }: { text: string; className?: string }) {
  const [open, setOpen] = useState(false);
  if (!isLong(text)) return <Prose text={text} className={className} />;
  return (
    <div className="grid justify-items-start gap-2">
      <div className={open ? '' : 'folded'}>
        <Prose text={text} className={className} />
      </div>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Show less' : 'Show all'}
      </Button>
    </div>
  );
}
