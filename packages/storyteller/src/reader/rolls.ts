import type { Act, Step } from './reading.ts';
import { emptyStep } from './empty-step.ts';

/** What somebody does who only names the skill: `I roll perception`. */
const deeds: Readonly<Record<string, readonly [Act, string]>> = {
  perception: ['search', 'search your surroundings'],
  investigation: ['search', 'look into everything here'],
  stealth: ['sneak', 'move without a sound'],
  persuasion: ['persuade', 'be as persuasive as you can'],
  intimidation: ['threaten', 'look as threatening as you can'],
  deception: ['deceive', 'bluff'],
  insight: ['watch', 'read the faces around you'],
  survival: ['track', 'look for tracks'],
  medicine: ['heal', 'see to the wounded'],
  arcana: ['think', 'recall what you know of magic'],
  history: ['think', 'recall what you know of the past'],
  religion: ['think', 'recall what you know of the gods'],
  nature: ['think', 'recall what you know of nature'],
  performance: ['perform', 'put on a little show'],
  athletics: ['other', 'put your strength into it'],
  acrobatics: ['other', 'put your balance to the test'],
};

/** What a skill that is named beside a deed makes of it: `(deception, I guess?)`. */
export function actOfSkill(aside: string): Act | null {
  const lows = aside.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (lows.length > 6) return null;
  if (lows.join(' ').includes('sleight of hand')) return 'steal';
  const skill = lows.find((low) => Object.hasOwn(deeds, low));
  return skill ? deeds[skill]![0] : null;
}

/** A skill that is named instead of a deed; null where the words are no such thing. */
export function namedSkill(lows: readonly string[]): Step | null {
  if (lows.length > 9) return null;
  const isAlone = lows.length === 1;
  const isRoll =
    /^(?:roll|rolls|rolling|rolled)$/.test(lows[0] ?? '') || (lows[0] === 'use' && lows.length < 5);
  const isCheck = lows.includes('check') && lows.length > 1;
  if (!isRoll && !isCheck && !isAlone) return null;
  const skill = lows.find((low) => Object.hasOwn(deeds, low));
  if (!skill) return null;
  const [act, echo] = deeds[skill]!;
  return { ...emptyStep, act, verb: lows[0]!, echo };
}
