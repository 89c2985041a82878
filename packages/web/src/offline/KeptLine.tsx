import { CloudOff } from 'lucide-react';
import { regionOf } from '../words/languages.ts';
import { words } from '../words/words.ts';
import { useKeptAt } from './kept.ts';

/** Says that what is shown is as old as the last visit; nothing while the service answers. */
export function KeptLine({ className = '' }: { className?: string }) {
  const keptAt = useKeptAt();
  if (!keptAt) return null;
  const time = new Intl.DateTimeFormat(regionOf(words.language), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <p role="status" className={`flex items-center gap-2 text-sm text-muted ${className}`}>
      <CloudOff className="size-4 shrink-0" aria-hidden="true" />
      {words.offline.kept(time.format(new Date(keptAt)))}
    </p>
  );
}
