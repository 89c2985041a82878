import { readSections } from './sections.mjs';

/** What is written of a form: `**Werebear, Bear Form.** Large, Armor Class 11, speed 40 feet; bite and claws.` */
const FORM = /\*\*([^*]+), (\w+) Form\.\*\* (\w+), Armor Class (\d+)(.*)/g;

/** The forms of a shapechanger, each with the actions that it has in that form. */
export function readForms(creature, additions) {
  const section = readSections(additions).find(({ heading }) => heading === creature.name);
  return [...(section?.text ?? '').matchAll(FORM)].map(([, , form, size, armorClass, words]) => ({
    ...creature,
    name: `${creature.name}, ${form} Form`,
    size,
    armor_class: Number(armorClass),
    actions: creature.actions.filter(({ name }) => isDoneAs(form, name, words)),
  }));
}

function isDoneAs(form, action, words) {
  if (/it cannot act/.test(words)) return false;
  const only = /its only attack is the (\w+)/.exec(words)?.[1];
  if (only && !action.toLowerCase().startsWith(only)) return false;
  const [, forms] = /\((.+) Form Only\)/.exec(action) ?? [];
  return !forms || forms.replace('Humanoid', 'Human').includes(form);
}
