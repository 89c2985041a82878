import { ChevronRight, EyeOff, Flag, MapPin } from 'lucide-react';
import { memo, useId } from 'react';
import { withoutMarks } from '../design/prose/without-marks.ts';
import { kindBeside } from './kind-words.ts';
import type { SceneRowProps } from './scene-changes.ts';
import { SceneDetails } from './SceneDetails.tsx';
import { words } from '../words/words.ts';

/** Deeper than this the indentation takes the room that the words need. */
const deepest = 4;

/** A scene in a line; what can be said about it unfolds below. */
export const SceneRow = memo(function SceneRow(props: SceneRowProps) {
  const { scene, isFirst, isPlace, open, onOpen } = props;
  const id = useId();
  const title = withoutMarks(scene.title);
  return (
    <li style={{ paddingInlineStart: `${Math.min(scene.depth, deepest)}rem` }}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-current={isPlace ? 'location' : undefined}
        onClick={() => onOpen(open ? null : scene.number)}
        className="flex min-h-11 w-full items-start gap-1.5 rounded-md px-1 py-2 text-left outline-offset-[-2px] hover:bg-raised"
      >
        <ChevronRight
          className={`mt-1 size-4 shrink-0 text-muted ${open ? 'rotate-90' : ''}`}
          aria-hidden="true"
        />
        <span className="grid min-w-0 grow gap-0.5">
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className={`min-w-0 ${isPlace ? 'font-semibold' : ''}`}>{title}</span>
            <span className="text-[0.8125rem] text-muted">{kindBeside(title, scene.kind)}</span>
          </span>
          {isPlace ? (
            <span className="inline-flex items-center gap-1.5 text-sm text-accent">
              <MapPin className="size-4 shrink-0" aria-hidden="true" />
              {words.outline.here}
            </span>
          ) : null}
          {isFirst ? (
            <span className="inline-flex items-center gap-1.5 text-sm text-accent">
              <Flag className="size-4 shrink-0" aria-hidden="true" />
              {words.outline.begins}
            </span>
          ) : null}
          {scene.aloud || open ? null : (
            <span className="inline-flex items-center gap-1.5 text-[0.8125rem] text-muted">
              <EyeOff className="size-3.5 shrink-0" aria-hidden="true" />
              {words.outline.notSeen}
            </span>
          )}
          {scene.aloud && !open ? (
            <span className="truncate font-story text-sm text-muted italic">{withoutMarks(scene.aloud)}</span>
          ) : null}
        </span>
      </button>
      {open ? <SceneDetails id={id} {...props} /> : null}
    </li>
  );
});
