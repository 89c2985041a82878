import { limits } from '@fireside/contract/protocol';
import { type FormEvent, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { TextAreaField } from '../../design/Field.tsx';
import { words } from '../../words/words.ts';

interface RetellDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRetell: (guidance: string) => void;
}

/** The same events in other words, with a wish for them or without one. */
export function RetellDialog({ open, onOpenChange, onRetell }: RetellDialogProps) {
  const [wish, setWish] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    onRetell(wish);
    setWish('');
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.takingBack.retell}>
      <form onSubmit={submit} className="grid gap-4">
        <p className="text-muted">{words.takingBack.retellMeaning}</p>
        <TextAreaField
          label={words.takingBack.wish}
          hint={words.takingBack.wishHint}
          rows={3}
          maxLength={limits.guidance}
          value={wish}
          onChange={(event) => setWish(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => onOpenChange(false)}>{words.takingBack.leaveIt}</Button>
          <Button type="submit" look="primary">
            {words.takingBack.retell}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
