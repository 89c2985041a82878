import type { Topic } from '../world/world.ts';
import type { Guard } from './may-say.ts';
import type { Named } from './named.ts';
import { ownNames, speaksOf } from './names.ts';
import type { Room } from './rooms.ts';
import { placeName } from './titles.ts';

/** Somebody who is met in another room. */
export interface Elsewhere {
  named: Named;
  room: Room;
}

const kin =
  'grandfather|grandmother|grandson|granddaughter|father|mother|son|daughter|brother|sister|uncle|aunt|nephew|niece|cousin|husband|wife|master|mistress|captain|boss|employer|friend|partner|neighbour|neighbor|apprentice|teacher';
/** `her grandfather Hobart`, `the miller Odo` */
const before = new RegExp(`\\b(his|her|their|the) ((?:${kin}|\\p{Ll}+))(?:,? (?:old )?)?$`, 'iu');

/** Who is looked for, or does not want to be found, is not given away by whoever knows them. */
const sought =
  /\b(?:missing|gone|vanish\p{L}*|disappear\p{L}*|lost|ran away|hid(?:es|ing|den)?|captive|prisoner|kidnap\p{L}*|looking for|search\p{L}* for|find (?:his|her|their)|(?:not|n['’]t|never) (?:been seen|come (?:back|home|out)|returned))\b/iu;
export const isSought = ({ name }: Pick<Named, 'name'>, texts: readonly string[]): boolean =>
  texts.some((text) => speaksOf(text, { name }) && sought.test(text));

/** Where somebody is of whom this one speaks: `My grandfather Hobart? At the Reeve's House.` */
export function whereabouts(speaker: Named, others: readonly Elsewhere[], guard: Guard): Topic[] {
  const texts = speaker.own.filter(({ voice }) => voice === 'plain').map(({ text }) => text);
  return others.flatMap(({ named, room }): Topic[] => {
    const said = texts.find((text) => speaksOf(text, named));
    if (said === undefined || named.name === speaker.name) return [];
    const [first = named.name] = ownNames(named.name);
    const [, whose = '', what = ''] =
      before.exec(said.slice(0, Math.max(0, said.indexOf(first))).trimEnd()) ?? [];
    const isKin = new RegExp(`^(?:${kin})$`, 'i').test(what);
    const shown = isKin && !/^the$/i.test(whose) ? `my ${what} ${first}` : named.name;
    const says = `You will find ${shown} at ${placeName(room.title)}.`;
    if (!guard.maySay(says)) return [];
    const words = [
      ...named.name.toLowerCase().split(/[^\p{L}]+/u),
      ...(what === '' ? [] : [what.toLowerCase()]),
      named.role,
    ];
    return [
      {
        words: [...new Set([...words, 'where', 'find', 'live', 'lives', 'house', 'home'])].filter(
          (word) => word.length > 2,
        ),
        says,
      },
    ];
  });
}
