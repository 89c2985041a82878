import { aTelling, type TellingOptions } from './a-telling.ts';
import { brannoch } from './sheets.ts';
import { phrase } from './talk-steps.ts';
import type { Step } from '../src/reader/reading.ts';
import { copperInGold, worthOf } from '../src/telling/coins.ts';
import type { Character } from '@fireside/engine';
import { speak, talkStep } from '../src/talk/talk.ts';

/** All coins on a sheet, in whole gold pieces. */
const goldOf = (sheet: Character) => Math.floor(worthOf(sheet) / copperInGold);

/** People of the small world, as a player names them. */
export const odra = phrase('Odra');
export const watchman = phrase('the watchman');
/** The parts of a step that is meant for somebody, about something. */
export const to = (who: ReturnType<typeof phrase>, about?: string): Partial<Step> => ({
  target: who,
  topic: about === undefined ? null : phrase(about),
});

/** One step or one speech, told. */
export async function done(what: Step | string, options: TellingOptions = {}) {
  const told = await aTelling({ message: typeof what === 'string' ? what : `I ${what.echo}`, ...options });
  if (typeof what === 'string') await speak(told.turn, what, null);
  else await talkStep(told.turn, what);
  const skills = told.rolls().map(({ reason }) => reason ?? '');
  const items = told.turn.effects.flatMap((effect) => (effect.kind === 'item' ? [effect] : []));
  return { ...told, skills, items, gold: goldOf(told.turn.sheet!) - goldOf(options.sheet ?? brannoch) };
}
