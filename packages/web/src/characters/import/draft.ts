import type { AbilityName, CharacterCreate, InventoryItem } from '@fireside/contract';
import { unspent } from '@fireside/contract/effects';
import { sheetLimits } from '@fireside/contract/protocol';
import { cleanLine, cleanText, shorten } from './clean.ts';
import { capital } from './words.ts';
import { termFor } from '../term.ts';
import { words } from '../../words/words.ts';

/** A sheet that was read, and what of it could not be. */
export interface Imported {
  character: CharacterCreate;
  /** In the file's own words. */
  notUnderstood: string[];
  /** What did not fit on a sheet. */
  cut: string[];
}

const lines = { name: sheetLimits.name, ancestry: 80, class_name: 80, background: 80 } as const;
const lists = {
  proficiencies: { most: 60, length: 120, label: 'proficiencies' },
  spells: { most: 120, length: 120, label: 'spells' },
  conditions: { most: sheetLimits.conditions, length: sheetLimits.condition, label: 'conditions' },
} as const;
const numbers = {
  level: { ...sheetLimits.level, label: 'level' },
  armor_class: { min: 0, max: 50, label: 'armour class' },
  speed: { min: 0, max: 500, label: 'speed' },
  max_hp: { ...sheetLimits.maximumHitPoints, label: 'maximum hit points' },
  current_hp: { ...sheetLimits.hitPoints, label: 'hit points' },
  temporary_hp: { min: 0, max: sheetLimits.temporaryHitPoints, label: 'temporary hit points' },
  hit_dice_spent: { min: 0, max: sheetLimits.hitDice, label: 'hit dice spent' },
  experience: { min: 0, max: sheetLimits.experience, label: 'experience' },
} as const;
const notesLength = 8_000;
const mostWords = 200;
const mostMissed = 100;

/** A field as its reader calls it. */
const shown = (label: string) => capital(termFor(label));

export type NumberField = keyof typeof numbers;
export type Draft = ReturnType<typeof createDraft>;

/** Gathers a sheet from whatever is handed in: everything is cleaned and bounded here, and what does not fit is written down. */
export function createDraft() {
  const character: CharacterCreate = {
    ...{ name: '', ancestry: '', class_name: '', level: 1, background: '' },
    abilities: { strength: 10, dexterity: 10, constitution: 10, intelligence: 10, wisdom: 10, charisma: 10 },
    ...{ armor_class: 10, speed: 30, current_hp: 10, max_hp: 10 },
    ...{ proficiencies: [], inventory: [], spells: [], conditions: [], backstory: '', combat_stats: {} },
    ...structuredClone(unspent),
  };
  const notUnderstood: string[] = [];
  const cut: string[] = [];
  const given = new Set<NumberField>();
  const features: string[] = [];
  let missed = 0;

  function bound(label: string, value: number, { min, max }: { min: number; max: number }): number {
    const whole = Math.trunc(value);
    const kept = Math.max(min, Math.min(whole, max));
    if (kept !== whole) cut.push(words.characters.import.became(shown(label), whole, kept));
    return kept;
  }

  function fit(label: string, text: string, most: number): string {
    const clean = cleanLine(text);
    const kept = shorten(clean, most);
    if (kept.isCut) cut.push(words.characters.import.shortened(shown(label), most, shorten(clean, 60).text));
    return kept.text;
  }

  function addNotes(text: string) {
    const clean = cleanText(text);
    if (clean === '') return;
    const whole = character.backstory ? `${character.backstory}\n\n${clean}` : clean;
    const kept = shorten(whole, notesLength);
    if (kept.isCut) cut.push(words.characters.import.notesShortened(notesLength));
    character.backstory = kept.text;
  }

  return {
    character,
    has: (field: NumberField) => given.has(field),

    setLine(field: keyof typeof lines, text: string) {
      const kept = fit(field.replace('_name', ''), text, lines[field]);
      if (kept !== '') character[field] = kept;
    },

    setNumber(field: NumberField, value: number | null) {
      if (value === null) return;
      character[field] = bound(numbers[field].label, value, numbers[field]);
      given.add(field);
    },

    setAbility(ability: AbilityName, value: number | null) {
      if (value !== null) character.abilities[ability] = bound(ability, value, { min: 1, max: 30 });
    },

    setDeathSaves(successes: number | null, failures: number | null) {
      const most = { min: 0, max: sheetLimits.deathSaves };
      character.death_saves = {
        successes: bound('death saves', successes ?? 0, most),
        failures: bound('death saves', failures ?? 0, most),
      };
    },

    /** By the level of the spell, from the first on. */
    setSlotsSpent(spent: readonly number[]) {
      const bounded = spent
        .slice(0, sheetLimits.spellLevels)
        .map((count) => bound('spell slots', count, { min: 0, max: sheetLimits.slots }));
      character.slots_spent = bounded.some((count) => count > 0) ? bounded : [];
    },

    add(list: keyof typeof lists, text: string) {
      const { most, length, label } = lists[list];
      const entry = fit(label, text, length);
      if (entry === '' || character[list].includes(entry)) return;
      if (character[list].length >= most) cut.push(words.characters.import.noRoom(shown(label), entry));
      else character[list].push(entry);
    },

    addItem({ name, quantity = 1, note = '' }: Partial<InventoryItem> & { name: string }) {
      const item = {
        name: fit('inventory', name, sheetLimits.itemName),
        quantity: bound('quantity', quantity, { min: 0, max: sheetLimits.itemQuantity }),
        note: fit('note', note, sheetLimits.itemNote),
      };
      if (item.name === '') return;
      if (character.inventory.length >= sheetLimits.items)
        cut.push(words.characters.import.noRoom(shown('inventory'), item.name));
      else character.inventory.push(item);
    },

    addNotes,

    /** What one can do by one's class or kin: it stands with the notes, which the DM reads. */
    addFeature(text: string) {
      const feature = cleanLine(text);
      if (feature !== '' && !features.includes(feature)) features.push(feature);
    },

    miss(missing: string) {
      const clean = shorten(cleanLine(missing), mostWords).text;
      if (clean === '') return;
      missed += 1;
      if (missed <= mostMissed) notUnderstood.push(clean);
    },

    finish(): Imported {
      if (features.length > 0) addNotes(`Features: ${features.join(', ')}`);
      if (missed > mostMissed) notUnderstood.push(words.characters.import.more(missed - mostMissed));
      if (cut.length > mostMissed)
        cut.splice(mostMissed, cut.length, words.characters.import.more(cut.length - mostMissed));
      if (!given.has('current_hp')) character.current_hp = character.max_hp;
      if (!given.has('max_hp')) character.max_hp = Math.max(1, character.current_hp);
      if (character.current_hp > character.max_hp) {
        cut.push(words.characters.import.becameMaximum(character.current_hp, character.max_hp));
        character.current_hp = character.max_hp;
      }
      return { character, notUnderstood, cut };
    },
  };
}
