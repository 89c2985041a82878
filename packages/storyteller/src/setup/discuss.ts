import type { SetupReply } from '@fireside/contract';
import type { SetupRequest } from '@fireside/engine';
import { createRandom, hashText } from '../random.ts';
import type { Tales } from '../tale/tales.ts';
import { type Answers, readAnswers, type Topic } from './answers.ts';
import { plainWords } from './plain-words.ts';
import { propose } from './propose.ts';
import { proposeAdventure } from './propose-adventure.ts';
import { leftOut, takenOver } from './taken-over.ts';

const questions: Record<Topic, readonly string[]> = {
  genre: [
    'Welcome! I am the storyteller of this table. What kind of tale shall it be: fantasy, science fiction, horror, a mystery, something modern, or a western? Or tell me in your own words who, where and what it is about.',
    'Good evening! Let us find you a game. What kind of tale do you want to play: fantasy, science fiction, horror, mystery, modern or western? A place, a villain, a prize: name them, and I will build on them.',
  ],
  length: [
    'How long should it last: a single evening, two or three sessions, or a long tale over several?',
    'And how much time do you have: one evening, a few sessions, or a whole campaign?',
  ],
  experience: [
    'Last question: have you and your friends played such games before, or are you new to them?',
    'One more thing: have you played this sort of game before, or is the table new to it?',
  ],
};

const proposals = [
  'Then I propose "{name}". Read it over, and tell me if you would like something changed.',
  'I have just the thing: "{name}". Say the word if you would rather have another.',
  'How does "{name}" sound to you? I can change it as you like.',
];

/** The talk before a game exists: asks, listens, proposes, and says plainly what it cannot do. */
export async function discuss({ messages, adventureText }: SetupRequest, tales: Tales): Promise<SetupReply> {
  const seed = hashText(messages.map(({ content }) => content).join('\n') || 'the first fire');
  const random = createRandom(seed);
  const answers = readAnswers(messages, tales);
  if (adventureText.trim() !== '') {
    const proposal = proposeAdventure(adventureText, answers.name, tales);
    return { reply: offer(random.pick(proposals), proposal.name), proposal };
  }
  const heard = acknowledge(answers, tales, messages.at(-1)?.content ?? '');
  if (answers.missing)
    return {
      reply: [heard, random.pick(questions[answers.missing])].filter(Boolean).join(' '),
      proposal: null,
    };
  const proposal = propose(answers, tales, seed);
  return { reply: [heard, offer(random.pick(proposals), proposal.name)].filter(Boolean).join(' '), proposal };
}

function offer(line: string, name: string): string {
  return line.replace('{name}', () => name);
}

/** What was taken over of the newest message, in which world, and what cannot be done; empty where it asked for nothing. */
function acknowledge({ wish }: Answers, tales: Tales, latest: string): string {
  const isNew = latest !== '' && wish.endsWith(latest.trim().slice(-40));
  if (!isNew) return '';
  const whole = { name: '', description: wish, lines: [] };
  const asked = tales.read(whole);
  const { places } = tales.compose(whole, 0, new Set());
  const taken = takenOver(asked, places.at(-1)?.name);
  return [
    taken,
    taken && asked.genre && `I will tell it in my world of ${asked.genre}.`,
    leftOut(asked),
    ...plainWords(whole),
  ]
    .filter(Boolean)
    .join(' ');
}
