import { listed } from '../language/nouns.ts';
import { plainWords } from '../setup/plain-words.ts';
import type { Telling } from '../telling/telling.ts';
import { asksForHelp, greetings, latecomers } from './lines.ts';

/** The players by name, with the characters that they play. */
export function namesAtTable({ table }: Telling): string {
  return listed(
    table.party.map(({ name, character }) =>
      character && character.name !== name ? `${name} as ${character.name}` : name,
    ),
  );
}

export function sayWelcome(turn: Telling): void {
  const { party, game } = turn.table;
  turn.line(party.length > 1 ? greetings.many : greetings.one, {
    names: namesAtTable(turn),
    game: `"${game.name}"`,
  });
  // What the host wished for and cannot have is said before anything begins.
  for (const words of plainWords(game)) turn.say(words);
}

/** Welcomes everybody who has joined, and opens the tale. */
export function greet(turn: Telling): void {
  const { world, place } = turn;
  sayWelcome(turn);
  turn.paragraph();
  turn.line([place.arrival]);
  turn.paragraph();
  const speech = world.threat && turn.prose.draw(world.threat.hook, turn.slots);
  if (speech && world.patron) turn.line(asksForHelp, { patron: world.patron.name, speech });
}

/** Somebody who was not at the table when the tale began. */
export function welcome(turn: Telling): void {
  const { state, speaker } = turn;
  if (state.met.includes(speaker.seat.name)) return;
  state.met = [...state.met, speaker.seat.name].slice(-12);
  turn.line(latecomers);
}
