import { ModelFailure } from '@fireside/engine';
import { describe, expect, it } from 'vitest';
import { diagnose, type Outcome } from './diagnose.ts';
import type { ModelEndpoint } from './parse-model-name.ts';
import { statusFailure } from './refusals.ts';

const endpoint: ModelEndpoint = {
  provider: 'compatible',
  model: 'hearth-1',
  baseUrl: 'http://127.0.0.1:8080/v1',
  key: 'sk-test-0123456789',
};

function refusal(status: number | undefined, message: string): ModelFailure {
  if (status === undefined) return new ModelFailure('unreachable', message);
  return statusFailure({ status, headers: {} }, JSON.stringify({ error: { message } }), [endpoint.key!]);
}

describe('what a provider says about a failed prompt', () => {
  it.each<[Outcome, number | undefined, string]>([
    ['unknown-model', 404, 'The model `hearth-1` does not exist or you do not have access to it.'],
    ['unknown-model', 404, 'model: hearth-1'],
    ['unknown-model', 404, 'model "hearth-1" not found, try pulling it first'],
    ['unknown-model', 400, 'hearth-1 is not a valid model ID'],
    ['unknown-model', 403, 'Project `proj_1` does not have access to model `hearth-1`'],
    ['bad-key', 401, 'Incorrect API key provided'],
    ['bad-key', 403, 'Forbidden'],
    ['no-tool-calling', 400, 'hearth-1 does not support tools'],
    ['no-tool-calling', 400, '"auto" tool choice requires --enable-auto-tool-choice'],
    ['no-tool-calling', 500, 'tools param requires --jinja flag'],
    ['unreachable', undefined, 'Cannot connect to API: connect ECONNREFUSED'],
    ['failing', 429, 'You exceeded your current quota'],
    ['failing', 400, 'Your credit balance is too low'],
    ['failing', 500, 'The model received an invalid request'],
  ])('%s: %s %s', (outcome, status, message) => {
    expect(diagnose(refusal(status, message), endpoint, ['hearth-2']).outcome).toBe(outcome);
  });

  it('takes 404 for a wrong address where no list of models is either', () => {
    expect(diagnose(refusal(404, 'Not Found'), endpoint, undefined).outcome).toBe('unreachable');
    expect(diagnose(refusal(404, 'Not Found'), endpoint, []).outcome).toBe('unknown-model');
  });

  it('knows an answer that is none', () => {
    const check = diagnose(new ModelFailure('provider_fault', 'no events'), endpoint, []);
    expect(check).toMatchObject({ outcome: 'unreachable', fix: expect.stringContaining('/v1') });
  });

  it('quotes what it does not know in one short line without the key', () => {
    const said = `${endpoint.key}\n${'so it goes '.repeat(99)}`;
    const { outcome, sentence } = diagnose(refusal(418, said), endpoint, []);
    expect(outcome).toBe('failing');
    expect(sentence).toContain('[key] so it goes');
    expect(sentence).not.toContain('\n');
    expect(sentence.length).toBeLessThan(300);
  });
});

it('a key stays out of the message wherever it stands in what the provider said', () => {
  const key = '7f3c9a0e5b1d48f2a6c4e8d07b92f1356ad0';
  for (let offset = 120; offset <= 220; offset++) {
    const body = JSON.stringify({ error: { message: `${'x'.repeat(offset)} ${key} is wrong` } });
    const { message } = statusFailure({ status: 401, headers: {} }, body, [key]);
    expect(message).not.toContain(key.slice(0, 8));
  }
});
