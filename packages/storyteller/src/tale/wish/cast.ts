import type { AskedFoe, AskedPerson } from '../asked.ts';
import {
  calledFoe,
  creaturesIn,
  foeOf,
  groupFoe,
  keptFrom,
  leaderOf,
  oneOfThem,
  unknownFoe,
} from './adversary.ts';
import type { Part } from './part.ts';
import { namesSame, peopleIn } from './people.ts';
import { isPersonNoun } from './person-nouns.ts';
import { type Token, tokensOf } from './phrases.ts';

/** Whom others are looking for: by name before anybody else. */
export function soughtIn(parts: readonly Part[]): string | null {
  const sought = parts.filter(
    ({ absence, enmity, somebody }) =>
      absence === 'sought' && enmity < 2 && (somebody.isNamed || isPersonNoun(somebody.title)),
  );
  return (sought.find(({ somebody }) => somebody.isNamed) ?? sought[0])?.somebody.name ?? null;
}

/** Those who can be met, whoever asks for help before the others, and whoever has a name before those who have none. */
export function metIn(parts: readonly Part[], taken: readonly (string | undefined)[]): AskedPerson[] {
  const rank = ({ asks, somebody }: Part) => asks * 2 + (somebody.isNamed ? 1 : 0);
  return parts
    .filter(({ somebody, absence, enmity, asks, tells }) => {
      const { name, title, isNamed, isMany } = somebody;
      // `It was a man`: who is nothing else must do something.
      if (/^(?:man|woman|boy|girl|kid)$/.test(title) && !isNamed && asks === 0 && !tells) return false;
      return (
        absence === null &&
        !taken.includes(name) &&
        (isNamed || (!isMany && isPersonNoun(title) && enmity < 1))
      );
    })
    .sort((one, other) => rank(other) - rank(one))
    .map(({ somebody: { name, role, pronoun } }) => ({ name, role, pronoun }));
}

/** Whoever has a title in the name of the game, and is not spoken of otherwise. */
export function titled(title: string, parts: readonly Part[]): AskedPerson[] {
  return peopleIn(tokensOf(title), -1)
    .filter(({ name, title: calling }) => calling && name.toLowerCase().startsWith(calling))
    .filter(({ name }) => !parts.some(({ somebody }) => namesSame(somebody.name, name)));
}

/** The one to beat, and whoever fights for them. */
export function foesIn(
  lines: readonly Token[][],
  story: readonly string[],
  parts: readonly Part[],
  never: readonly string[],
): { villain: AskedFoe | null; minion: AskedFoe | null } {
  const hostile = parts
    .filter(
      ({ asks, absence, enmity, somebody }) =>
        !asks && absence !== 'dead' && enmity > (somebody.isNamed ? 0 : 1),
    )
    .sort((a, b) => b.enmity - a.enmity || Number(b.somebody.isNamed) - Number(a.somebody.isNamed));
  const worst = hostile.find(({ somebody }) => somebody.isNamed) ?? hostile[0];
  const kinds = lines.map((tokens) => creaturesIn(tokens, never));
  // `the hound Bramble`: a dog that is met is no monster.
  const isPet = ({ kind }: AskedFoe) =>
    parts.some(
      ({ somebody, conditions }) =>
        conditions.some(({ is }) => is === 'animal') &&
        (somebody.title === kind || somebody.role === kind) &&
        somebody.isNamed,
    );
  const one = kinds.find((kind) => kind.one && !isPet(kind.one))?.one ?? null;
  const many = kinds.find((kind) => kind.many)?.many ?? null;
  const group = lines.map(groupFoe).find((foe) => foe !== null) ?? null;
  const unknown = story.map(unknownFoe).find((foe) => foe !== null) ?? null;
  const called = story.map(calledFoe).find((foe) => foe !== null) ?? null;
  const hidden = story.map(oneOfThem).find((foe) => foe !== null) ?? null;
  const kept = story.map(keptFrom).find((foe) => foe !== null) ?? null;
  const sure =
    hidden && !worst?.somebody.isNamed
      ? hidden
      : worst && (worst.enmity > 1 || !called)
        ? foeOf(worst.somebody)
        : called;
  const crowd = many ?? kept;
  const villain = sure ?? group ?? one ?? unknown ?? (crowd && leaderOf(crowd));
  return { villain, minion: crowd };
}
