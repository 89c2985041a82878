import { words } from '../../words/words.ts';
import { type DiceTerm, readTerms, type Term } from './read-terms.ts';

/** More dice than that are added up by whoever rolled them. */
const handful = 5;

export interface OwnDice {
  terms: readonly Term[];
  /** The sides of every die, in the order in which they are written. */
  sides: readonly number[];
}

/** The dice that somebody reads off one by one. Null where they are too many, or the service alone knows what they do. */
export function ownDiceOf(notation: string): OwnDice | null {
  const terms = readTerms(notation);
  const dice = terms?.filter((term) => term.kind === 'dice') ?? [];
  // Before they are laid out: somebody may ask for a hundred of them.
  const count = dice.reduce((sum, term) => sum + term.count, 0);
  if (!terms || count < 1 || count > handful || dice.some(({ kept }) => kept < 1)) return null;
  return { terms, sides: dice.flatMap((term) => Array.from({ length: term.count }, () => term.sides)) };
}

/** Which dice of a term count, by their places. */
function keptOf({ kept, keeps }: DiceTerm, faces: readonly number[]): Set<number> {
  const order = [...faces.keys()].sort((one, other) => faces[one]! - faces[other]!);
  if (keeps === 'highest') order.reverse();
  return new Set(order.slice(0, kept));
}

const numeral = (number: number) => String(number).replace('-', '−');

/** What dice come to, as people write it: `14 + 5 = 19`, `14 (3 dropped) + 5 = 19`, or `14` where there is nothing to add. */
export function workOut({ terms }: OwnDice, shown: readonly number[]): string {
  let [working, total, parts, at] = ['', 0, 0, 0];
  const add = (number: number, sign: 1 | -1) => {
    const mark = sign === -1 ? '−' : '+';
    working += parts > 0 ? ` ${mark} ${number}` : `${sign === -1 ? mark : ''}${number}`;
    total += sign * number;
    parts += 1;
  };
  for (const term of terms) {
    if (term.kind === 'number') {
      add(term.value, term.sign);
      continue;
    }
    const faces = shown.slice(at, at + term.count);
    const kept = keptOf(term, faces);
    at += term.count;
    for (const [place, face] of faces.entries()) if (kept.has(place)) add(face, term.sign);
    const dropped = faces.filter((_, place) => !kept.has(place));
    if (dropped.length > 0) working += ` (${words.composer.roll.dropped(dropped.join(', '))})`;
  }
  return parts > 1 ? `${working} = ${numeral(total)}` : working;
}
