import type { CharacterPatch, CharacterRead } from '@fireside/contract';
import { sheetLimits } from '@fireside/contract/protocol';
import { hitDieOf, spellSlots } from '@fireside/contract/sheet';
import { words } from '../../words/words.ts';

/** Something that a day uses up or a fight gives: how it is called, how much there is, and the change of a step. */
export interface Resource {
  key: string;
  label: string;
  words: string;
  /** Of what is ticked off: how many are left, and of how many. */
  pips?: { left: number; of: number };
  fewer: { label: string; patch: CharacterPatch | null };
  more: { label: string; patch: CharacterPatch | null };
}

type Counted = Pick<
  CharacterRead,
  'class_name' | 'level' | 'temporary_hp' | 'hit_dice_spent' | 'slots_spent' | 'death_saves' | 'current_hp'
>;

function slotResource(sheet: Counted, of: number, place: number): Resource {
  const spent = Math.min(of, sheet.slots_spent[place] ?? 0);
  const slots = (now: number): CharacterPatch => ({
    slots_spent: Array.from({ length: Math.max(sheet.slots_spent.length, place + 1) }, (_, level) =>
      level === place ? now : (sheet.slots_spent[level] ?? 0),
    ),
  });
  const { resources } = words.characters;
  return {
    key: `slot of level ${place + 1}`,
    label: resources.slots(place + 1),
    words: resources.of(of - spent, of),
    pips: { left: of - spent, of },
    fewer: { label: resources.spendSlot(place + 1), patch: spent < of ? slots(spent + 1) : null },
    more: { label: resources.regainSlot(place + 1), patch: spent > 0 ? slots(spent - 1) : null },
  };
}

function hitDice({ class_name, level, hit_dice_spent }: Counted): Resource {
  const spent = Math.min(level, hit_dice_spent);
  return {
    key: 'hit dice',
    label: words.characters.resources.hitDice(hitDieOf(class_name)),
    words: words.characters.resources.of(level - spent, level),
    fewer: {
      label: words.characters.resources.spendHitDie,
      patch: spent < level ? { hit_dice_spent: spent + 1 } : null,
    },
    more: {
      label: words.characters.resources.regainHitDie,
      patch: spent > 0 ? { hit_dice_spent: spent - 1 } : null,
    },
  };
}

function temporaryHitPoints({ temporary_hp: now }: Counted): Resource {
  return {
    key: 'temporary',
    label: words.characters.resources.temporary,
    words: String(now),
    fewer: {
      label: words.characters.resources.temporaryFewer,
      patch: now > 0 ? { temporary_hp: now - 1 } : null,
    },
    more: {
      label: words.characters.resources.temporaryMore,
      patch: now < sheetLimits.temporaryHitPoints ? { temporary_hp: now + 1 } : null,
    },
  };
}

function deathSave({ death_saves }: Counted, kind: 'successes' | 'failures'): Resource {
  const now = death_saves[kind];
  const { resources } = words.characters;
  const said =
    kind === 'successes'
      ? { label: resources.successes, fewer: resources.successFewer, more: resources.successMore }
      : { label: resources.failures, fewer: resources.failureFewer, more: resources.failureMore };
  const saves = (count: number): CharacterPatch => ({ death_saves: { ...death_saves, [kind]: count } });
  return {
    key: kind,
    label: said.label,
    words: resources.of(now, sheetLimits.deathSaves),
    fewer: { label: said.fewer, patch: now > 0 ? saves(now - 1) : null },
    more: { label: said.more, patch: now < sheetLimits.deathSaves ? saves(now + 1) : null },
  };
}

/** What of a sheet is counted, as far as it has it: death saves only between life and death. */
export function resourcesOf(sheet: Counted): Resource[] {
  const { successes, failures } = sheet.death_saves;
  const isDown = sheet.current_hp <= 0 || successes + failures > 0;
  return [
    ...(isDown ? [deathSave(sheet, 'successes'), deathSave(sheet, 'failures')] : []),
    temporaryHitPoints(sheet),
    hitDice(sheet),
    ...spellSlots(sheet).flatMap((of, place) => (of > 0 ? [slotResource(sheet, of, place)] : [])),
  ];
}
