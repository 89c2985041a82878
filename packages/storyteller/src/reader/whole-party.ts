import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import { isVerb } from './verbs.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const either = (list: readonly string[]) => list.map(escaped).join('|');

/** What somebody may be called in a row of those who go: the whole name, a part of it, the role. */
function callsOf({ name, role, words }: Person): string[] {
  const own = name.split(/\s+/).filter((word) => word.length > 2 && !/^(?:the|mrs?|ms|miss)$/i.test(word));
  const known = words.filter((word) => word.length > 3).map((word) => `the ${word}`);
  return [name, ...own, ...(role ? [`the ${role}`, `the ${role.split(' ').at(-1)!}`] : []), ...known];
}

const going =
  'go|goes|going|head|heads|heading|walk|walks|walking|ride|rides|run|runs|sneak|sneaks|creep|creeps|march|travel|move|hurry|set off|set out|leave for|make for|return|sail|drive|climb|follow|cross|enter';
const goVerb =
  /^(?:go|goes|going|head|heads|heading|walk|walks|walking|ride|rides|run|runs|march|travel|move|hurry|set off|set out|leave for|make for|return|sail|drive|off|come|comes)$/i;
const plainVerb: Readonly<Record<string, string>> = {
  goes: 'go',
  going: 'go',
  heads: 'head',
  heading: 'head',
  walks: 'walk',
  walking: 'walk',
  rides: 'ride',
  runs: 'run',
  sneaks: 'sneak',
  creeps: 'creep',
};
const us =
  'i|me|we|us|you|all of us|both of us|the (?:two|three|four) of us|the others|the rest(?: of us)?|everyone|everybody|my friends?';

interface Names {
  people: readonly Person[];
  here: string;
  ours: string;
}

function namesOf({ place, party, speaker }: Telling): Names {
  const friends = party.flatMap(({ name }) => [name, ...name.split(/\s+/).filter((word) => word.length > 2)]);
  return {
    people: place.people,
    here: either(place.people.flatMap(callsOf).toSorted((one, other) => other.length - one.length)) || '(?!)',
    ours: `${either([...friends, speaker.name].toSorted((one, other) => other.length - one.length))}|${us}`,
  };
}

/** By which of their calls somebody stands in a row of those who go. */
const callIn = (row: string, person: Person) =>
  callsOf(person).find((call) => new RegExp(`(?<![\\p{L}])${escaped(call)}(?![\\p{L}])`, 'iu').test(row));

/** Who of those here is meant in a row of those who go; `the guard` is one of them. */
function meantIn(row: string, { people }: Names): Person[] {
  const called = new Map<string, Person>();
  for (const person of people) {
    const call = callIn(row, person)?.toLowerCase();
    if (call !== undefined && !called.has(call)) called.set(call, person);
  }
  return [...called.values()];
}

const begins = '^((?:(?:ok(?:ay)?|so|well|right|then|now|alright|and|come on),? )*)';

/** One goes and takes somebody along, as that is told: `I take Odra along to the mill`. */
function led(verb: string, rest: string, along: readonly Person[]): string {
  const plain = Object.hasOwn(plainVerb, verb.toLowerCase())
    ? plainVerb[verb.toLowerCase()]!
    : verb.toLowerCase();
  const [, where] =
    /^\s*(?:(?:back|over|on|out|up|down|off|straight|right|together|all) )*((?:to|into|onto|towards?|for|down|up|through|across) .+)$/i.exec(
      rest,
    ) ?? [];
  if (along.length === 0 || !where || !goVerb.test(plain)) return `we ${plain}${rest}`;
  const to = where.replace(/^(?:into|onto|towards?|for|down|up|through|across)(?: to)? /i, 'to ');
  return `I take ${along.map(({ name }) => name).join(' and ')} along ${to}`;
}

/** A message with a row of those who go told as one's own deed: `You, me and Odra are going to the mill`, `everyone with me, onto the quay`. */
export function asParty(text: string, turn: Telling): string {
  if (text.includes('"') || turn.table.encounter) return text;
  const names = namesOf(turn);
  const { here, ours } = names;
  const one = `(?:${ours}|${here})`;
  const row = new RegExp(
    `(?<=^|[.!?,] )((?:(?:ok(?:ay)?|so|then|and|now),? )*)(${one}(?:(?:,? and|,| plus| with) (?:(?:two|some|a few|all|the rest) of (?:your|the) [\\p{L}]+|${one})){1,5})(?:,? (?:all|both|together|just|now|quietly|quickly|carefully|then))* (?:(?:are|will|should|must|have to|need to|(?:are|is) (?:going|about) to) )?(${going}|come)(?![\\p{L}])((?: (?:along )?with (?:us|me))?)([^.!?]*)`,
    'iu',
  );
  const found = row.exec(text);
  if (found) {
    const [whole, , list = '', verb = '', , rest = ''] = found;
    if (isPurpose(rest)) return text;
    const isOurs = new RegExp(`(?<!\\p{L})(?:${ours})(?!\\p{L})`, 'iu').test(list);
    const called = /(?<!\p{L})you(?!\p{L})/iu.test(list)
      ? calledBefore(text.slice(0, found.index), names)
      : [];
    const along = [...new Set([...called, ...meantIn(list, names)])];
    if (
      isOurs &&
      (along.length > 0 || /(?<!\p{L})(?:we|us|i|me|our)(?!\p{L})/iu.test(list) || friendIn(list, turn))
    ) {
      const others = text.slice(0, found.index).replace(calledFirst(names), '').trim();
      const after = text.slice(found.index + whole.length);
      const told = `${led(verb === 'come' ? 'go' : verb, rest.replace(/,? (?:all|the) (?:two|three|four|of us)(?: of us)?$/i, ''), along)}${after}`;
      return called.length > 0 || others === '' ? told : `${others} ${told}`;
    }
  }
  return text
    .replace(
      new RegExp(
        `${begins}(?:everyone|everybody|all of you|all|party|team),? (?:with|after|behind|follow) me[,!:–—-]* ?(?:now |and )?(on|onto|to|into|up|down|through|over|out of|across|inside) `,
        'iu',
      ),
      (_, before: string, how: string) => `${before}we go ${how} `,
    )
    .replace(
      /(?<=\b(?:we|i) (?:go|head|walk|run|ride|leave|sneak|march)), (?:all|both|the (?:two|three|four)) of us,?(?: even [\p{L} ]{2,30},)?/iu,
      '',
    )
    .replace(
      new RegExp(
        `${begins}(?:we|i|let['’]?s|we all|all of us)(?: all| both)? (${going})(?![\\p{L}])([^.!?,]*?)(?:,? (?:along |together )?with (${here})((?:(?:,? and|,) (?:${here}))*)|, (${here}),? (?:you )?(?:come|coming|tag along|join us|you too)(?: (?:too|along|with us|as well))*)(?=[.!?]|$)`,
        'iu',
      ),
      (whole, before: string, verb: string, rest: string, first?: string, more?: string, second?: string) => {
        const along = meantIn(`${first ?? ''} ${more ?? ''} ${second ?? ''}`, names);
        const told = led(verb, rest, along);
        return told.startsWith('I take') ? `${before}${told}` : whole;
      },
    );
}

/** `are going to have a talk`: what they will do, and nowhere to go. */
const isPurpose = (rest: string): boolean => isVerb(/^ to (\p{Ll}+) (?!of\b)/u.exec(rest)?.[1] ?? '');

const calledFirst = ({ here }: Names) =>
  new RegExp(`^(?:(?:hey|ok(?:ay)?|so|well|come on),? )*(${here})[,!:–—-]+ ?`, 'iu');

/** Whoever is called before they are told `you`. */
function calledBefore(text: string, names: Names): Person[] {
  const [, called] = calledFirst(names).exec(text) ?? [];
  return called ? meantIn(called, names).slice(0, 1) : [];
}

const friendIn = (row: string, { party, speaker }: Telling): boolean =>
  party.some(
    ({ name, seat }) =>
      seat.user_id !== speaker.seat.user_id && row.toLowerCase().includes(name.toLowerCase().split(' ')[0]!),
  );

/** Who of those here is named in a message as one who goes along: `Wenna, Tobin and I go`, `I go with Wenna and Tobin`. */
export function companyNamed(message: string, turn: Telling): Person[] {
  const names = namesOf(turn);
  const { here, ours } = names;
  const one = `(?:${ours}|${here})`;
  const row = new RegExp(
    `(?<!\\p{L})${one}(?:(?:,? and|,) ${one}){1,5}(?!\\p{L})|(?:with|even|take|bring) (?:${here})(?:(?:,? and|,) (?:${one}))*`,
    'giu',
  );
  const isOurs = new RegExp(`(?<!\\p{L})(?:${ours})(?!\\p{L})|^(?:with|even|take|bring) `, 'iu');
  return [
    ...new Set(
      [...message.matchAll(row)]
        .filter(([list]) => isOurs.test(list))
        .flatMap(([list]) => meantIn(list, names)),
    ),
  ];
}
