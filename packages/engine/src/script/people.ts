import { kindNamed } from './scene-kinds.ts';
import type { ScriptPassage } from './script.ts';
import { type ScriptIndex, wordsIn } from './script-index.ts';
import { withoutGoing, withoutSpeech } from './movement.ts';

/** What an adventure says of one person or thing. */
export interface Entry {
  /** The number of the scene under whose heading it stands. */
  scene: number;
  passages: ScriptPassage[];
  /** What it is called by and nothing else is, */
  names: ReadonlySet<string>;
  /** and what it is. */
  roles: ReadonlySet<string>;
  /** Whether nothing else stands under its heading. */
  isHeaded: boolean;
}

export const longestEntry = 900;
/** A text may hold a list of a hundred thousand lines. */
const mostEntries = 1_000;
const honorifics = new Set(
  wordsIn(
    'dr doctor mr mrs miss mister madame madam lady lord sir dame master mistress brother sister father mother captain old young king queen prince princess',
  ),
);

function wordsOfName(text: string): Set<string> {
  return new Set(wordsIn(text).filter((word) => !honorifics.has(word)));
}

const headNoun =
  /^[^\p{L}]*(?:(?:an?|the|his|her|their) )?(?:[\p{L}-]+ ){0,2}?([\p{L}-]+)(?=[,.;]| (?:of|past|with|who|whose|from|in|at|and|to|on|for|by)\b|$)/iu;

/** What somebody is: the singer of `An opera singer past her best`. */
function roleIn(text: string): string[] {
  const noun = headNoun.exec(text.slice(0, 120))?.[1] ?? '';
  return wordsIn(noun.split('-').at(-1)!);
}

/** Names stand at the beginning of a line: `**Bess Corrow.** Captain of the lugger`. */
function lineEntry(scene: number, line: string): Entry {
  const name = line.slice(0, 60).split(/[.,:;(–—]/, 1)[0]!;
  const text = line.slice(0, longestEntry).toWellFormed();
  return {
    scene,
    passages: [{ label: 'for you alone', text }],
    names: wordsOfName(name),
    roles: new Set(roleIn(line.slice(name.length))),
    isHeaded: false,
  };
}

const entriesOfIndex = new WeakMap<ScriptIndex, Entry[]>();

/** The people and things of an adventure: those with a heading of their own, or else one for each line. */
export function entriesOf(index: ScriptIndex): readonly Entry[] {
  const known = entriesOfIndex.get(index);
  if (known) return known;
  const { scenes } = index.script;
  const isList = ({ kind }: { kind: string }) => kind === 'people' || kind === 'items';
  const entries = scenes.filter(isList).flatMap(({ number, title, passages }): Entry[] => {
    const parent = scenes[index.map.parents[number - 1]!];
    if (!parent || !isList(parent) || kindNamed(title) !== 'scene')
      return passages
        .flatMap(({ text }) => text.split(/\n+/, mostEntries))
        .slice(0, mostEntries)
        .map((line) => lineEntry(number, line));
    const [name = '', ...role] = title.split(/[,:(–—]/);
    const roles = new Set([...roleIn(role.join(' ')), ...roleIn(passages[0]?.text ?? '')]);
    return [{ scene: number, passages, names: wordsOfName(name), roles, isHeaded: true }];
  });
  const bearers = new Map<string, number>();
  for (const { names } of entries) for (const word of names) bearers.set(word, (bearers.get(word) ?? 0) + 1);
  const told = entries.slice(0, mostEntries).map((entry) => ({
    ...entry,
    names: new Set([...entry.names].filter((word) => bearers.get(word) === 1)),
  }));
  entriesOfIndex.set(index, told);
  return told;
}

/** So like a message is an entry that it speaks of. */
const muchAlike = 0.35;

/** Whether a message is about somebody: it names them, says what they are, or speaks of nothing else. */
export function isAbout(
  index: ScriptIndex,
  message: string,
  likeness: Float32Array,
): (entry: Entry) => boolean {
  const said = new Set(wordsIn(message));
  const pointed = new Set(
    [...withoutSpeech(message).matchAll(/\b(?:the|that|this|our|mister|mrs?) (\p{L}+(?:['’]s)?)/giu)].flatMap(
      ([, word]) => wordsIn(word!),
    ),
  );
  const most = Math.max(muchAlike, ...likeness);
  return ({ scene, names, roles, isHeaded }) => {
    const held = new Set([...names].filter((word) => said.has(word)));
    if (index.script.scenes[scene - 1]!.kind !== 'people')
      return index.told(held) >= Math.max(1, index.told(names) / 2);
    if (held.size > 0) return true;
    return [...pointed].some((word) => roles.has(word)) || (isHeaded && likeness[scene - 1]! >= most);
  };
}

/** How like a message each scene is. */
export function spokenOf(index: ScriptIndex, message: string): Float32Array {
  return index.likeness(withoutGoing(message));
}
