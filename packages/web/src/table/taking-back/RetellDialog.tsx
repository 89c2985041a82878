import { limits } from '@fireside/contract/protocol';
import { type FormEvent, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { TextAreaField } from '../../design/Field.tsx';

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
    <Dialog open={open} onOpenChange={onOpenChange} title="Tell it again">
      <form onSubmit={submit} className="grid gap-4">
        <p className="text-muted">What happened stays: the dice, the wounds, the finds. The words are new.</p>
        <TextAreaField
          label="A wish for it"
          hint="Such as: shorter, or without the spider. You can leave it empty."
          rows={3}
          maxLength={limits.guidance}
          value={wish}
          onChange={(event) => setWish(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => onOpenChange(false)}>Leave it as it is</Button>
          <Button type="submit" look="primary">
            Tell it again
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
