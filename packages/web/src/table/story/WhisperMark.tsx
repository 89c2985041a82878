import type { MessageRead } from '@fireside/contract';
import { EyeOff } from 'lucide-react';
import { use } from 'react';
import { useMe } from '../../account/session.ts';
import { PartyNamesContext } from '../effects/party-names.ts';
import { whisperWords } from './whisper-words.ts';

/** A whisper says so, and for whom it is: nobody else sees it. */
export function WhisperMark({ message }: { message: MessageRead }) {
  const me = useMe();
  const { called } = use(PartyNamesContext);
  const { title, only } = whisperWords(message, me.id, called);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-accent">
      <EyeOff className="size-4 shrink-0" aria-hidden="true" />
      <span>{title}</span>
      <span className="text-muted">{only}</span>
    </p>
  );
}
