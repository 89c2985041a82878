import { useMutation } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { Button, type ButtonLook } from '../../design/Button.tsx';
import { ErrorNote } from '../../design/ErrorNote.tsx';
import { words } from '../../words/words.ts';

interface PassageProps {
  messageId: number;
  label: string;
  /** Which passage, for whoever hears one button after the other. */
  what?: string;
  look?: ButtonLook;
  onLead: (messageId: number) => Promise<void>;
}

/** The way to where something was told. */
export function Passage({ messageId, label, what, look = 'quiet', onLead }: PassageProps) {
  const lead = useMutation({ mutationFn: () => onLead(messageId) });
  return (
    <>
      <Button
        look={look}
        className={look === 'quiet' ? '-ml-3 justify-self-start px-3!' : ''}
        waiting={lead.isPending}
        onClick={() => !lead.isPending && lead.mutate()}
      >
        <BookOpen className="size-4" aria-hidden="true" />
        {lead.isPending ? words.ended.turningBack : label}
        {what ? <span className="sr-only">: {what}</span> : null}
      </Button>
      <ErrorNote error={lead.error} />
    </>
  );
}
