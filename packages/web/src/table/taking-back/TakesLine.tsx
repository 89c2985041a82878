import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../design/Button.tsx';
import { ErrorNote } from '../../design/ErrorNote.tsx';
import { words } from '../../words/words.ts';

interface TakesLineProps {
  takes: number;
  shown: number;
  error: unknown;
  onShow: (take: number) => void;
}

/** Below an answer that was told more than once: its wordings, one after the other. */
export function TakesLine({ takes, shown, error, onShow }: TakesLineProps) {
  return (
    <div className="grid gap-2">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in */}
      <div
        role="group"
        aria-label={words.takingBack.wordings}
        className="flex items-center gap-1 text-sm text-muted"
      >
        <IconButton
          label={words.takingBack.formerWording}
          disabled={shown <= 1}
          onClick={() => onShow(shown - 1)}
        >
          <ChevronLeft className="size-4" aria-hidden="true" />
        </IconButton>
        <span aria-live="polite" className="tabular-nums">
          {words.takingBack.wordingOf(shown, takes)}
        </span>
        <IconButton
          label={words.takingBack.nextWording}
          disabled={shown >= takes}
          onClick={() => onShow(shown + 1)}
        >
          <ChevronRight className="size-4" aria-hidden="true" />
        </IconButton>
        {shown < takes ? <span>{words.takingBack.toldOtherwise}</span> : null}
      </div>
      <ErrorNote error={error} />
    </div>
  );
}
