import { type ComponentType, useEffect } from 'react';
import { Link } from 'wouter';
import { NotFound } from '../app/NotFound.tsx';
import { useMe, useVisit } from '../account/session.ts';
import { ScreenHeading } from '../design/ScreenHeading.tsx';
import { Sentence } from '../words/Sentence.tsx';
import { words } from '../words/words.ts';
import { AllGames } from './AllGames.tsx';
import { ClaimAdministration } from './ClaimAdministration.tsx';
import { Cost } from './Cost.tsx';
import { Models } from './Models.tsx';
import { Overview } from './Overview.tsx';
import { forgetSetupToken, readSetupToken } from './setup-token.ts';
import { Users } from './Users.tsx';

type Part = keyof typeof words.administration.parts;

/** The parts of the page, by their place in the address. */
const parts: Record<string, { part: Part; Screen: ComponentType }> = {
  '': { part: 'overview', Screen: Overview },
  users: { part: 'users', Screen: Users },
  games: { part: 'games', Screen: AllGames },
  models: { part: 'models', Screen: Models },
  cost: { part: 'cost', Screen: Cost },
};

function Parts({ here }: { here: string }) {
  return (
    <nav aria-label={words.administration.title} className="flex flex-wrap border-b sm:gap-x-3">
      {Object.entries(parts).map(([place, { part }]) => (
        <Link
          key={place}
          href={place === '' ? '/admin' : `/admin/${place}`}
          aria-current={place === here ? 'page' : undefined}
          className="-mb-px inline-flex min-h-11 min-w-11 items-center justify-center border-b-2 px-1.5 border-transparent text-muted hover:text-text aria-[current]:border-accent aria-[current]:text-text"
        >
          {words.administration.parts[part]}
        </Link>
      ))}
    </nav>
  );
}

function NotForYou() {
  const me = useMe();
  return (
    <div className="grid max-w-2xl gap-4 leading-relaxed">
      <ScreenHeading title={words.administration.notForYou.title} />
      <p>
        <Sentence of={words.administration.notForYou.how(<code>fireside users promote {me.name}</code>)} />
      </p>
      <p>
        <Link
          href="/"
          className="inline-flex min-h-6 items-center text-accent underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {words.administration.backToGames}
        </Link>
      </p>
    </div>
  );
}

/** For whoever runs the service: who is here, what is played, with which models, and what that costs. */
export default function Administration({ part = '' }: { part?: string | undefined }) {
  const { is_administrator } = useVisit();
  const shown = parts[part];
  useEffect(() => {
    if (is_administrator) forgetSetupToken();
  }, [is_administrator]);
  if (!is_administrator) {
    const token = readSetupToken(location.hash);
    return token ? <ClaimAdministration token={token} /> : <NotForYou />;
  }
  if (!shown) return <NotFound />;
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <ScreenHeading title={words.administration.titleOf(words.administration.parts[shown.part])}>
          {words.administration.title}
        </ScreenHeading>
        <Parts here={part} />
      </div>
      <shown.Screen />
    </div>
  );
}
