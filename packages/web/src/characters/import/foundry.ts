import { abilityModifier } from '@fireside/contract/sheet';
import { withoutMarkup } from './clean.ts';
import type { Draft } from './draft.ts';
import { foundryItems, type FoundryItem } from './foundry-items.ts';
import { at, entriesOf, isObject, listOf, numberOf, textOf, type Untrusted } from './untrusted.ts';
import { abilityOf, capital, coinOf, conditionNames, skillOf } from './words.ts';

/** Where the numbers stand: `system` today, `data` before the tenth version, and once more `data` in exports of a whole document. */
export function foundrySystem(file: Untrusted): Untrusted {
  const found = [at(file, 'system'), at(file, 'data', 'data'), at(file, 'data')].find((part) =>
    isObject(at(part, 'abilities')),
  );
  return found;
}

/** An actor of Foundry VTT's system dnd5e. */
export function readFoundry(file: Untrusted, draft: Draft) {
  const system = foundrySystem(file);
  const details = at(system, 'details');
  const items = foundryItems(at(file, 'items') ?? at(file, 'data', 'items'));
  draft.setLine('name', textOf(at(file, 'name')) || textOf(at(file, 'data', 'name')));
  readAbilities(system, draft);
  readKind(details, items, draft);
  for (const item of items) item.put(draft);
  readCombat(system, items, draft);
  readTraits(system, draft);
  for (const [short, count] of entriesOf(at(system, 'currency'))) {
    const name = coinOf(short);
    const quantity = numberOf(count) ?? 0;
    if (name && quantity > 0) draft.addItem({ name, quantity });
    else if (!name) draft.miss(`currency ${short}: ${quantity}`);
  }
  draft.setNumber('experience', numberOf(at(details, 'xp', 'value')));
  for (const part of ['trait', 'ideal', 'bond', 'flaw', 'appearance', 'alignment']) {
    const words = withoutMarkup(textOf(at(details, part)));
    if (words.trim()) draft.addNotes(`${capital(part)}: ${words}`);
  }
  draft.addNotes(withoutMarkup(textOf(at(details, 'biography', 'value'))));
  readEffects(at(file, 'effects') ?? at(file, 'data', 'effects'), draft);
}

function readAbilities(system: Untrusted, draft: Draft) {
  for (const [short, entry] of entriesOf(at(system, 'abilities'))) {
    const ability = abilityOf(short);
    const value = numberOf(at(entry, 'value'));
    if (!ability) draft.miss(`ability ${short}: ${value ?? ''}`);
    else {
      draft.setAbility(ability, value);
      if (numberOf(at(entry, 'proficient')) === 1) draft.add('proficiencies', `${capital(ability)} saves`);
    }
  }
}

function readKind(details: Untrusted, items: readonly FoundryItem[], draft: Draft) {
  const named = (type: string) => items.find((item) => item.type === type)?.name ?? '';
  const classes = items.filter((item) => item.type === 'class');
  const subclass = named('subclass');
  const several = classes.map(({ name, levels }) => `${name} ${levels}`).join(' / ');
  const only = [classes[0]?.name ?? '', subclass && `(${subclass})`].filter(Boolean).join(' ');
  draft.setLine('class_name', (classes.length > 1 ? several : only) || textOf(at(details, 'class')));
  const levels = classes.reduce((sum, item) => sum + item.levels, 0);
  draft.setNumber('level', levels || numberOf(at(details, 'level')));
  // Where the race or the background is an item of its own, the field holds its id.
  const written = (field: string) => textOf(at(details, field)).replace(/^[A-Za-z0-9]{16}$/, '');
  draft.setLine('ancestry', named('race') || written('race'));
  draft.setLine('background', named('background') || written('background'));
}

function readCombat(system: Untrusted, items: readonly FoundryItem[], draft: Draft) {
  const attributes = at(system, 'attributes');
  const { abilities, level } = draft.character;
  const constitution = abilityModifier(abilities.constitution);
  const dice = items.filter((item) => item.type === 'class').map(({ hitDie }) => hitDie ?? 8);
  const die = dice[0] ?? 8;
  const reckoned = die + constitution + (level - 1) * (die / 2 + 1 + constitution);
  draft.setNumber('max_hp', numberOf(at(attributes, 'hp', 'max')) ?? Math.max(1, reckoned));
  draft.setNumber('current_hp', numberOf(at(attributes, 'hp', 'value')));
  draft.setNumber('temporary_hp', numberOf(at(attributes, 'hp', 'temp')));
  draft.setNumber(
    'hit_dice_spent',
    items.reduce((sum, item) => sum + item.hitDiceSpent, 0),
  );
  const death = at(attributes, 'death');
  draft.setDeathSaves(numberOf(at(death, 'success')), numberOf(at(death, 'failure')));
  const flat = numberOf(at(attributes, 'ac', 'flat')) ?? numberOf(at(attributes, 'ac', 'value'));
  draft.setNumber('armor_class', flat ?? armorClass(items, abilityModifier(abilities.dexterity)));
  const speed = at(attributes, 'movement', 'walk') ?? at(attributes, 'speed', 'value');
  draft.setNumber('speed', numberOf(speed));
  const slots = Array.from({ length: 9 }, (_, place) => at(system, 'spells', `spell${place + 1}`));
  draft.setSlotsSpent(
    slots.map((slot) => Math.max(0, (numberOf(at(slot, 'max')) ?? 0) - (numberOf(at(slot, 'value')) ?? 0))),
  );
}

/** As it follows from what is worn: newer versions do not write it down. */
function armorClass(items: readonly FoundryItem[], dexterity: number): number {
  const worn = items.filter(({ armor }) => armor?.isWorn).map(({ armor }) => armor!);
  const body = worn.find(({ kind }) => /^(light|medium|heavy)$/.test(kind));
  const shield = worn.find(({ kind }) => kind === 'shield');
  const most = { light: 10, medium: 2, heavy: 0 }[body?.kind ?? 'light'] ?? 10;
  return (body?.value ?? 10) + Math.min(dexterity, most) + (shield?.value ?? 0);
}

function readTraits(system: Untrusted, draft: Draft) {
  for (const [short, entry] of entriesOf(at(system, 'skills'))) {
    const level = numberOf(at(entry, 'value')) ?? numberOf(at(entry, 'proficient')) ?? 0;
    const skill = skillOf(short);
    if (level < 1) continue;
    if (skill) draft.add('proficiencies', level >= 2 ? `${skill} (expertise)` : skill);
    else draft.miss(`skill ${short}`);
  }
  for (const kind of ['languages', 'armorProf', 'weaponProf', 'toolProf']) {
    const trait = at(system, 'traits', kind);
    for (const value of listOf(at(trait, 'value'))) draft.add('proficiencies', capital(textOf(value)));
    for (const custom of textOf(at(trait, 'custom')).split(';')) draft.add('proficiencies', custom);
  }
}

/** What weighs on the actor at the moment. */
function readEffects(effects: Untrusted, draft: Draft) {
  for (const effect of listOf(effects)) {
    const names = [...listOf(at(effect, 'statuses')), at(effect, 'name'), at(effect, 'label')].map((name) =>
      textOf(name).toLowerCase(),
    );
    const condition = conditionNames.find((name) => names.includes(name));
    if (condition && at(effect, 'disabled') !== true) draft.add('conditions', condition);
  }
}
