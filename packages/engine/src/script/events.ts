import type { ScriptScene } from './script.ts';

const hours =
  /\b(?:noon|midday|midnight|dawn|dusk|daybreak|sunrise|sunset|nightfall|twilight|first light|(?:early |late )?(?:morning|afternoon|evening)s?|nights?|o['’]?clock|\d{1,2}[:.]\d\d|\d{1,2} ?[ap]\.?m\b|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:day|hour|week) (?:\d+|one|two|three|four|five|six|seven)|(?:first|second|third|fourth|fifth|last|next|final) (?:day|hour|bell|watch))\b/i;
const counted = /^(?:event|day|night|hour)\s+(?:\d|one|two|three|four|five|six|seven|[ivx]+\b)/i;

/** Where there is a list of places, what is counted besides happens. */
const happens =
  /^(?:scene|encounter|beat|stage|phase|step)\s+(?:\d|one|two|three|four|five|six|seven|[ivx]+\b)/i;
const places =
  /^(?:the )?(?:(?:important|key|other|notable) )?(?:places|locations|areas|sites|rooms|map key)\b/i;

/** Whether a title stands above what can be visited at any time. */
export function namesPlaces(title: string): boolean {
  return places.test(title);
}

/** Where a time may stand that a scene begins with, and of how many words it is. */
const beginning = 60;
const mostWords = 5;

/** Whether a scene is named after a time rather than a place, or begins with one: `(Day two, morning.)` */
export function isTimed({ title, passages }: Pick<ScriptScene, 'title' | 'passages'>): boolean {
  if (counted.test(title) || hours.test(title)) return true;
  const begins = /^[^.:;)\]\n]*/.exec(passages[0]?.text.slice(0, beginning) ?? '')?.[0] ?? '';
  return begins.length < beginning && begins.split(' ').length <= mostWords && hours.test(begins);
}

const fewestEvents = 3;

/**
 * The scenes that happen one after the other at their hour, wherever the party is: those of which most are named after a time. By
 * their place in the script, from 0.
 */
export function eventsOf(
  scenes: readonly Pick<ScriptScene, 'title' | 'kind' | 'passages'>[],
  parents: Int32Array,
): number[] {
  const families = new Map<number, number[]>();
  const familyOf = (parent: number) => {
    const family = families.get(parent) ?? [];
    families.set(parent, family);
    return family;
  };
  for (const [at, { kind }] of scenes.entries()) if (kind === 'scene') familyOf(parents[at]!).push(at);
  const hasPlaces = scenes.some(({ title, kind }) => kind === 'part' && namesPlaces(title));
  const happensInOrder = (at: number) => {
    if (isTimed(scenes[at]!)) return true;
    const parent = scenes[parents[at]!];
    return hasPlaces && (happens.test(scenes[at]!.title) || (parent !== undefined && isTimed(parent)));
  };
  const events = [...families.values()].flatMap((family) => {
    const timed = family.filter(happensInOrder);
    if (timed.length >= 2 && timed.length * 2 > family.length) return family;
    // A text without levels has its hours in a row among everything else.
    const span = family.slice(family.indexOf(timed[0]!), family.indexOf(timed.at(-1)!) + 1);
    return timed.length >= fewestEvents && span.length === timed.length ? timed : [];
  });
  return events.length >= fewestEvents ? events.sort((one, other) => one - other) : [];
}
