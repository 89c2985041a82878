import { contentWords, sharedWords } from './content-words.ts';
import { bookOf, type Creature } from './foes.ts';
import { once } from './once.ts';
import type { Room } from './rooms.ts';
import { wholeSentences } from './whole-sentences.ts';

/** Who falls upon the party by the words of prose, and what keeps them from it. */
export interface Attacker extends Creature {
  /** What spares whoever does it; empty where nothing does. */
  spares: readonly string[];
  /** What has to be touched or come near to before; empty where it is enough to be there. */
  guards: readonly string[];
}

const attack =
  /\b(?:attacks?|bites?|kicks?|pounces? on|falls? (?:up)?on|lunges? at|stings?|charges?) (?:everyone|everybody|anyone|anybody|whoever|all|those|intruders|strangers|every)\b/i;
const subject =
  /^(?:(an?|the|one|two|three|four|five|six|some|his|her) )?((?:[\p{Ll}'’-]+ ){0,3}?[\p{Ll}'’-]+?)(?= (?:guards?|attacks?|bites?|kicks?|pounces?|rolls?|sits?|lies?|lie|stands?|sleeps?|hangs?|lurks?|waits?|walks?|swims?|lives?|patrols?|circles?|prowls?|crouch(?:es)?|is|are|that|which|who)\b)/iu;
const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, some: 3 };
const unless =
  /\b(?:who|that) (?:does|do|is|has|can) ?(?:not|n['’]t) (.{3,60}?)(?=[.,;]|$)|\b(?:unless|except) (.{3,60}?)(?=[.,;]|$)|\bwithout (.{3,40}?)(?=[.,;]|$)/giu;
const near =
  /\b(?:who|that) (?:comes?|goes|gets?|steps?) (?:too )?(?:close|near)(?: to)? (.{3,40}?)(?= unless| except|[.,;]|$)|\b(?:who|that) (?:touches|opens|takes|moves|lifts) (.{3,40}?)(?= unless| except|[.,;]|$)/iu;
const generic = new Set(
  contentWords(
    'say speak know word password give show carry wear have get hold name them it use bring they someone',
  ),
);

export const attackersIn = once((room: Room): readonly Attacker[] =>
  room.paragraphs
    .filter(({ isProse, voice }) => isProse && voice === 'plain')
    .flatMap(({ text }) => {
      const sentences = wholeSentences(text);
      return sentences.flatMap((sentence, at): Attacker[] => {
        if (!attack.test(sentence)) return [];
        const isMore = /^(?:it|they)\b/i.test(sentence);
        const own = subject.exec(isMore ? (sentences[at - 1] ?? '') : sentence);
        if (!own) return [];
        const [, article = '', phrase = ''] = own;
        const words = phrase.toLowerCase().split(' ');
        const count = counts[article.toLowerCase()] ?? 1;
        const noun = words.at(-1)!.replace(count > 1 ? /s$/ : /$^/, '');
        const wordsOf = (found: string) => contentWords(found).filter((word) => !generic.has(word));
        const [, one, other] = near.exec(sentence) ?? [];
        const spares = [...sentence.matchAll(unless)].flatMap(([, who, but, lacking]) =>
          wordsOf(who ?? but ?? lacking ?? ''),
        );
        return [
          {
            name: [...words.slice(-2, -1), noun].join(' '),
            isProper: false,
            count,
            hitPoints: bookOf(noun) ? 9 : 22,
            spares,
            guards: wordsOf(one ?? other ?? ''),
          },
        ];
      });
    }),
);

/** Whether what is said or done spares whoever does it. `fire` is carried in any lamp. */
export function isSpared(message: string, { spares }: Attacker): boolean {
  const words = contentWords(message);
  if (spares.includes('fir') || spares.includes('fire'))
    if (/\b(?:fire|flare|torch|lantern|flame|burning|lighter)\b/i.test(message)) return true;
  return sharedWords(words, new Set(spares)).length > 0;
}

/** Whether somebody comes too near to what they guard. */
export const isTooNear = (message: string, { guards }: Attacker) =>
  guards.length === 0 || sharedWords(contentWords(message), new Set(guards)).length > 0;

/** `the word "Marrow"`: what has to be said to them. */
export const passwordsIn = ({ paragraphs }: Pick<Room, 'paragraphs'>): readonly string[] =>
  paragraphs
    .filter(({ isProse, voice }) => isProse && voice === 'plain')
    .flatMap(({ text }) => wholeSentences(text).filter((one) => attack.test(one)))
    .flatMap(
      (one) =>
        /\b(?:word|password|name|command)[^"“]{0,12}["“]([^"”]{2,40})["”]/i
          .exec(one)?.[1]
          ?.replace(/[.!]$/, '') ?? [],
    );
