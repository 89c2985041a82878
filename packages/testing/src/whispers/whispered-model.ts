import { modelAnswers, type StandInAnswer } from '../stand-in/answers.ts';
import type { StandInRequest } from '../stand-in/model-stand-in.ts';
import { wordsIn } from './canaries.ts';

/** What the model does when it answers a message that says `plan-…`. */
export const plans = ['plain', 'rolls', 'asks', 'hurts', 'fails', 'held'] as const;
export type Plan = (typeof plans)[number];

/** The message that a prompt asks to answer, if it was said by one of the evening's players. */
function saidIn({ latest, tools }: StandInRequest): string | null {
  if (tools.length === 0) return null;
  const last = latest.split('\n\n').findLast((paragraph) => paragraph.includes('spk-'));
  return last ?? null;
}

/** Whom a prompt answers, by their place in the evening; null for the greeting and for chapters. */
export function answeredIn(request: StandInRequest): number | null {
  const place = /spk-(\d+)/.exec(saidIn(request) ?? '')?.[1];
  return place === undefined ? null : Number(place);
}

/**
 * A model that tells a whisperer everything that it was told, with every means that a turn has, and the table nothing. What
 * says `plan-fails` fails the first time; what says `plan-held` waits in the middle of its words.
 */
export function whisperedModel(held: () => Promise<unknown>) {
  const failed = new Set<string>();
  return (request: StandInRequest): StandInAnswer => {
    const said = saidIn(request);
    if (said === null) return modelAnswers.text('The fire crackles.');
    const plan = /plan-(\w+)/.exec(said)?.[1] as Plan | undefined;
    const place = answeredIn(request);
    const word = said.includes('whispering to you alone') ? (wordsIn(said).at(-1) ?? '') : 'nothing';
    const character = /\(as ([^)]+)\)/.exec(said)?.[1] ?? '';
    const isBegun = request.messages.at(-1)!.role === 'tool';
    if (isBegun && plan === 'fails' && !failed.has(said)) {
      failed.add(said);
      return modelAnswers.status(400, { message: `no ${word}` });
    }
    if (!isBegun && plan === 'rolls')
      return modelAnswers.toolCall('roll_dice', { notation: '1d20', reason: `Seek ${word}`, roller: 'dm' });
    if (!isBegun && plan === 'asks')
      return modelAnswers.toolCall('roll_dice', {
        notation: '1d20+2',
        reason: `plan-plain spk-${place} ${word}`,
        roller: 'player',
      });
    if (!isBegun && (plan === 'hurts' || plan === 'fails'))
      return modelAnswers.toolCall('update_character', { character, hp_change: -1 });
    if (plan === 'held')
      return modelAnswers.text(`You hear ${word}. Then there is silence. Then ${word} again.`, {
        until: held(),
        tokensBefore: 8,
      });
    return modelAnswers.text(`You hear ${word}.`);
  };
}
