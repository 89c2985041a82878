import { fillTemplate } from '../language/phrase.ts';
import { readScript } from '../../script/index.ts';
import { namesIn } from '../adventure/names.ts';
import { tellings } from '../adventure/sentences.ts';
import type { Length } from '../plot/genre.ts';
import { genreOf } from '../plot/genre.ts';
import { composePlot } from '../plot/compose-plot.ts';
import { openPlot } from '../plot/plot.ts';
import { createRandom, hashText } from '../random.ts';
import { genres } from '../tables/types.ts';
import type { Answers, Experience } from './answers.ts';

export interface Proposal {
  name: string;
  description: string;
}

const lengths: Record<Length, string> = {
  short: 'A short tale for one evening',
  medium: 'A tale for two or three evenings',
  long: 'A long tale over several sessions',
};

const experiences: Record<Experience, string> = {
  new: 'Nobody needs to know any rules: the dice are explained as they fall.',
  some: 'A little experience is welcome and none is needed.',
  veteran: 'For players who like to be given enough rope.',
};

/** A game that fits the answers; where they are silent, chance fills in. */
export function proposeFromAnswers(answers: Answers, seed: number): Proposal {
  const random = createRandom(seed);
  const genre = answers.genre ?? random.pick(genres);
  const length = answers.length ?? 'medium';
  const outline = composePlot(seed, { name: genre, description: `${genre}. ${answers.wish}` });
  const plot = openPlot({ ...outline, genre });
  const name = answers.name ?? fillTemplate(random.pick(plot.threat.titles), plot.slots, random)!;
  const pitch = fillTemplate(plot.threat.pitch, plot.slots, random)!;
  const kind = {
    fantasy: 'fantasy',
    'science fiction': 'science fiction',
    horror: 'horror',
    mystery: 'mystery',
    modern: 'modern-day',
    western: 'western',
  }[genre];
  return {
    name: name.slice(0, 120),
    description: `${lengths[length]} (${kind}). ${pitch} ${experiences[answers.experience ?? 'some']}`,
  };
}

/** A title stands there, and whom it is about. */
const opening = 2_400;
/** The first scene stands there, whatever comes before it. */
const beginning = 60_000;
const spoken = 400;

/**
 * What players hear first; where a text does not say what that is, and has nothing behind the scenes, how its first scene begins.
 * Nothing else of an adventure is for them, and strangers read a description.
 */
function heardFirst(text: string): string {
  const { scenes, first } = readScript(text.slice(0, beginning));
  const isMarked = scenes.some(
    ({ kind, passages }) => kind === 'background' || passages.some(({ label }) => label === 'read aloud'),
  );
  const passages = scenes.find(({ number }) => number === first)?.passages ?? [];
  const heard = passages.filter(({ label }) => !isMarked || label === 'read aloud');
  const words = heard
    .map((passage) => passage.text)
    .join(' ')
    .replace(/[*_#>]/g, '')
    .replace(/\s+/g, ' ');
  const told = tellings({ text: words }).filter(({ hidden }) => !hidden);
  return told
    .slice(0, 2)
    .map((telling) => telling.text)
    .join(' ')
    .slice(0, spoken);
}

/** A game from the text itself: its title, and where it begins. */
export function proposeFromAdventure(text: string, answers: Answers): Proposal {
  const lines = text
    .trim()
    .slice(0, opening)
    .split('\n')
    .map((line) =>
      line
        .replace(/^#+\s*/, '')
        .replace(/[*_]/g, '')
        .trim(),
    )
    .filter(Boolean);
  const first = lines[0] ?? '';
  const hasTitle = first.length <= 80 && !/[.!?]$/.test(first) && lines.length > 1;
  const [name] = namesIn(lines.slice(hasTitle ? 1 : 0).join(' '));
  const title = hasTitle ? first : name ? `The Matter of ${name}` : 'A Tale Already Written';
  const genre = genreOf(text.slice(0, 20_000)) ?? 'fantasy';
  const described = [
    heardFirst(text),
    `A ${genre} tale that follows the supplied adventure.`.replace(/^A (?=[aeiou])/, 'An '),
  ];
  return {
    name: (answers.name ?? title).slice(0, 120),
    description: described.filter(Boolean).join(' ').slice(0, 3_900),
  };
}

export function setupSeed(messages: { content: string }[]): number {
  return hashText(messages.map(({ content }) => content).join('\n') || 'the first fire');
}
