import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { findEndpoint } from './choose-model.ts';
import { diagnose, findings, type ModelCheck } from './diagnose.ts';
import { askForModels, keyWasRefused, modelNames } from './model-lists.ts';
import { openModel } from './open-model.ts';
import { httpProbe, type Probe } from './probe.ts';
import type { ModelSettings } from './settings.ts';

export interface CheckOptions {
  probe?: Probe;
  /** How long the model may take for its answer; a local one may have to be loaded first. */
  milliseconds?: number;
}

const question: Pick<LanguageModelV4CallOptions, 'prompt' | 'tools' | 'toolChoice' | 'maxOutputTokens'> = {
  prompt: [
    {
      role: 'system',
      content:
        'You are the game master of a role-playing game. Dice are rolled with the tool roll_dice only.',
    },
    { role: 'user', content: [{ type: 'text', text: 'Roll 1d20 for me now, with the tool.' }] },
  ],
  tools: [
    {
      type: 'function',
      name: 'roll_dice',
      description: 'Roll dice and return the result.',
      inputSchema: {
        type: 'object',
        properties: { notation: { type: 'string', description: 'Such as 1d20' } },
        required: ['notation'],
      },
    },
  ],
  toolChoice: { type: 'auto' },
  // Room for a model that thinks aloud first.
  maxOutputTokens: 2_000,
};

function isUsableCall(part: LanguageModelV4StreamPart): boolean {
  if (part.type !== 'tool-call' || part.toolName !== 'roll_dice') return false;
  try {
    return typeof (JSON.parse(part.input) as { notation?: unknown }).notation === 'string';
  } catch {
    return false;
  }
}

/** Streams until a tool call or the end, as a turn does; errors inside the stream are thrown. */
async function callsTools(stream: ReadableStream<LanguageModelV4StreamPart>): Promise<boolean> {
  for await (const part of stream) {
    if (part.type === 'error') throw part.error;
    if (isUsableCall(part)) return true;
  }
  return false;
}

/** Asks the configured model for one dice roll and says what came of it. Throws a ConfigurationProblem. */
export async function checkModel(settings: ModelSettings, options: CheckOptions = {}): Promise<ModelCheck> {
  const { probe = httpProbe, milliseconds = 90_000 } = options;
  const endpoint = await findEndpoint(settings, probe);
  if (!endpoint) {
    return {
      outcome: 'ok',
      model: 'storyteller',
      sentence: 'built-in storyteller: no language model configured.',
      fix: 'To connect one, set OPENAI_API_KEY or ANTHROPIC_API_KEY, start Ollama, or name it in FIRESIDE_MODEL.',
    };
  }
  const list = await askForModels(endpoint, probe);
  if (!list.reached) return findings(endpoint).unreachable();
  if (keyWasRefused(list)) return findings(endpoint).badKey();
  const names = modelNames(list);
  const timeout = AbortSignal.timeout(milliseconds);
  try {
    const { stream } = await openModel(endpoint).language.doStream({ ...question, abortSignal: timeout });
    const found = findings(endpoint, names);
    return (await callsTools(stream)) ? found.ok() : found.noToolCalling();
  } catch (error) {
    if (timeout.aborted) return findings(endpoint).silent(Math.round(milliseconds / 1_000));
    return diagnose(error, endpoint, names);
  }
}
