import { hashText } from '../random.ts';
import { listed } from '../language/nouns.ts';
import { singular } from '../reader/inflection.ts';
import { fallenHere, noteSearched } from '../fight/fallen.ts';
import { gain } from '../story/progress.ts';
import { gainItem } from '../telling/belongings.ts';
import { type Deed, tell } from './deed.ts';
import * as lines from './lines/loot.ts';

const lying = /^(?:body|corpse|fallen|dead|remains|slain|carcass|loser|enemy|foe|pocket|victim)$/;
const taking = new Set(['search', 'take', 'steal', 'look', 'touch']);
/** Who is no beast has pockets, of whatever kind. */
const beasts =
  /\b(?:wol(?:f|ves)|rats?|spiders?|bats?|crabs?|snakes?|serpents?|boars?|bears?|hounds?|dogs?|wasps?|hornets?|beetles?|crows?|ravens?|hawks?|eels?|fish|sharks?|lizards?|oozes?|slimes?|vines?|swarms?|birds?|cats?|lions?|apes?|scorpions?|centipedes?|worms?|drones?|ghosts?|shadows?|spirits?|wraiths?|elementals?)\b/i;

/** Those who were beaten here are gone through. Whether they were meant. */
export async function searchesFallen(deed: Deed): Promise<boolean> {
  const { turn, step } = deed;
  const { fallen, isSearched } = fallenHere(turn);
  if (fallen.length === 0 || turn.table.encounter || !taking.has(step.act)) return false;
  const words = [step.object, step.target].flatMap((phrase) =>
    phrase ? [phrase.head, ...phrase.words] : [],
  );
  const isMeant = words.some(
    (word) =>
      lying.test(singular(word)) || fallen.some((one) => singular(one).split(' ').includes(singular(word))),
  );
  if (!isMeant) return false;
  const slots = { fallen: `the ${listed(fallen)}` };
  if (isSearched) {
    tell(deed, lines.searchedBefore, slots);
    return true;
  }
  noteSearched(turn);
  if (fallen.every((one) => beasts.test(one))) {
    tell(deed, lines.beasts, slots);
    return true;
  }
  tell(deed, lines.carried, slots);
  const found = hashText(`${turn.state.seed} ${turn.state.at} fallen`);
  // What an adventure's own text does not give is not given.
  const isTale = turn.state.outline !== null && turn.world.genre === 'fantasy';
  const silver = isTale ? 2 + (found % 7) : 0;
  if (silver > 0 && (await gainItem(turn, 'Silver pieces', silver)))
    turn.line(lines.coins, { coins: `${silver} silver pieces` });
  gain(turn, 0.5);
  return true;
}
