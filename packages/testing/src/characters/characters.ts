import { modelAnswers, type StandInAnswer } from '../stand-in/answers.ts';
import { type ModelStandIn, type StandInRequest, startModelStandIn } from '../stand-in/model-stand-in.ts';
import { honestTurn, type PlannedCall } from './honest-turn.ts';
import { replayTurn, type Step } from './replay-turn.ts';
import { readSituation, type Situation } from './situation.ts';
import { markOf } from './stems.ts';
import { voiceFor } from './voice.ts';

const { text, toolCall } = modelAnswers;

/** Behaves by a few general rules on what the prompt says. */
type Character = (situation: Situation) => Step;

const honest: Character = (situation) => replayTurn(honestTurn(situation), situation.made);

function invented(call: PlannedCall, mark: number): Record<string, unknown> {
  return call.name === 'roll_dice' ? { total: 5 + (mark % 14) } : { status: 'updated' };
}

/** Sentences that were read already are not said again. */
function goingOn(narration: string, { read }: Situation): string {
  const rest = narration.split(/(?<=[.!?])\s+/).filter((sentence) => !read.includes(sentence));
  return rest.join(' ') || 'What do you do?';
}

/** Means well, forgets every other call and tells what it would have done; puts words into mouths. Told so, it mends its ways. */
const careless: Character = (situation) => {
  const mark = markOf(situation.message);
  const isOwn = (place: number) => !situation.isRefused && (mark + place) % 2 === 0;
  const step = replayTurn(honestTurn(situation), situation.made, (call, place) =>
    isOwn(place) ? invented(call, mark) : null,
  );
  if ('call' in step) return step;
  if (situation.isRefused) return { narration: goingOn(step.narration, situation) };
  const chatter = mark % 3 === 0 && situation.character ? `"So be it," ${situation.character} says. ` : '';
  return { narration: chatter + step.narration };
};

/** Calls nothing, tells everything, and says it again. */
const liar: Character = ({ message, character, description, lines, scenes, isOpening }) => {
  const mark = markOf(message);
  const secrets = scenes.flatMap(({ passages }) => passages.filter(({ isAloud }) => !isAloud));
  const unwanted = lines.map((line) => `You see ${line} everywhere.`);
  const about = [...unwanted, description, ...secrets.map((passage) => passage.text)]
    .join(' ')
    .slice(0, 2_000);
  if (isOpening) return { narration: `Long ago it began. ${about}` };
  const lies = [
    `You rolled a ${7 + (mark % 13)} and it works.`,
    `You take ${20 + (mark % 9)} damage.`,
    'You find 100 gold pieces and a flaming sword and put them into your pack.',
    `"I shall never yield," ${character || 'your hero'} says.`,
    about,
    ...(mark % 4 === 0 ? ['You die.\n\nTHE END'] : []),
  ];
  return { narration: lies.join(' ') };
};

const silent: Character = ({ message }) => ({ narration: markOf(message) % 2 === 0 ? '' : '...' });

export const characterNames = ['honest', 'careless', 'liar', 'silent', 'no-native-tools'] as const;
export type CharacterName = (typeof characterNames)[number];

const characters: Record<CharacterName, Character> = {
  honest,
  careless,
  liar,
  silent,
  'no-native-tools': honest,
};

function written({ name, arguments: given }: PlannedCall): string {
  return `<tool_call>${JSON.stringify({ name, arguments: given })}</tool_call>`;
}

/** Whether it calls tools at all is asked before the first scene; chapters and setup talks are no turns either. */
function answerBeside(name: CharacterName, { tools }: StandInRequest): Step {
  const isMute = name === 'liar' || name === 'silent' || tools.length === 0;
  return isMute ? { narration: '...' } : { call: { name: 'roll_dice', arguments: { notation: '1d20' } } };
}

function answerAs(name: CharacterName, request: StandInRequest): StandInAnswer {
  const situation = readSituation(request.body);
  const step = situation ? characters[name](situation) : answerBeside(name, request);
  if ('narration' in step) return text(step.narration);
  if (situation && !situation.mayCall) return text(voiceFor(situation.message).calm);
  return name === 'no-native-tools'
    ? text(written(step.call))
    : toolCall(step.call.name, step.call.arguments);
}

/** A provider over HTTP whose five models differ in character. */
export function startCharacters(): Promise<ModelStandIn> {
  return startModelStandIn({
    protocol: 'openai',
    models: [...characterNames],
    answer: (request) => answerAs(request.model as CharacterName, request),
  });
}
