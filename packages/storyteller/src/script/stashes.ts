import { stem } from './content-words.ts';
import { findableIn } from './findable.ts';
import { bareName } from './moved-finds.ts';
import { once } from './once.ts';
import type { Opened } from './opened.ts';
import { namedIn } from './people.ts';
import { ownNames } from './names.ts';
import type { Named } from './named.ts';
import { wholeSentences } from './whole-sentences.ts';

/** Something that somebody has about them, by the words of prose. */
export interface Stash {
  id: string;
  /** Without its article: `second key`. */
  name: string;
  /** `key` */
  noun: string;
  /** Who has it. */
  carrier: Named;
  /** Whether it is anything but theirs to give. */
  isKeptBack: boolean;
  /** In copper; null where they do not sell it. */
  price: number | null;
}

const bareHas =
  /(?:^|[;,:] |\band )((?:the |old )?(?:[\p{L}'’-]+ ){1,3}?)(?:has|carries|keeps|owns) ((?:an?|the|his|her) (?:\p{Ll}+ ){0,2}?(?:key|keys|map|letter|ticket|pass|seal|badge|keycard))(?=[,.;]| (?:and|to|of|for)\b|$)/iu;
const sells =
  /\b(?:wants?|asks?|sells? (?:it|them)|charges?)\b[^.]{0,30}?(\d{1,4}) (gold|silver|copper)|(\d{1,4}) (gold|silver|copper)[^.]{0,20} for (?:it|them)\b/i;
const worth = { gold: 100, silver: 10, copper: 1 } as const;

/** What `it` is, from the sentences before. */
const thingBefore = (before: readonly string[]) =>
  before
    .flatMap((one) =>
      [...one.matchAll(/\b(?:the|an?) ((?:\p{Ll}+ )?\p{Ll}+) (?:is|are|was|hangs|stands|lies)\b/giu)].map(
        ([, noun]) => noun!,
      ),
    )
    .at(-1) ?? '';

/** Whoever a sentence means by `he` or `the deputy`: named in it, or last before it. */
function carrierOf(people: readonly Named[], by: string, before: string): Named | null {
  const isOwn = (text: string, one: Named) =>
    ownNames(one.name).some((name) => text.includes(name)) ||
    roleWords(one).some((role) => new RegExp(`\\b${role}\\b`, 'i').test(text));
  const named = people.find((one) => isOwn(by, one));
  if (named || !/^(?:|(?:and )?(?:he|she|they|his|her|their))$/i.test(by.trim())) return named ?? null;
  const last = people
    .map((one) => ({ one, at: Math.max(...ownNames(one.name).map((name) => before.lastIndexOf(name)), -1) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => other.at - one.at);
  return last[0]?.one ?? null;
}

const titled =
  /^(?:reeve|sheriff|deputy|commander|supervisor|chief|constable|mayor|captain|doctor|judge|widow|granny|professor)$/i;
const roleWords = ({ name, role }: Named) => [
  ...name.split(' ').filter((word) => titled.test(word)),
  ...(role === '' ? [] : [role.split(' ').at(-1)!]),
];

/** Whoever has a part in what is hidden hands nothing over. */
const isGuilty = (one: Named, rooms: Opened['rooms']) =>
  one.own.some(({ voice }) => voice === 'secret') ||
  rooms.some(({ paragraphs }) =>
    paragraphs.some(
      ({ voice, isProse, text }) =>
        isProse &&
        voice === 'secret' &&
        ownNames(one.name).some((name) => new RegExp(`\\b${name}\\b`).test(text)),
    ),
  );

/** Everything that is carried by somebody, wherever that is written. */
export const stashesIn = once(({ rooms }: Opened): readonly Stash[] => {
  const people = namedIn(rooms.flatMap(({ paragraphs }) => paragraphs));
  return rooms.flatMap(({ id, paragraphs }) => {
    const told: string[] = [];
    return paragraphs
      .filter(({ isProse, voice }) => isProse && voice === 'plain')
      .flatMap(({ text }) => {
        const sentences = wholeSentences(text);
        return sentences.flatMap((sentence, at): Stash[] => {
          const found = findableIn(sentence);
          const [, by = '', thing = ''] = bareHas.exec(sentence) ?? [];
          const what = found?.what ?? thing;
          const isHeld = found ? found.isWorn || found.by !== '' : thing !== '';
          told.push(sentence);
          const before = [...told];
          const carrier = isHeld ? carrierOf(people, found ? found.by : by, before.join(' ')) : null;
          const named = /^(?:it|them)$/i.test(what) ? thingBefore(before) : bareName(what);
          if (!carrier || named === '') return [];
          const said = sentences.slice(at, at + 3).join(' ');
          const [, one, metal, other, coin] = sells.exec(said) ?? [];
          const kind = (metal ?? coin ?? '').toLowerCase() as keyof typeof worth;
          const isKeptBack = (found !== null && !found.isWorn) || isGuilty(carrier, rooms);
          const price = one || other ? Number(one ?? other) * worth[kind] : null;
          return [
            {
              id: `${id} ${named}`,
              name: named,
              noun: named.split(' ').at(-1)!.toLowerCase(),
              carrier,
              isKeptBack,
              price,
            },
          ];
        });
      });
  });
});

/** Whether some words speak of it. */
export const isSpokenOf = (words: readonly string[], { noun }: Stash) => words.includes(stem(noun));
