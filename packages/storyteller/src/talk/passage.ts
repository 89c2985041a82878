import type { Telling } from '../telling/telling.ts';
import type { Exit, Person } from '../world/world.ts';
import { asksToPass } from './tone.ts';
import { isSameWord, shares, wordsIn } from './words.ts';

const mostOpen = 12;

const isBarred = ({ state }: Telling, { to, obstacle }: Exit) =>
  obstacle !== null && !state.open.includes(to);

/** Whether the one who is spoken to is what stands in the way. */
function standsInWay({ obstacle }: Exit, { words, role }: Person): boolean {
  const own = [...words, ...wordsIn(role)].filter((word) => word.length > 3);
  return (
    obstacle !== null &&
    shares(own, [...obstacle.words, ...wordsIn(obstacle.name), ...wordsIn(obstacle.block)])
  );
}

/** The way that somebody could open who is won over by these words; null where it is about something else. */
export function wayMeant(turn: Telling, person: Person, text: string, isLoose: boolean): Exit | null {
  const names = [...person.words, ...wordsIn(person.name), ...wordsIn(person.role)];
  const said = wordsIn(text).filter((word) => !names.some((name) => isSameWord(name, word)));
  const barred = turn.place.exits.filter((exit) => isBarred(turn, exit));
  const wantsBy = asksToPass(text);
  const isNamed = ({ name, words, obstacle }: Exit) =>
    shares(
      said,
      [...words, ...obstacle!.words, ...wordsIn(obstacle!.name), ...wordsIn(name)].filter(
        (word) => word.length > 3,
      ),
    );
  return (
    barred.find((exit) => isNamed(exit) && (wantsBy || isLoose)) ??
    barred.find((exit) => standsInWay(exit, person) && (wantsBy || isLoose)) ??
    null
  );
}

/** The way stands open from now on; `isDear`: it costs something. */
export function letPass(turn: Telling, exit: Exit, isDear: boolean): void {
  const { state } = turn;
  state.open = [...state.open.filter((to) => to !== exit.to), exit.to].slice(-mostOpen);
  const told = isDear ? exit.obstacle?.cost : exit.obstacle?.pass;
  if (told && !turn.line([told])) turn.say(`The way to ${exit.name} is open.`);
  turn.remember(`talked a way through to ${exit.name}`);
}
