import { sentencesOf } from '../language/sentences.ts';
import { fillTemplate, type Slots } from '../language/phrase.ts';
import type { Random } from '../random.ts';
import type { Outline } from '../world/state.ts';
import type { Thing } from '../world/world.ts';
import type { SpokenLines } from './sources.ts';
import { traitsOf } from './wish/things.ts';
import { bothNumbers, plainWordsOf } from './words.ts';

/** What a host has asked for and can be touched: things in the first place, the prize in the last. */
export function wishedThings(
  { wished, places }: Outline,
  at: number,
  spoken: SpokenLines,
  slots: Slots,
  random: Random,
): Thing[] {
  const names = at === 0 ? (wished.things ?? '').split('; ').filter(Boolean) : [];
  const seen = random.shuffled(spoken.Seen);
  const found = random.shuffled(spoken.Found);
  const things = names.map((name, index): Thing => {
    const own = { ...slots, thing: name };
    return {
      id: `wished/${index}`,
      name,
      words: wordsOf(name),
      traits: traitsOf(name),
      see: [toldOf(name, wished.premise ?? ''), fillTemplate(seen[index % seen.length]!, own, random)]
        .filter(Boolean)
        .join(' '),
      find: fillTemplate(found[index % found.length]!, own, random) ?? '',
      item: null,
    };
  });
  const { prize } = wished;
  if (prize && at === places.length - 1 && !/^\p{Lu}/u.test(prize))
    things.push({
      id: 'wished/prize',
      name: prize,
      words: wordsOf(prize),
      traits: ['portable', 'valuable'],
      see: `Here at last you see ${prize}.`,
      find: `There is no mistaking it: you have found ${prize}.`,
      item: capitalised(prize.replace(/^the /, '')).slice(0, 60),
    });
  return things;
}

/** What the host has said of a thing: the clause that names it. */
function toldOf(name: string, premise: string): string {
  const head = plainWordsOf(name).at(-1)!;
  const clause = sentencesOf(premise)
    .flatMap((sentence) =>
      sentence.replace(/[.!?]+$/, '').split(/, (?:and|but|so) (?=in\b|on\b|under\b|at\b|the\b)/i),
    )
    .find((one) => plainWordsOf(one).includes(head));
  return clause && !/^you\b/i.test(clause) ? `${capitalised(clause)}.` : '';
}

function wordsOf(name: string): string[] {
  return bothNumbers(plainWordsOf(name).filter((word) => word.length > 2 && word !== 'the'));
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
