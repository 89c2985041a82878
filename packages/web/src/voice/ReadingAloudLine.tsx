import { Square, Volume2 } from 'lucide-react';
import { Button } from '../design/Button.tsx';
import { words } from '../words/words.ts';
import { stopSpeaking, useSpeaking } from './speaking.ts';

/** While the story is read aloud: that it is, and the way to stop it. */
export function ReadingAloudLine() {
  const speaking = useSpeaking();
  if (!speaking) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-muted">
      <p className="flex items-center gap-2">
        <Volume2 className="size-4 shrink-0" aria-hidden="true" />
        {words.voice.reading}
      </p>
      <Button look="quiet" onClick={stopSpeaking}>
        <Square className="size-3.5" aria-hidden="true" />
        {words.voice.stopReading}
      </Button>
    </div>
  );
}
