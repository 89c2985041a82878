import type { Character } from '../../snapshot.ts';
import { mentions } from '../intent/words.ts';
import { type Ability, abilityModifier, proficiencyBonus, signed } from './skills.ts';

const castingAbilities: [RegExp, Ability][] = [
  [/wizard|artificer|mage|engineer|scientist|fighter|rogue/i, 'intelligence'],
  [/cleric|druid|ranger|monk|priest|shaman|healer|medic/i, 'wisdom'],
  [/bard|sorcerer|warlock|paladin|witch/i, 'charisma'],
];

const healing = /cure|heal|mend|restor|aid|goodberry|prayer/i;
const harming =
  /bolt|fire|flame|missile|ray|blast|smite|burn|shock|strike|frost|lightning|thunder|acid|poison|wound|touch|spray|blade|whip|arrow|sacred|toll|mockery|harm|orb|hex|curse|flame|shatter|ice|cold/i;

export type SpellKind = 'healing' | 'harming' | 'other';

export interface Casting {
  /** The spell on the sheet that is meant; null when the sheet has none of that name. */
  spell: string | null;
  kind: SpellKind;
  attack: number;
  modifier: number;
  damage: string;
  healing: string;
}

/** What the words ask of the sheet's magic. */
export function castingOf(sheet: Character | null, message: string, words: readonly string[]): Casting {
  const ability =
    castingAbilities.find(([name]) => name.test(sheet?.class_name ?? ''))?.[1] ?? 'intelligence';
  const modifier = abilityModifier(sheet, ability);
  const attack = modifier + proficiencyBonus(sheet);
  const spells = sheet?.spells ?? [];
  const spell =
    spells.find((name) => message.toLowerCase().includes(name.toLowerCase())) ??
    spells.find((name) => mentions(words, name.toLowerCase().replace(/[^a-z ]/g, ''))) ??
    null;
  const meant = `${spell ?? ''} ${spell ? '' : message}`;
  return {
    spell,
    kind: healing.test(meant) ? 'healing' : harming.test(meant) || spell === null ? 'harming' : 'other',
    attack,
    modifier,
    damage: `1d10${signed(Math.max(0, sheet ? Math.floor(sheet.level / 5) : 0))}`,
    healing: `1d8${signed(Math.max(0, modifier))}`,
  };
}
