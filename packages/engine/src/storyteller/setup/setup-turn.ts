import type { Step } from '../script.ts';
import { createRandom } from '../random.ts';
import type { SetupRequest } from '../../ports.ts';
import { readAnswers, type Topic } from './answers.ts';
import { proposeFromAdventure, proposeFromAnswers, setupSeed } from './propose.ts';

const questions: Record<Topic, readonly string[]> = {
  genre: [
    'Welcome! I am the storyteller of this table. What kind of tale shall it be: fantasy, science fiction, horror, a mystery, something modern, or a western?',
    'Good evening! Let us find you a game. What kind of tale do you want to play: fantasy, science fiction, horror, mystery, modern or western?',
  ],
  length: [
    'A fine choice. How long should it last: a single evening, two or three sessions, or a long tale over several?',
    'Very good. And how much time do you have: one evening, a few sessions, or a whole campaign?',
  ],
  experience: [
    'Noted. Last question: have you and your friends played such games before, or are you new to them?',
    'One more thing: have you played this sort of game before, or is the table new to it?',
  ],
};

const proposals = [
  'Then I propose "{name}". Read it over, and tell me if you would like something changed.',
  'I have just the thing: "{name}". Say the word if you would rather have another.',
  'How does "{name}" sound to you? I can change it as you like.',
];

/** The next line of the talk before a game: a question, or a proposal as soon as there is enough to go on. */
export function setupTurn({ messages, adventureText }: SetupRequest): Step {
  const seed = setupSeed(messages);
  const random = createRandom(seed);
  const answers = readAnswers(messages);
  const fromText = adventureText.trim() !== '';
  if (!fromText && answers.missing) return { kind: 'text', text: random.pick(questions[answers.missing]) };
  const proposal = fromText
    ? proposeFromAdventure(adventureText, answers)
    : proposeFromAnswers(answers, seed);
  return {
    kind: 'both',
    round: 0,
    text: random.pick(proposals).replace('{name}', () => proposal.name),
    requests: [{ tool: 'propose_game', input: { ...proposal } }],
  };
}
