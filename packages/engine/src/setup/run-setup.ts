import type { Proposal, SetupReply } from '@fireside/contract';
import type { Clock, Leader, Model, ModelMessage, SetupRequest } from '../ports.ts';
import { proposeGame } from '../tools/propose-game.ts';
import { runToolCall } from '../tools/run-tool-call.ts';
import { answered } from '../turn/answered.ts';
import { askModel } from '../turn/ask-model.ts';
import { turnFailure } from '../turn/failures.ts';
import { Narration } from '../turn/narration.ts';
import { defaultTurnLimits, TurnFailure, type TurnLimits } from '../turn/outcome.ts';
import { startWatch } from '../turn/watch.ts';
import { buildSetupPrompt } from './setup-prompt.ts';

export interface SetupPorts {
  model: Leader;
  clock: Clock;
}

/** A proposal that was refused may be corrected this often. */
const rounds = 3;

const tools = [proposeGame];

async function converse(
  { model, clock }: { model: Model; clock: Clock },
  setup: SetupRequest,
  signal: AbortSignal,
  limits: TurnLimits,
): Promise<SetupReply> {
  const watch = startWatch(clock, signal, limits);
  const narration = new Narration(limits.narrationCharacters, () => {});
  const proposals: Proposal[] = [];
  let messages: readonly ModelMessage[] = buildSetupPrompt(setup);
  try {
    for (let round = 0; round < rounds && !narration.isFull; round++) {
      narration.startRound();
      const reply = await askModel({
        model,
        call: {
          messages,
          tools: tools.map(({ definition }) => definition),
          mayCall: true,
        },
        clock,
        watch,
        retries: limits.retries,
        heard: (text) => {
          narration.add(text);
          return !narration.isFull;
        },
      });
      narration.endRound();
      const { calls, finish } = reply;
      if (finish === 'filtered' && narration.text === '') throw turnFailure('declined');
      if (calls.length === 0) break;
      const answers = calls.map((call) => {
        const { effects, answer: value } = runToolCall(tools, call, undefined);
        proposals.push(...effects);
        return { id: call.id, value };
      });
      if (proposals.length > 0) break;
      messages = [...messages, ...answered(reply, answers)];
    }
    const proposal = proposals.at(-1) ?? null;
    if (narration.text === '' && !proposal) throw turnFailure('silent');
    return { reply: narration.text || `I propose “${proposal?.name}”. Shall we play that?`, proposal };
  } finally {
    watch.stop();
  }
}

/** The DM's next turn in the talk before a game exists. It stores nothing and remembers nothing. */
export async function runSetup(
  ports: SetupPorts,
  request: SetupRequest,
  signal: AbortSignal,
  limits: Partial<TurnLimits> = {},
): Promise<SetupReply> {
  signal.throwIfAborted();
  try {
    const { model, clock } = ports;
    if ('discuss' in model) return await model.discuss(request);
    return await converse({ model, clock }, request, signal, { ...defaultTurnLimits, ...limits });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw error instanceof TurnFailure ? error : turnFailure('fault', error);
  }
}
