import { abilityNames } from '@fireside/contract';
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
}

const ability = abilityNames.map((name) => name.charAt(0).toUpperCase() + name.slice(1)).join('|');
const saves = new RegExp(
  `\\bDC ?(\\d{1,2}) (${ability}) (?:sav(?:e|ing throw)s?)|\\b(${ability}) sav(?:e|ing throw)s?,? \\(?DC ?(\\d{1,2})`,
  'i',
);
const hurts =
  /(\d{1,3}d\d{1,3}(?: ?[+-] ?\d{1,3})?|\b\d{1,3})\)? (?:points? of )?(?:(?:\p{L}+ ){0,2}damage|(?:acid|bludgeoning|cold|fire|force|lightning|necrotic|piercing|poison|psychic|radiant|slashing|thunder)\b)/iu;

export function hazardIn(text: string): Hazard | null {
  const damage = hurts.exec(text)?.[1]?.replace(/\s/g, '');
  if (!damage) return null;
  const [, first, one, other, second] = saves.exec(text) ?? [];
  return {
    ability: one ?? other ?? '',
    difficulty: Number(first ?? second ?? 0),
    damage,
    isHalved: /\bhalf\b/i.test(text),
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
export async function harm(turn: Telling, { damage, isHalved }: Hazard, isSaved: boolean): Promise<void> {
  const { sheet } = turn;
  if (!sheet) return;
  if (isSaved && !isHalved) return void turn.line(unharmed);
  const rolled = /d/.test(damage)
    ? await turn.call('roll_dice', { notation: damage, reason: 'Damage', roller: 'dm' })
    : { total: Number(damage) };
  const total = typeof rolled.total === 'number' ? rolled.total : 0;
  const points = isSaved ? Math.floor(total / 2) : total;
  if (points < 1) return void turn.line(unharmed);
  await turn.call('update_character', { character: sheet.id, hp_change: -points });
  turn.line(harmed, { points: String(points) });
}
