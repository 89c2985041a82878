import { abilityModifier } from '@fireside/contract/sheet';
import type { Draft } from './draft.ts';
import { at, entriesOf, listOf, numberOf, textOf, type Untrusted } from './untrusted.ts';
import { abilityOf, capital, coinOf } from './words.ts';

/** The ranks of a proficiency as Pathbuilder counts them. */
const ranks: Record<number, string> = { 2: 'trained', 4: 'expert', 6: 'master', 8: 'legendary' };
/** What the sheet has no place for, or says elsewhere. */
const passedOver = new Set(['classDC', 'castingArcane', 'castingDivine', 'castingOccult', 'castingPrimal']);
const saves = new Set(['fortitude', 'reflex', 'will']);

/** The part of an export that holds the character, also where only that was copied. */
export function pathbuilderBuild(file: Untrusted): Untrusted {
  return [at(file, 'build'), file].find((part) => numberOf(at(part, 'abilities', 'str')) !== null);
}

/** A character as Pathbuilder exports it, or a program that followed its form. */
export function readPathbuilder(file: Untrusted, draft: Draft) {
  const build = pathbuilderBuild(file);
  draft.setLine('name', textOf(at(build, 'name')));
  const several = [at(build, 'class'), at(build, 'dualClass')].map(textOf).filter(Boolean);
  draft.setLine('class_name', several.join(' / '));
  draft.setLine('ancestry', ancestryOf(textOf(at(build, 'ancestry')), textOf(at(build, 'heritage'))));
  draft.setLine('background', textOf(at(build, 'background')));
  draft.setNumber('level', numberOf(at(build, 'level')));
  draft.setNumber('experience', numberOf(at(build, 'xp')));
  for (const [short, value] of entriesOf(at(build, 'abilities'))) {
    const ability = abilityOf(short);
    if (ability) draft.setAbility(ability, numberOf(value));
    else if (short !== 'breakdown') draft.miss(`ability ${short}`);
  }
  readNumbers(build, draft);
  readProficiencies(build, draft);
  readBelongings(build, draft);
  readSpells(build, draft);
  readNotes(build, draft);
}

/** "Human", "Ancient-Blooded Dwarf" and not "Dwarf Ancient-Blooded Dwarf". */
function ancestryOf(ancestry: string, heritage: string): string {
  if (heritage.toLowerCase().includes(ancestry.toLowerCase())) return heritage || ancestry;
  return heritage ? `${ancestry} (${heritage})` : ancestry;
}

function readNumbers(build: Untrusted, draft: Draft) {
  const attribute = (name: string) => numberOf(at(build, 'attributes', name)) ?? 0;
  const { abilities, level } = draft.character;
  if (at(build, 'attributes') !== undefined) {
    const each =
      attribute('classhp') + abilityModifier(abilities.constitution) + attribute('bonushpPerLevel');
    draft.setNumber('max_hp', attribute('ancestryhp') + attribute('bonushp') + each * level);
    draft.setNumber('speed', attribute('speed') + attribute('speedBonus') || null);
  }
  draft.setNumber('armor_class', numberOf(at(build, 'acTotal', 'acTotal')));
}

function readProficiencies(build: Untrusted, draft: Draft) {
  for (const [name, value] of entriesOf(at(build, 'proficiencies'))) {
    const rank = ranks[numberOf(value) ?? 0];
    if (!rank || passedOver.has(name)) continue;
    const shown = saves.has(name) ? `${capital(name)} saves` : capital(name);
    draft.add('proficiencies', rank === 'trained' ? shown : `${shown} (${rank})`);
  }
  for (const lore of listOf(at(build, 'lores'))) {
    const [name, value] = listOf(lore);
    if ((numberOf(value) ?? 0) > 0) draft.add('proficiencies', `${textOf(name)} Lore`);
  }
  for (const language of listOf(at(build, 'languages'))) {
    if (textOf(language) !== 'None selected') draft.add('proficiencies', textOf(language));
  }
}

function readBelongings(build: Untrusted, draft: Draft) {
  for (const kind of ['weapons', 'armor']) {
    for (const thing of listOf(at(build, kind))) {
      const name = textOf(at(thing, 'display')) || textOf(at(thing, 'name'));
      const note = at(thing, 'worn') === true ? 'worn' : '';
      if (name) draft.addItem({ name, quantity: numberOf(at(thing, 'qty')) ?? 1, note });
      else draft.miss(`${kind}: ${JSON.stringify(thing)}`);
    }
  }
  for (const thing of listOf(at(build, 'equipment'))) {
    const [name, quantity] = Array.isArray(thing) ? thing : [at(thing, 'name'), at(thing, 'qty')];
    if (textOf(name)) draft.addItem({ name: textOf(name), quantity: numberOf(quantity) ?? 1 });
    else draft.miss(`equipment: ${JSON.stringify(thing)}`);
  }
  for (const [short, count] of entriesOf(at(build, 'money'))) {
    const name = coinOf(short);
    const quantity = numberOf(count) ?? 0;
    if (name && quantity > 0) draft.addItem({ name, quantity });
    else if (!name) draft.miss(`money ${short}: ${quantity}`);
  }
}

function readSpells(build: Untrusted, draft: Draft) {
  for (const caster of listOf(at(build, 'spellCasters'))) {
    for (const level of [...listOf(at(caster, 'spells')), ...listOf(at(caster, 'prepared'))]) {
      for (const spell of listOf(at(level, 'list'))) draft.add('spells', textOf(spell));
    }
  }
  for (const [, tradition] of entriesOf(at(build, 'focus'))) {
    for (const [, caster] of entriesOf(tradition)) {
      const names = [...listOf(at(caster, 'focusCantrips')), ...listOf(at(caster, 'focusSpells'))];
      for (const spell of names) draft.add('spells', textOf(spell));
    }
  }
}

function readNotes(build: Untrusted, draft: Draft) {
  for (const feat of listOf(at(build, 'feats')))
    draft.addFeature(textOf(Array.isArray(feat) ? feat[0] : feat));
  for (const special of listOf(at(build, 'specials'))) draft.addFeature(textOf(special));
  for (const field of ['alignment', 'deity', 'gender', 'age']) {
    const words = textOf(at(build, field));
    if (words && words !== 'Not set') draft.addNotes(`${capital(field)}: ${words}`);
  }
  for (const pet of [...listOf(at(build, 'pets')), ...listOf(at(build, 'familiars'))]) {
    draft.miss(`companion: ${textOf(at(pet, 'name')) || textOf(at(pet, 'type'))}`);
  }
}
