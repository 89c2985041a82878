import type { GameRead } from '@fireside/contract';
import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { aboutQuery } from '../api/queries.ts';
import { Button } from '../design/Button.tsx';
import { CopyButton } from '../design/CopyButton.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { SelectField } from '../design/SelectField.tsx';
import { invitationPath, spaced } from './invite-code.ts';
import { NewCode } from './NewCode.tsx';
import { reachableAddresses } from './reachable-addresses.ts';
import { Sentence } from '../words/Sentence.tsx';
import { words } from '../words/words.ts';

const QrCode = lazy(() => import('./QrCode.tsx'));

interface InviteDialogProps {
  game: GameRead;
  code: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Nobody but this machine reaches the service: without these words the invitation would lead nowhere. */
function OnlyHere() {
  return (
    <div role="note" className="grid gap-2 border-l-3 border-accent pl-3 leading-relaxed">
      <p className="font-medium">{words.join.invite.onlyHere}</p>
      <p className="text-sm text-muted">
        <Sentence
          of={words.join.invite.howToShare((command) => (
            <code className="whitespace-nowrap rounded bg-raised px-1 py-0.5 text-text">{command}</code>
          ))}
        />
      </p>
    </div>
  );
}

/** The system's own sheet, where the browser lends it: on phones, and at secure addresses only. */
function ShareButton({ name, link }: { name: string; link: string }) {
  if (!('share' in navigator)) return null;
  return (
    <Button
      // Whoever closes the sheet has changed their mind: nothing to say.
      onClick={() => void navigator.share({ title: name, url: link }).catch(() => undefined)}
    >
      <Share2 className="size-4" aria-hidden="true" />
      {words.join.invite.share}
    </Button>
  );
}

function Ways({ game, code }: { game: GameRead; code: string }) {
  const say = words.join.invite;
  const about = useQuery(aboutQuery);
  const [chosen, setChosen] = useState('');
  const addresses = reachableAddresses(location.origin, about.data?.addresses ?? []);
  const address = addresses.find((one) => one === chosen) ?? addresses[0];
  const link = `${address ?? location.origin}${invitationPath(code)}`;
  return (
    <>
      {about.data && !address ? <OnlyHere /> : null}
      <div className="flex flex-wrap items-start gap-6">
        {address ? (
          <Suspense fallback={<div className="size-44" />}>
            <QrCode text={link} label={say.qrCode} />
          </Suspense>
        ) : null}
        <div className="grid grow gap-2">
          <p className="text-sm font-medium">{words.join.code}</p>
          <p className="text-2xl font-semibold tracking-wider tabular-nums" data-testid="invite-code">
            {spaced(code)}
          </p>
          <div className="flex flex-wrap gap-2">
            <CopyButton text={code} label={say.copyCode} />
            <NewCode game={game} />
          </div>
        </div>
      </div>
      {addresses.length > 1 ? (
        <SelectField
          label={say.address}
          options={addresses}
          value={address}
          onChange={(event) => setChosen(event.target.value)}
        />
      ) : null}
      <div className="grid gap-2">
        <p className="text-sm font-medium">{say.link}</p>
        <p className="rounded-md bg-raised px-3 py-2 text-sm break-all">{link}</p>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={link} label={say.copyLink} />
          <ShareButton name={game.name} link={link} />
        </div>
      </div>
    </>
  );
}

/** Ways to bring a friend to the table; only the creator of the game has them. */
export function InviteDialog({ game, code, open, onOpenChange }: InviteDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.join.invite.title(game.name)}>
      <p className="text-muted">{words.join.invite.line}</p>
      <Ways game={game} code={code} />
    </Dialog>
  );
}
