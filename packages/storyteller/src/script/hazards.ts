import { abilityNames } from '@fireside/contract';
import { knownVerb } from '../reader/verbs.ts';
import type { Attempt } from '../world/state.ts';
import type { Telling } from '../telling/telling.ts';
import { harmed, unharmed } from './script-lines.ts';

/** What a sentence does to whoever it befalls: a saving throw, or harm outright. */
export interface Hazard {
  /** `Constitution`; empty where nothing can be done against it. */
  ability: string;
  difficulty: number;
  /** `2d6`, `5`. */
  damage: string;
  /** Whether half of it is taken all the same. */
  isHalved: boolean;
  /** What else comes of it, as it is told: `You fall asleep.`; empty where nothing does. */
  effect: string;
}

const ability = abilityNames.map((name) => name.charAt(0).toUpperCase() + name.slice(1)).join('|');
const saves = new RegExp(
  `\\bDC ?(\\d{1,2}) (${ability}) (?:sav(?:e|ing throw)s?)|\\b(${ability}) sav(?:e|ing throw)s?,? \\(?DC ?(\\d{1,2})`,
  'i',
);
const hurts =
  /(\d{1,3}d\d{1,3}(?: ?[+-] ?\d{1,3})?|\b\d{1,3})\)? (?:points? of )?(?:(?:\p{L}+ ){0,2}damage|(?:acid|bludgeoning|cold|fire|force|lightning|necrotic|piercing|poison|psychic|radiant|slashing|thunder)\b)/iu;

const dice = /\b\d{1,2}d\d{1,3}(?: ?[+-] ?\d{1,2})?/;
const failing =
  /\bsav(?:e|ing throw)s?,? (?:or|otherwise|else)(?: else)?,? (?:(?:he|she|they|it|you) )?(?!takes?\b|suffers?\b|takes?\b)(\p{L}+)((?: \p{L}[\p{L}'’-]*){0,8})/iu;

/** `or falls asleep for one minute`: `You fall asleep for one minute.` */
function effectOf(text: string): string {
  const [, verb, rest = ''] = failing.exec(text) ?? [];
  const base = verb && (knownVerb(verb.toLowerCase()) ?? (/^(?:be|is|are)$/i.test(verb) ? 'are' : null));
  return base ? `You ${base === 'be' ? 'are' : base}${rest.replace(/ (?:for|and take|taking)$/i, '')}.` : '';
}

export function hazardIn(text: string): Hazard | null {
  const [, first, one, other, second] = saves.exec(text) ?? [];
  const ability = one ?? other ?? '';
  const isSaved = ability !== '';
  const damage = (hurts.exec(text)?.[1] ?? (isSaved && dice.exec(text)?.[0]) ?? '') || '';
  const effect = isSaved ? effectOf(text) : '';
  if (damage === '' && effect === '') return null;
  return {
    ability,
    difficulty: Number(first ?? second ?? 0),
    damage: damage.replace(/\s/g, ''),
    isHalved: /\bhalf\b/i.test(text),
    effect,
  };
}

/** A sentence without what its dice decide: `he rings the bell and the hero must make …` is `he rings the bell`. */
export function withoutHazard(sentence: string): string {
  if (!/\bDC ?\d|\bsav(?:e|ing throw)|\d+d\d+|\bdamage\b/i.test(sentence)) return sentence;
  const clauses = sentence
    .replace(/[.!]$/, '')
    .split(
      /(?:,|;)? and (?=(?:the|each|every|any|all|whoever|you|an?) )|[;:] |, (?:dealing|inflicting|causing|which deals?|who must|each of whom) /i,
    );
  const told = clauses.filter((one) => !/\bDC ?\d|\bsav(?:e|ing throw)|\d+d\d+|\bdamage\b/i.test(one));
  return told.length > 0 ? `${told.join(' and ')}.` : '';
}

/** Lets the dice decide what it does to the speaker. `about`: under what it is found again when they roll for themselves. */
export async function befall(turn: Telling, hazard: Hazard, about: string): Promise<void> {
  const { sheet, state, speaker } = turn;
  if (!sheet) return;
  if (hazard.ability === '') return await harm(turn, hazard, false);
  const answer = await turn.call('check', {
    who: sheet.id,
    check: `${hazard.ability} save`,
    difficulty: hazard.difficulty,
  });
  if (answer.status === 'awaiting_player_roll') {
    const attempt: Attempt = {
      by: 'story',
      step: noStep,
      skill: hazard.ability,
      difficulty: hazard.difficulty,
      about,
    };
    state.asked[speaker.seat.user_id] = attempt;
    turn.isWaiting = true;
    return;
  }
  await harm(turn, hazard, answer.status === 'success');
}

const noStep: Attempt['step'] = {
  ...{ act: 'other', verb: 'do', echo: '', object: null, instrument: null, target: null },
  ...{ topic: null, manner: null, speech: null, amount: null },
};

/** What is left to do once the saving throw is known. */
export async function harm(
  turn: Telling,
  { damage, isHalved, effect }: Hazard,
  isSaved: boolean,
): Promise<void> {
  const { sheet } = turn;
  if (!sheet) return;
  if (isSaved && (!isHalved || damage === '')) return void turn.line(unharmed);
  if (!isSaved && effect !== '') turn.say(effect);
  if (damage === '') return;
  const rolled = /d/.test(damage)
    ? await turn.call('roll_dice', { notation: damage, reason: 'Damage', roller: 'dm' })
    : { total: Number(damage) };
  const total = typeof rolled.total === 'number' ? rolled.total : 0;
  const points = isSaved ? Math.floor(total / 2) : total;
  if (points < 1) return void turn.line(unharmed);
  await turn.call('update_character', { character: sheet.id, hp_change: -points });
  turn.line(harmed, { points: String(points) });
}
