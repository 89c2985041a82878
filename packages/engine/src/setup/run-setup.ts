import type { Proposal, SetupReply } from '@fireside/contract';
import type { Clock, Model } from '../ports.ts';
import { proposeGame } from '../tools/propose-game.ts';
import { runToolCall } from '../tools/run-tool-call.ts';
import { askModel } from '../turn/ask-model.ts';
import { turnFailure } from '../turn/failures.ts';
import { Narration } from '../turn/narration.ts';
import { defaultTurnLimits, TurnFailure, type TurnLimits } from '../turn/outcome.ts';
import { startWatch } from '../turn/watch.ts';
import { buildSetupPrompt, type SetupMessage } from './setup-prompt.ts';

export type { SetupMessage };

export interface SetupPorts {
  model: Model;
  clock: Clock;
}

export interface SetupRequest {
  /** The whole conversation so far; empty when the DM opens. */
  messages: SetupMessage[];
  /** Blank when there is none. */
  adventureText: string;
}

/** A proposal that was refused may be corrected this often. */
const rounds = 3;

const tools = [proposeGame];

async function converse(
  { model, clock }: SetupPorts,
  { messages, adventureText }: SetupRequest,
  signal: AbortSignal,
  limits: TurnLimits,
): Promise<SetupReply> {
  const watch = startWatch(clock, signal, limits);
  const narration = new Narration(limits.narrationCharacters, () => {});
  const proposals: Proposal[] = [];
  const setupOptions = { setup: { messages: messages.map((message) => ({ ...message })), adventureText } };
  let prompt = buildSetupPrompt(messages, adventureText);
  try {
    for (let round = 0; round < rounds && !narration.isFull; round++) {
      narration.startRound();
      const { said, finish } = await askModel({
        language: model.language,
        call: {
          prompt,
          tools: tools.map(({ definition }) => definition),
          toolChoice: { type: 'auto' },
          ...(model.readsSnapshot && { providerOptions: { fireside: setupOptions } }),
        },
        clock,
        watch,
        retries: limits.retries,
        heard: (delta) => {
          narration.add(delta);
          return !narration.isFull;
        },
      });
      narration.endRound();
      if (finish === 'content-filter' && narration.text === '') throw turnFailure('declined');
      if (said.calls.length === 0) break;
      const results = said.calls.map((call) => {
        const { effects, answer } = runToolCall(tools, call, undefined);
        proposals.push(...effects);
        return {
          type: 'tool-result' as const,
          toolCallId: call.toolCallId,
          toolName: call.toolName,
          output: { type: 'json' as const, value: answer },
        };
      });
      if (proposals.length > 0) break;
      prompt = [...prompt, said.message(), { role: 'tool', content: results }];
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
    return await converse(ports, request, signal, { ...defaultTurnLimits, ...limits });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw error instanceof TurnFailure ? error : turnFailure('fault', error);
  }
}
