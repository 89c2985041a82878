import type { PartyMember } from '@fireside/contract';
import { Link } from 'wouter';
import { useMe } from '../../account/session.ts';
import { CharacterSheet } from '../../characters/sheet/CharacterSheet.tsx';
import { summaryOf } from '../../characters/summary.ts';
import { buttonClass } from '../../design/Button.tsx';
import { words } from '../../words/words.ts';

interface OwnSheetProps {
  gameId: string;
  party: PartyMember[];
  ended: boolean;
}

export function OwnSheet({ gameId, party, ended }: OwnSheetProps) {
  const me = useMe();
  const character = party.find(({ user_id }) => user_id === me.id)?.character;
  if (!character && ended) {
    return <p className="leading-relaxed text-muted">{words.party.satWithout}</p>;
  }
  if (!character) {
    return (
      <div className="grid justify-items-start gap-3">
        <h2 className="font-story text-lg font-semibold">{words.party.noCharacterTitle}</h2>
        <p className="leading-relaxed text-muted">{words.party.speakAsYourself}</p>
        <Link href={`/join/${gameId}`} className={buttonClass('secondary')}>
          {words.party.chooseCharacter}
        </Link>
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <div className="grid gap-0.5">
        <h2 className="font-story text-xl font-semibold">
          <Link
            href={`/characters/${character.id}`}
            className="inline-flex min-h-6 items-center hover:underline hover:underline-offset-4 pointer-coarse:min-h-11"
          >
            {character.name}
          </Link>
        </h2>
        <p className="text-sm text-muted">{summaryOf(character)}</p>
      </div>
      <CharacterSheet character={character} />
    </div>
  );
}
