import { Mic, MicOff } from 'lucide-react';
import { IconButton } from '../design/Button.tsx';
import { words } from '../words/words.ts';

interface DictateButtonProps {
  listening: boolean;
  onStart: () => void;
  onStop: () => void;
}

export function DictateButton({ listening, onStart, onStop }: DictateButtonProps) {
  const Icon = listening ? MicOff : Mic;
  return (
    <IconButton
      label={listening ? words.voice.stopDictating : words.voice.dictate}
      onClick={listening ? onStop : onStart}
      className={`size-11! shrink-0 ${listening ? 'text-accent' : ''}`}
    >
      <Icon className="size-5" aria-hidden="true" />
    </IconButton>
  );
}
