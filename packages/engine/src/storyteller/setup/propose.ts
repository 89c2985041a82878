import { fillTemplate } from '../language/phrase.ts';
import { namesIn, peopleIn } from '../adventure/names.ts';
import { tellings } from '../adventure/sentences.ts';
import { listed } from '../language/nouns.ts';
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

const opening = 2_400;

/** A game from the text itself: its title, where it begins, and who is in it. */
export function proposeFromAdventure(text: string, answers: Answers): Proposal {
  const beginning = text.trim().slice(0, opening);
  const lines = beginning
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
  const names = namesIn(lines.slice(hasTitle ? 1 : 0).join(' '));
  const title = hasTitle ? first : names[0] ? `The Matter of ${names[0]}` : 'A Tale Already Written';
  const story = tellings({ text: lines.slice(hasTitle ? 1 : 0).join(' ') }).filter(({ hidden }) => !hidden);
  const people = peopleIn(beginning).map(({ name, note }) => `${name}, the ${note}`);
  const known = people.length > 0 ? people : names;
  const genre = genreOf(text.slice(0, 20_000)) ?? 'fantasy';
  const described = [
    story
      .slice(0, 2)
      .map(({ text: sentence }) => sentence)
      .join(' '),
    known.length > 0 ? `You will meet ${listed(known.slice(0, 3))}.` : '',
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
