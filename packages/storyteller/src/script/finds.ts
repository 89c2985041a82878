import { numberOf } from '../reader/function-words.ts';
import { type Body, whereOnBody } from './bodies.ts';
import { titled } from '../deeds/number.ts';
import type { Check, Thing } from '../world/world.ts';
import { findableIn } from './findable.ts';
import { tidy } from './findings.ts';
import { asTold, foundIn, freelyIn } from './found.ts';
import type { Guard } from './may-say.ts';
import { nounsIn, traitsOf } from './nouns-in-text.ts';
import { once } from './once.ts';
import type { Paragraph } from './paragraphs.ts';
import { checkIn, isSearch, isStudy } from './written-check.ts';
import { wholeSentences } from './whole-sentences.ts';

/** Something that the text lets be found by whoever searches well enough. */
export interface Find {
  /** The sentences of the text that speak of it. */
  sentences: readonly string[];
  /** As it is told. */
  told: string;
  check: Check;
  /** In what it is looked for, as far as the text says so. */
  where: string;
  /** What can be carried away, where the text says what it is. */
  item?: string;
}

/** What goes on with what was found. */
const goesOn =
  /^(?:under(?:neath)?(?: it)?|beneath(?: it)?|behind it|inside(?: it)?|in it|within|there)(?:,[^,:]{3,30},|:)|^(?:it|they|inside|in it|within|under(?:neath)? it|beneath it|behind it|the (?:page|note|letter|diary|text|book|ledger|scroll|map|box|chest|pouch|last entry)) ?(?:it |them )?(?:says?|reads?|runs|holds?|contains?|shows?|tells?|lists?|is|are|lies|lie|there|names?|bears?)\b/i;

/** `Survival 12: deep ruts lead on`: what stands behind it is seen by whoever passes it. */
const tells = /\bDC ?\d[^:.]{0,40}?(?:: | [-–—] )/;
const brings =
  /\b(?:finds?|reveals?|notices?|spots?|discovers?|sees?|uncovers?|turns? up|shows?|locates?|detects?|to (?:find|notice|spot|see|discover|tell|know|recogni[sz]e|reali[sz]e))\b/i;

/** Whether a check is for what is found or understood, and not for something that is done. */
export const isFind = (sentence: string, check: Check | null) =>
  check !== null &&
  (isSearch(check) ||
    (isStudy(check) &&
      (brings.test(sentence) || (tells.test(sentence) && !check.skills.includes('Insight')))));

/** `A DC 12 Medicine check shows that he drowned, and a DC 13 Investigation check finds …`: each check for itself. */
const byChecks = (sentence: string) =>
  sentence.split(
    /(?:[;,]| and|, and|; and) (?=(?:with )?an? (?:successful )?(?:DC ?\d|\p{Lu}\p{Ll}+ check))/u,
  );

/** What lies hidden by the words of prose; what somebody wears is had from them. */
function findInProse(sentence: string, at: number, sentences: readonly string[]): Find[] {
  const found = findableIn(sentence);
  if (!found || found.isWorn || /^(?:it|them)$/i.test(found.what)) return [];
  const { where } = found;
  // `in its locker`: what the sentence before speaks of is searched.
  const whole = /\bits\b/.test(where) ? ` ${sentences[at - 1] ?? ''}` : '';
  const check: Check = { skills: ['Perception', 'Investigation'], difficulty: 10, isCertain: true };
  const what = found.what.charAt(0).toLowerCase() + found.what.slice(1);
  const noun = what
    .replace(/ (?:of|to|with|for|from) .*$/, '')
    .split(' ')
    .at(-1)!;
  const stays = (traitsOf.get(noun) ?? []).some((trait) => trait === 'container' || trait === 'fixed');
  const item = stays
    ? {}
    : { item: titled(what.replace(/^(?:an?|the|some|his|her|their) /, '')).slice(0, 60) };
  return [
    {
      sentences: [sentence],
      ...item,
      told: tidy(`You find ${what.replace(/^(?:his|her|their) /, 'the ')} ${where}`),
      check,
      where: `${where}${whole}`,
    },
  ];
}

/** Everything in a room for which the text has a check of search or sight. */
export const findsIn = once(({ paragraphs }: { paragraphs: readonly Paragraph[] }): readonly Find[] =>
  paragraphs.flatMap(({ voice, text, isProse }) => {
    if (voice === 'aloud' || voice === 'numbers') return [];
    const whole = wholeSentences(text);
    if (isProse) return whole.flatMap(findInProse);
    const sentences = whole.flatMap(byChecks);
    return sentences.flatMap((sentence, at): Find[] => {
      const check = checkIn(sentence);
      const found = isFind(sentence, check) ? foundIn(sentences, at) : null;
      if (!check || !found) return [];
      const more = sentences.slice(at + 1).findIndex((one) => !goesOn.test(one) || checkIn(one) !== null);
      const behind = sentences.slice(at + 1, more < 0 ? undefined : at + 1 + more);
      const told = [found.told, ...behind].map(asTold).join(' ');
      const around = sentences.slice(found.from, at + 1);
      const shared = whole.filter((one) => one !== sentence && one.includes(sentence));
      const freely = freelyIn(sentences.slice(at, at + 2));
      return [
        {
          sentences: [...around, ...behind, ...shared],
          told,
          check: freely.length > 0 ? { ...check, freely } : check,
          where: around.join(' '),
        },
      ];
    });
  }),
);

const money =
  /\b(\d{1,5}|an?|one|two|three|four|five|six|seven|eight|nine|ten|a dozen) (?:(gold|silver|copper|platinum|electrum) (?:pieces?|coins?)|(credits?|dollars?|crowns?|pounds?|shillings?|caps))\b/gi;
/** `a`, `two`, `a dozen`, `25`. */
const countOf = (word: string) => (/dozen/.test(word) ? 12 : /^an?$/.test(word) ? 1 : numberOf(word)) ?? 1;
const treasures = new Set(
  'ruby emerald sapphire diamond pearl gem jewel opal amethyst garnet ring necklace amulet brooch bracelet locket crown tiara pendant medallion dagger sword shortsword longsword axe bow shield helmet wand staff rod cloak gloves boots potion scroll elixir statuette figurine idol goblet candlestick watch badge pistol revolver keycard card chip photograph photo ticket receipt telegram folder file slate tablet datapad disk drive cassette notebook'.split(
    ' ',
  ),
);
/** What is carried off wherever it is found. */
export const isTreasure = (noun: string) => treasures.has(noun);
const isKept = (noun: string) => isTreasure(noun) || (traitsOf.get(noun)?.includes('portable') ?? false);

const measures =
  '(?:strip|piece|length|scrap|coil|bundle|bit|page|lock|tuft|handful|shard|fragment|set|bunch|roll|stick|vial|bottle|flask|jar|phial|sheaf)';
const carried = new RegExp(
  `\\b(an?|the|one|two|three|four|five|six) ((?:${measures} of )?(?:\\p{L}[\\p{L}'’-]* ){0,3}?)(\\p{Ll}[\\p{Ll}-]*)(?=[,.;]| (?:and|with|that|which|in|on|wrapped|hidden|of|from|to|is|was|are|lies?|under|behind|for|inside|beneath|below)\\b|$)`,
  'giu',
);

/** `a pouch of 25 silver pieces and the cut bell rope`: what of it can be carried away. */
export function hoardIn(told: string): { name: string; quantity: number }[] {
  const purse = [...told.matchAll(money)].map(([, count, coin, other]) => ({
    name: coin ? `${titled(coin.toLowerCase())} pieces` : titled(other!.toLowerCase()),
    quantity: countOf(count!.toLowerCase()),
  }));
  const quoteless = told.replace(money, 'coins').replace(/["“][^"”]*["”]/g, '');
  const things = [...quoteless.matchAll(carried)].flatMap(([, count, before, noun]) => {
    const low = noun!.toLowerCase();
    const one = isKept(low) ? low : low.replace(/s$/, '');
    const quality = before!.replace(new RegExp(`^${measures} of `), '');
    const isMeasured = quality !== before;
    if ((!isKept(one) && !isMeasured) || /\b(?:under|behind|in|on|of|is|are|lies)\b/i.test(quality))
      return [];
    const isPlace = new RegExp(
      `\\b(?:under|behind|beneath|in|on|inside|around|near|below|above) (?:an?|the) ${before}${noun}`,
      'i',
    );
    return isPlace.test(quoteless)
      ? []
      : [{ name: titled(`${before}${isMeasured ? low : one}`), quantity: countOf(count!.toLowerCase()) }];
  });
  const seen = new Set<string>();
  return [...purse, ...things].filter(({ name }) => !seen.has(name) && seen.add(name)).slice(0, 6);
}

/** `a data slate`, `Iris's data slate` */
const phrase =
  /\b(?:an?|the|\p{Lu}\p{L}+['’]s) ((?:\p{Ll}+ ){0,2}?\p{Ll}+)(?=[.,;]| (?:of|with|and|in|under|behind|that|which|is|was)\b)/u;

/** So that nothing of it can be named, looked at or laid hands on. */
const unknown = { name: 'what is hidden', words: [], traits: ['fixed'], see: '' } as const;

/** What nobody sees before it is found, each under the name of the first thing in it; until then it has none. */
export function hiddenThings(
  room: { id: string; paragraphs: readonly Paragraph[] },
  guard: Guard,
  isFound: (id: string) => boolean,
  bodies: readonly Body[] = [],
): Thing[] {
  return findsIn(room).flatMap(({ told, check, where: written, item }, at): Thing[] => {
    const where = `${written}${whereOnBody(written, bodies)}`;
    if (!guard.isPlain(told)) return [];
    const id = `${room.id} find-${at}`;
    const whole = hoardIn(told);
    const hoard = whole.length === 0 && item ? [{ name: item, quantity: 1 }] : whole;
    const nouns = nounsIn(told.replace(money, 'coins'), false);
    const noun = nouns.find((one) => isKept(one.noun))?.shown ?? phrase.exec(told)?.[1] ?? nouns[0]?.shown;
    const words = noun?.split(' ').reverse() ?? [];
    const isWritten = / (?:says|reads|lists|names|tells)\b/.test(told);
    const known = noun && {
      name: `the ${noun}`,
      words,
      traits:
        traitsOf.get(words[0]!) ??
        (isWritten ? (['portable', 'readable'] as const) : (['portable'] as const)),
      see: told,
    };
    return [
      {
        ...{ id, find: told, item: null, isHidden: true, check: { ...check, where } },
        ...((isFound(id) && known) || unknown),
        ...(hoard.length > 0 && { hoard }),
      },
    ];
  });
}
