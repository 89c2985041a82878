import type { GameRead } from '@fireside/contract';
import { lazy, Suspense } from 'react';
import { CopyButton } from '../design/CopyButton.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { inviteLink, spaced } from './invite-code.ts';

const QrCode = lazy(() => import('./QrCode.tsx'));

interface InviteDialogProps {
  game: GameRead;
  code: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Three ways to bring a friend to the table; only the creator of the game has them. */
export function InviteDialog({ game, code, open, onOpenChange }: InviteDialogProps) {
  const link = inviteLink(game.id, code);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`Invite to “${game.name}”`}>
      <p className="text-muted">Whoever has the link or the code can take a seat.</p>
      <div className="flex flex-wrap items-start gap-6">
        <Suspense fallback={<div className="size-44" />}>
          <QrCode text={link} label="The invite link as a QR code" />
        </Suspense>
        <div className="grid grow gap-4">
          <div className="grid gap-2">
            <p className="text-sm font-medium">Code</p>
            <p className="text-2xl font-semibold tracking-wider tabular-nums" data-testid="invite-code">
              {spaced(code)}
            </p>
            <CopyButton text={code} label="Copy the code" />
          </div>
        </div>
      </div>
      <div className="grid gap-2">
        <p className="text-sm font-medium">Link</p>
        <p className="rounded-md bg-raised px-3 py-2 text-sm break-all">{link}</p>
        <CopyButton text={link} label="Copy the link" />
      </div>
    </Dialog>
  );
}
