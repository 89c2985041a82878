import type { GameRead, PartyMember } from '@fireside/contract';
import { Link } from 'wouter';
import { useMe } from '../../account/me.ts';
import { CharacterSheet } from '../../characters/sheet/CharacterSheet.tsx';
import { summaryOf } from '../../characters/summary.ts';
import { buttonClass } from '../../design/Button.tsx';

export function OwnSheet({ game, party }: { game: GameRead; party: PartyMember[] }) {
  const me = useMe();
  const character = party.find(({ user_id }) => user_id === me.id)?.character;
  if (!character && game.status === 'ended') {
    return <p className="leading-relaxed text-muted">You sat at this table without a character.</p>;
  }
  if (!character) {
    return (
      <div className="grid justify-items-start gap-3">
        <h2 className="font-story text-lg font-semibold">No character yet</h2>
        <p className="leading-relaxed text-muted">
          You can speak at this table as yourself. With a character, the DM knows what you can do.
        </p>
        <Link href={`/join/${game.id}`} className={buttonClass('secondary')}>
          Choose a character
        </Link>
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <div className="grid gap-0.5">
        <h2 className="font-story text-xl font-semibold">
          <Link href={`/characters/${character.id}`} className="hover:underline hover:underline-offset-4">
            {character.name}
          </Link>
        </h2>
        <p className="text-sm text-muted">{summaryOf(character)}</p>
      </div>
      <CharacterSheet character={character} />
    </div>
  );
}
