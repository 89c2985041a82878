/** What a table has read of a case, and whom it was from. */
export interface Read {
  suspects: readonly string[];
  /** As they are called when one goes there: `the kitchen`. */
  rooms: readonly string[];
  /** What each has answered, asked where they were; and asked what they saw. */
  alibis: Readonly<Record<string, string>>;
  sights: Readonly<Record<string, string>>;
  /** What one sees of each. */
  looks: Readonly<Record<string, string>>;
  /** What was found where it was done, and in each room. */
  atScene: string;
  found: Readonly<Record<string, string>>;
}

export interface Solved {
  /** Whose story nobody bears out, and is said to be false by somebody; by something in the room. */
  contradicted: string[];
  givenAway: string[];
  /** Who is borne out by somebody else. */
  borne: string[];
  /** From whom the piece at the scene came. */
  owners: string[];
}

const emptiness = /\bnobody\b|\bnot a soul\b|\bno one\b/i;
const small = new Set(
  'without there where with from that this have they their them been will what when which other every place good some into over each and the one lies hand hangs wears goes about side'.split(
    ' ',
  ),
);

const bare = (room: string) => room.toLowerCase().replace(/^the /, '');
const mentions = (text: string, room: string) => new RegExp(`\\b${bare(room)}\\b`, 'i').test(text);
const lastOf = (name: string) => name.split(' ').at(-1)!;
const isNamed = (text: string, name: string) =>
  [name, name.split(' ')[0]!, lastOf(name)].some((one) => new RegExp(`\\b${one}\\b`).test(text));

const firstOf = (text: string, rooms: readonly string[]) =>
  rooms
    .map((room) => ({ room, at: text.search(new RegExp(`\\b${bare(room)}\\b`, 'i')) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)[0]?.room;

const wordsOf = (text: string) =>
  new Set((text.toLowerCase().match(/[a-z-]{4,}/g) ?? []).filter((word) => !small.has(word)));

/** Solves a case by nothing but what was read: it knows no case, and looks for who claimed what, who saw whom, and what is missing from whom. */
export function solve({ suspects, rooms, alibis, sights, looks, atScene, found }: Read): Solved {
  const claims = new Map(suspects.map((name) => [name, firstOf(alibis[name] ?? '', rooms)]));
  const borne = suspects.filter((name) =>
    suspects.some(
      (other) =>
        other !== name &&
        spokenBy(sights[other]).some(
          (said) => !emptiness.test(said) && isNamed(said, name) && mentions(said, claims.get(name) ?? '-'),
        ),
    ),
  );
  const contradicted = suspects.filter((name) =>
    suspects.some(
      (other) =>
        claims.get(other) !== claims.get(name) &&
        spokenBy(sights[other]).some(
          (said) => emptiness.test(said) && mentions(said, claims.get(name) ?? '-'),
        ),
    ),
  );
  const givenAway = suspects.filter((name) => {
    const text = found[claims.get(name) ?? ''] ?? '';
    return emptiness.test(text);
  });
  // What lies there is told in one sentence, behind how it was looked for.
  const traces = wordsOf(atScene.slice(Math.max(0, atScene.lastIndexOf('By '))));
  const shared = suspects.map(
    (name) => [...wordsOf(looks[name] ?? '')].filter((word) => traces.has(word)).length,
  );
  const most = Math.max(...shared);
  const owners = suspects.filter((_, at) => most > 0 && shared[at] === most);
  return { contradicted, givenAway, borne, owners };
}

/** What stands in quotation marks, one speech each. */
const spokenBy = (text = '') => [...text.matchAll(/"([^"]+)"/g)].map(([, said]) => said!);
