import type { Model, ModelPart, ModelRequest } from '../ports.ts';
import { writtenTale } from './adventure/play-adventure.ts';
import { beginTurn, goOnTo } from './begin-turn.ts';
import { createMeanings, type Embed } from './intent/meanings.ts';
import { readIntent } from './intent/read-intent.ts';
import { sentencesOf } from './language/sentences.ts';
import { replay, type Step } from './script.ts';
import { setupTurn } from './setup/setup-turn.ts';
import { type GoOn, playTale } from './play-tale.ts';
import { ownTale } from './play-turn.ts';

function callId(round: number, index: number): string {
  return `round-${round}-${index}`;
}

/** The step as a model would say it: sentence by sentence, then the calls. */
function* partsOf(step: Step): Generator<ModelPart> {
  let at = 0;
  if (step.kind !== 'calls')
    for (const sentence of sentencesOf(step.text)) {
      const end = step.text.indexOf(sentence, at) + sentence.length;
      yield { type: 'text', text: step.text.slice(at, end) };
      at = end;
    }
  if (step.kind !== 'text')
    for (const [index, { tool, input }] of step.requests.entries())
      yield {
        type: 'call',
        call: { id: callId(step.round, index), name: tool, input: JSON.stringify(input) },
      };
}

/** The built-in game master: tables, dice and a memory, behind the face of a language model. */
export function createStoryteller({ embed }: { embed?: Embed } = {}): Model {
  const understand = createMeanings(embed);

  async function stepOf({ source, messages }: ModelRequest): Promise<Step> {
    if (!source) throw new Error('The storyteller plays from the snapshot and was given none');
    if ('setup' in source) return setupTurn(source.setup);
    const { snapshot, excerpts } = source;
    const read = (message: string) => understand(message, readIntent(message));
    const turn = beginTurn(snapshot, excerpts, await read(snapshot.message));
    const others = await Promise.all(
      snapshot.also.map(async (spoken): Promise<GoOn> => {
        const reading = await read(spoken.message);
        return (before) => goOnTo(spoken, reading, before);
      }),
    );
    const answers = new Map(
      messages.flatMap((message) =>
        message.role === 'tool' ? message.answers.map(({ id, value }) => [id, value] as const) : [],
      ),
    );
    const tale = snapshot.game.hasAdventure ? writtenTale : ownTale;
    return replay(playTale(tale, turn, others), (round, requests) => {
      const found = requests.map((_, index) => answers.get(callId(round, index)));
      return found.every((answer) => answer !== undefined) ? found : null;
    });
  }

  return {
    name: 'storyteller',
    readsSource: true,
    async ask(request, hear) {
      const step = await stepOf(request);
      for (const part of partsOf(step)) hear(part);
      return { reason: step.kind === 'text' ? 'stop' : 'calls' };
    },
  };
}
