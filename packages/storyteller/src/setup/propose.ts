import type { Proposal } from '@fireside/contract';
import { limits } from '@fireside/contract/protocol';
import { fillTemplate } from '../language/phrase.ts';
import { createRandom } from '../random.ts';
import { isOfItsOwn, patternMark } from '../tale/compose.ts';
import type { Length } from '../tale/asked.ts';
import type { Tales } from '../tale/tales.ts';
import { type Genre, genres } from '../world/world.ts';
import type { Answers, Experience } from './answers.ts';
import { plainWords } from './plain-words.ts';

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

/** Below this many words a wish says too little for whoever reads it in the lobby. */
const briefWish = 12;
const minor =
  /^(?:of|the|a|an|and|in|on|at|to|for|with|from|by|aboard|before|near|under|is|up|out|over|inside|beyond)$/;

const kinds: Record<Genre, string> = {
  fantasy: 'fantasy',
  'science fiction': 'science fiction',
  horror: 'horror',
  mystery: 'mystery',
  modern: 'modern-day',
  western: 'western',
};

/** A game that fits the answers: in the host's own words where there are any; where they are silent, chance fills in. */
export function propose(answers: Answers, tales: Tales, seed: number): Proposal {
  const random = createRandom(seed);
  const genre = answers.genre ?? tales.read({ name: '', description: answers.wish, lines: [] }).genre;
  const told = `(${kinds[genre ?? random.pick(genres)]})`;
  const wish = { name: answers.name ?? '', description: `${answers.wish}\n${told}`, lines: [] };
  const outline = tales.compose(wish, seed, new Set());
  const world = tales.open(outline);
  const threat =
    tales.library.genres.get(outline.genre)?.threats.get(outline.threat) ??
    [...tales.library.patterns.values()].find(({ id }) => `${patternMark}${id}` === outline.threat)!;
  const fill = (lines: readonly string[]) =>
    random
      .shuffled(lines)
      .map((line) => fillTemplate(line, world.slots, random))
      .find((line) => line !== null) ?? '';
  const { whodunit } = outline;
  const isOwn = whodunit !== undefined || isOfItsOwn(tales.read(wish));
  const isBrief = answers.wish.split(/\s+/).length < briefWish;
  const about = [isOwn && answers.wish, (!isOwn || isBrief) && !whodunit && fill(threat.pitches)]
    .filter(Boolean)
    .join('\n\n');
  const footer = [
    `${lengths[answers.length ?? 'medium']} ${told}.`,
    experiences[answers.experience ?? 'some'],
    ...plainWords({ ...wish, description: answers.wish }),
  ].join(' ');
  // Only what the host has named stands in a title: who else is in it is drawn when the game begins.
  const isNamed = whodunit !== undefined && answers.wish.includes(whodunit.matter);
  const title = isNamed ? `the case of ${whodunit.matter}` : fill(threat.titles);
  return {
    name: (answers.name ?? titled(title)).slice(0, limits.gameName),
    description: `${about.slice(0, limits.description - footer.length - 2)}\n\n${footer}`,
  };
}

/** As titles are written: `The Matter of the Lamp That Never Went Out`. */
function titled(title: string): string {
  return title
    .split(' ')
    .map((word, at) => (at > 0 && minor.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
