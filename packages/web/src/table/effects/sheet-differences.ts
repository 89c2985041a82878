import type { SheetField } from '@fireside/contract/effects';
import { termFor } from '../../characters/term.ts';
import { deathSaveWords } from '../../design/death-save-words.ts';
import { words } from '../../words/words.ts';
import { isObject } from '../is-effect.ts';
import { type Difference, entriesOf, said, short, withNote } from './difference.ts';

type Change = Pick<SheetField, 'field' | 'before' | 'after'>;

function valueDifference(written: string, before: unknown, after: unknown): Difference {
  const name = termFor(written);
  const [was, is] = [said(before), said(after)];
  if (after === undefined)
    return {
      chip: words.effects.without(short(name)),
      detail: words.effects.of(name, `${was} → ${words.effects.none}`),
    };
  const detail = words.effects.of(name, before === undefined ? is : `${was} → ${is}`);
  if (typeof after === 'boolean')
    return { chip: after ? short(name) : words.effects.not(short(name)), detail };
  if (before === undefined) return { chip: short(`${name} ${is}`), detail };
  return {
    chip: `${short(name)} ${short(was)} → ${short(is)}`,
    words: words.effects.fromTo(name, short(was), short(is)),
    detail,
  };
}

function statDifferences({ before, after }: Change): Difference[] {
  const was = isObject(before) ? before : {};
  const is = isObject(after) ? after : {};
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => said(was[name]) !== said(is[name]))
    .map((name) => valueDifference(name, was[name], is[name]));
}

function noteDifferences({ before, after }: Change): Difference[] {
  const was = entriesOf(before);
  return entriesOf(after).flatMap(({ name, note }, place) =>
    was[place]?.note === note
      ? []
      : {
          chip: words.effects.noteOn(short(name)),
          detail: words.effects.of(name, note || words.effects.noNote),
        },
  );
}

/** How many of something, where that is a number. */
function numberIn(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

function savesIn(value: unknown) {
  const saves = isObject(value) ? value : {};
  return { successes: numberIn(saves.successes), failures: numberIn(saves.failures) };
}

function deathSavesShown({ before, after }: Change): Difference {
  const [was, is] = [savesIn(before), savesIn(after)];
  const counted = words.effects.deathSaves(deathSaveWords(is));
  const detail = withNote(counted, words.effects.before(deathSaveWords(was)));
  if (is.failures >= 3) return { chip: words.effects.dead, detail };
  if (is.successes >= 3) return { chip: words.effects.stable, detail };
  // Nothing is counted any more: what ended it has a chip of its own.
  return { chip: is.successes + is.failures === 0 ? null : counted, detail };
}

function hitDiceShown({ before, after }: Change): Difference {
  const [was, is] = [numberIn(before), numberIn(after)];
  const { hitDiceSpent, hitDiceBack, hitDiceSpentInAll } = words.effects;
  return {
    chip: is > was ? hitDiceSpent(is - was) : hitDiceBack(was - is),
    detail: hitDiceSpentInAll(`${was} → ${is}`),
  };
}

function slotsShown(level: number, before: unknown, after: unknown): Difference {
  const [was, is] = [numberIn(before), numberIn(after)];
  const { slotsSpent, slotsBack, slotsSpentInAll } = words.effects;
  return {
    chip: is > was ? slotsSpent(is - was, level) : slotsBack(was - is, level),
    detail: slotsSpentInAll(level, `${was} → ${is}`),
  };
}

function slotDifferences({ before, after }: Change): Difference[] {
  const [was, is] = [before, after].map((list): unknown[] => (Array.isArray(list) ? list : []));
  return Array.from({ length: Math.max(was!.length, is!.length) }, (_, place) => place)
    .filter((place) => numberIn(was![place]) !== numberIn(is![place]))
    .map((place) => slotsShown(place + 1, was![place], is![place]));
}

function experienceShown({ before, after }: Change): Difference {
  const [was, is] = [numberIn(before), numberIn(after)];
  const many = Math.abs(is - was);
  return {
    chip: words.effects.experience(`${is < was ? '−' : '+'} ${many}`),
    words: is < was ? words.effects.experienceLost(many) : words.effects.experienceGained(many),
    detail: words.effects.experienceSteps(`${was} → ${is}`),
  };
}

function temporaryShown({ before, after }: Change): Difference {
  const is = numberIn(after);
  return {
    chip: words.effects.temporary(is),
    words: words.effects.temporarySaid(is),
    detail: words.effects.temporarySteps(`${numberIn(before)} → ${is}`),
  };
}

/** What is new on a sheet besides hit points, belongings and conditions. */
export function sheetDifferences(change: Change): Difference[] {
  const [was, is] = [said(change.before), said(change.after)];
  const steps = `${was} → ${is}`;
  const { level, maximum, maximumSaid, maximumSteps } = words.effects;
  switch (change.field) {
    case 'level':
      return [{ chip: level(steps), words: level(words.effects.steps([was, is])), detail: level(steps) }];
    case 'max_hp':
      return [{ chip: maximum(steps), words: maximumSaid(is, was), detail: maximumSteps(steps) }];
    case 'combat_stats':
      return statDifferences(change);
    case 'inventory':
      return noteDifferences(change);
    case 'temporary_hp':
      return [temporaryShown(change)];
    case 'experience':
      return [experienceShown(change)];
    case 'hit_dice_spent':
      return [hitDiceShown(change)];
    case 'death_saves':
      return [deathSavesShown(change)];
    case 'slots_spent':
      return slotDifferences(change);
  }
}
