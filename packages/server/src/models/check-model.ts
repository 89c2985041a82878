import type { ModelPart, ModelRequest } from '@fireside/engine';
import { findEndpoint } from './choose-model.ts';
import { diagnose, findings, type ModelCheck } from './diagnose.ts';
import { askForModels, keyWasRefused, modelNames } from './model-lists.ts';
import { openModel } from './open-model.ts';
import { parseFields } from './protocols/untrusted-json.ts';
import { httpProbe, type Probe } from './probe.ts';
import type { ModelSettings } from '../config/config.ts';

export interface CheckOptions {
  probe?: Probe;
  /** How long the model may take for its answer; a local one may have to be loaded first. */
  milliseconds?: number;
}

const question: ModelRequest = {
  messages: [
    {
      role: 'system',
      text: 'You are the game master of a role-playing game. Dice are rolled with the tool roll_dice only.',
    },
    { role: 'user', text: 'Roll 1d20 for me now, with the tool.' },
  ],
  tools: [
    {
      name: 'roll_dice',
      description: 'Roll dice and return the result.',
      inputSchema: {
        type: 'object',
        properties: { notation: { type: 'string', description: 'Such as 1d20' } },
        required: ['notation'],
      },
    },
  ],
  mayCall: true,
  // Room for a model that thinks aloud first.
  mostTokens: 2_000,
};

function isUsableCall(part: ModelPart): boolean {
  if (part.type !== 'call' || part.call.name !== 'roll_dice') return false;
  return typeof parseFields(part.call.input)?.notation === 'string';
}

/** Asks the configured model for one dice roll and says what came of it. Throws a ConfigurationProblem. */
export async function checkModel(settings: ModelSettings, options: CheckOptions = {}): Promise<ModelCheck> {
  const { probe = httpProbe, milliseconds = 90_000 } = options;
  const endpoint = await findEndpoint(settings, probe);
  if (!endpoint) {
    return {
      outcome: 'ok',
      found: 'ok',
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
    let called = false;
    const hear = (part: ModelPart) => {
      called ||= isUsableCall(part);
    };
    await openModel(endpoint).ask(question, hear, timeout);
    const found = findings(endpoint, names);
    return called ? found.ok() : found.noToolCalling();
  } catch (error) {
    if (timeout.aborted) return findings(endpoint).silent(Math.round(milliseconds / 1_000));
    return diagnose(error, endpoint, names);
  }
}
