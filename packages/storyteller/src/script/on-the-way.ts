import { sentencesOf } from '../language/sentences.ts';
import { startFight } from '../fight/fight.ts';
import type { Telling } from '../telling/telling.ts';
import { contentWords, sharedWords } from './content-words.ts';
import { tidy } from './findings.ts';
import { befall, hazardIn, withoutHazard } from './hazards.ts';
import { happening, toPlayers } from './narrated.ts';
import { isOnTheWay } from './is-on-the-way.ts';
import { type Opened, roomOf } from './opened.ts';
import type { Room } from './rooms.ts';
import { markSolved, solvedIn } from './seen.ts';

/** What the text has for whoever is on the way from a room. */
export function eventOf(room: Room): string | null {
  const sentences = room.paragraphs
    .filter(({ voice }) => voice === 'plain' || voice === 'secret')
    .flatMap(({ text }) => sentencesOf(text.replace(/^DM only: /i, '')));
  return sentences.find(isOnTheWay) ?? null;
}

const journey = 'way:met';
const bound = 'bound';

/** Whoever leaves a room meets what its text has on the way, once. Whether that holds them up. */
export async function meetOnTheWay(turn: Telling, adventure: Opened): Promise<boolean> {
  const { state } = turn;
  const from = state.been.at(-1);
  const room = from === undefined ? null : roomOf(adventure, from);
  const isBack =
    adventure.rooms.findIndex(({ id }) => id === state.at) <
    adventure.rooms.findIndex(({ id }) => id === from);
  const event = room && !isBack && !solvedIn(state, room.id).includes(journey) ? eventOf(room) : null;
  if (!room || !event || !from) return false;
  markSolved(state, room.id, journey);
  const told = tidy(toPlayers(happening(withoutHazard(event))));
  const words = contentWords(event);
  const place = turn.world.places.find(({ id }) => id === from);
  const foes = (place?.foes ?? []).filter(
    ({ kind }) => sharedWords(words, new Set(contentWords(kind.name))).length > 0,
  );
  if (foes.length === 0) {
    if (told !== '' && adventure.guard.isPlain(told)) turn.say(told);
    const hazard = hazardIn(event);
    if (hazard) await befall(turn, hazard, `way ${room.id}`);
    return false;
  }
  const to = state.at;
  state.at = from;
  state.been = state.been.slice(0, -1);
  state.fought = true;
  turn.hasMoved = false;
  const end = turn.told.indexOf('');
  if (end >= 0) turn.told.length = end;
  turn.paragraph();
  if (told !== '' && adventure.guard.isPlain(told)) turn.say(told);
  state.things[bound] = [to];
  await startFight(turn, foes);
  return true;
}

/** Where the party was going when something held it up; null while it does. */
export function boundFor({ state, table, isWaiting }: Telling): string | null {
  const [to] = state.things[bound] ?? [];
  if (to === undefined || table.encounter || isWaiting) return null;
  delete state.things[bound];
  return to === state.at ? null : to;
}

/** Whoever has gone somewhere is bound for nowhere else. */
export function forgetWay({ state }: Telling): void {
  delete state.things[bound];
}
