import { sentencesOf } from '../language/sentences.ts';
import { hashText } from '../random.ts';
import type { Thing } from '../world/world.ts';
import { type Body, thingOfBody } from './bodies.ts';
import { contentWords, stem } from './content-words.ts';
import { sightOf } from './findings.ts';
import { findsIn, hiddenThings } from './finds.ts';
import type { Guard } from './may-say.ts';
import { closedIn } from './notes/containers.ts';
import { nounsIn, traitsOf } from './nouns-in-text.ts';
import type { Paragraph } from './paragraphs.ts';
import { type Room, voiced } from './rooms.ts';
import { solutionsIn } from './solutions.ts';
import { wholeSentences } from './whole-sentences.ts';

const mostThings = 14;
const longestItem = 360;
/** `It says: "…"`, behind a sentence that names something to read. */
const reads =
  /^(?:it|the (?:page|note|letter|diary|text|inscription|riddle|last (?:page|entry|line))) (?:says|reads|runs|is written)/i;
const entry = /^the (?:page|text|last (?:page|entry|line))\b/i;
const needsSkill = /\bDC ?\d|\b(?:check|search(?:es|ing)?|finds?|found|hidden|behind|under|closer)\b/i;

const neutral = [
  (name: string) => `At first sight there is nothing strange about ${name}.`,
  (name: string) => `${name} is just as you were told, no more and no less.`,
  (name: string) => `${name} is there to be touched, turned over and wondered at.`,
  (name: string) => `You take your time with ${name}, and it lets you look.`,
  (name: string) => `Whatever ${name} may be good for, it does not say so by itself.`,
  (name: string) => `You look ${name} over from every side that it has.`,
];

const knowledge = /\b(?:knows?|can tell|will say|tells?|says?|has heard|rumou?rs?|offers?)\b[^.!?]{0,60}:$/i;

/** Without the lists of what somebody knows: that is for them to tell. */
function unknown(paragraphs: readonly Paragraph[]): Paragraph[] {
  let isKnowledge = false;
  return paragraphs.filter(({ text, isItem }) => {
    if (!isItem) isKnowledge = knowledge.test(text);
    return !(isItem && isKnowledge);
  });
}

const cut =
  /\b(?:engraved|inscribed|carved|scratched|written|etched|painted|stamped) (?:on|in|into|inside)\b(.*)$/i;

/** What is to be read on something. */
function writtenOn(noun: string, sentences: readonly string[]): string[] {
  const bears = sentences.filter((one) => contentWords(cut.exec(one)?.[1] ?? '').includes(stem(noun)));
  if (bears.length > 0) return bears.slice(0, 1);
  const at = sentences.findIndex((one) => contentWords(one).includes(stem(noun)));
  const next = sentences[at + 1] ?? '';
  // What has entries is read, whatever it is called: a ship's log.
  const isReadable = (traitsOf.get(noun) ?? []).includes('readable') || entry.test(next);
  return at >= 0 && isReadable && reads.test(next) ? [next] : [];
}

/** `On the door is a carved riddle:`, and then its words: both belong together. */
function withQuotations(paragraphs: readonly Paragraph[]): Paragraph[] {
  const joined: Paragraph[] = [];
  for (const paragraph of paragraphs) {
    const last = joined.at(-1);
    if (last && /:$/.test(last.text) && /^["“]/.test(paragraph.text))
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text.replace(/:$/, '.')} It says: ${paragraph.text}`,
      };
    else joined.push(paragraph);
  }
  return joined;
}

/** `The door is locked; the reeve has a key`, in prose, where only its sentences say so. */
const isLocked = (noun: string, paragraphs: readonly Paragraph[]) =>
  paragraphs.some(
    ({ isProse, text }) =>
      isProse &&
      new RegExp(`\\b${noun} is (?:\\p{L}+ )?(?:locked|barred|bolted|chained)\\b`, 'iu').test(text),
  );

/** What the text says is here and can be handled. What is in secrets alone is not here until it is found. */
export function thingsOf(
  room: Room,
  guard: Guard,
  isFound: (id: string) => boolean,
  bodies: readonly Body[],
): Thing[] {
  const aloud = voiced(room, 'aloud').flatMap(({ text }) => sentencesOf(text));
  const shown = withQuotations(voiced(room, 'plain'));
  // What would work is found out by doing it.
  const steering = new Set([
    ...solutionsIn(room.paragraphs).flatMap(({ sentence, consequence }) => [sentence, consequence]),
    // What takes a search is not seen before it is found.
    ...findsIn(room).flatMap(({ sentences }) => sentences),
    // Nor what is in something before it is opened.
    ...closedIn(room),
  ]);
  const isOpen = (one: string) => !steering.has(one) && guard.maySay(sightOf(one));
  const open = unknown(shown).flatMap(({ text, isItem }) =>
    isItem && text.length < longestItem && isOpen(text) ? [text] : sentencesOf(text).filter(isOpen),
  );
  const nouns = [
    ...aloud.flatMap((one) => nounsIn(one, true)),
    // What a page says is not in the room.
    ...open.filter((one) => !reads.test(one)).flatMap((one) => nounsIn(one, false)),
  ];
  const things = new Map<string, Thing>();
  const sentences = shown.flatMap(({ text }) => wholeSentences(text));
  for (const { noun, shown: called } of nouns) {
    if (things.has(noun) || things.size >= mostThings) continue;
    const name = `the ${called}`;
    const says = neutral[hashText(`${room.id} ${noun}`) % neutral.length]!(name);
    const told = open.filter((one) => contentWords(one).includes(stem(noun)));
    // What takes no skill is seen by whoever looks.
    const [plainly] = told.filter((one) => !needsSkill.test(one)).map(sightOf);
    const written = writtenOn(noun, sentences).filter((one) => guard.maySay(one));
    const finds = [...told.map(sightOf).filter((one) => one !== plainly), ...written];
    things.set(noun, {
      id: `${room.id} ${noun}`,
      name,
      words: [...new Set([noun, ...called.split(' ')])].filter((word) => word !== 'nearest' && word !== 'of'),
      traits: [
        ...new Set([
          ...(traitsOf.get(noun) ?? ['portable' as const]),
          ...(written.length > 0 ? ['readable' as const] : []),
          ...(isLocked(noun, shown) ? ['locked' as const] : []),
        ]),
      ],
      see: plainly ?? says.charAt(0).toUpperCase() + says.slice(1),
      find: finds.slice(0, 2).join(' '),
      item: null,
    });
  }
  const lying = bodies.map((body) => thingOfBody(room.id, body, guard));
  const others = [...things.values()].filter(
    ({ words }) => !lying.some((body) => body.words.includes(words[0]!)),
  );
  return [...lying, ...others, ...hiddenThings(room, guard, isFound, bodies)];
}
