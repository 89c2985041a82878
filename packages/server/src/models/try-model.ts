import { type ModelFinding, type ModelTrialResult, Refusal } from '@fireside/contract';
import type { ProxySettings } from '../config/config.ts';
import { checkModel } from './check-model.ts';
import { findEndpoint } from './choose-model.ts';
import { type Connection, connectionSettings } from './connection-settings.ts';
import { askForModels, keyWasRefused, modelNames } from './model-lists.ts';
import { httpProbe } from './probe.ts';
import { ModelProblem } from './settings.ts';

/** A person waits for it; a local model may have to be loaded first. */
const patience = 60_000;
const mostNames = 300;
/** Asked for where nothing is to be said yet. */
const anyModel = 'any';

/** What is wrong with a connection before anything is sent, at the field that it is about. */
function refusalOf(problem: ModelProblem, { baseUrl, key }: Connection): Refusal {
  const isKey = problem.variable.endsWith('KEY');
  const path = isKey ? 'key' : problem.variable.endsWith('URL') ? 'base_url' : 'model';
  const given = { key, base_url: baseUrl, model: '' }[path];
  const message =
    given === null
      ? 'is required'
      : {
          key: 'must have no spaces and line breaks',
          base_url: 'must be an address such as http://127.0.0.1:8080/v1',
          model: 'must be the name of a model',
        }[path];
  return new Refusal('invalid', { detail: `${path}: ${message}`, errors: [{ path, message }] });
}

/** Refuses what cannot be asked at all. */
export async function endpointOfConnection(connection: Connection, proxy: ProxySettings | undefined) {
  try {
    return (await findEndpoint(connectionSettings(connection, proxy)))!;
  } catch (error) {
    if (error instanceof ModelProblem) throw refusalOf(error, connection);
    throw error;
  }
}

/** Asks a model for one roll of the dice, or only which models there are. Stores nothing, and repeats nothing that it was told but names. */
export async function tryModel(
  given: Omit<Connection, 'model'> & { model: string | null },
  proxy: ProxySettings | undefined,
  elapsed: () => number,
): Promise<ModelTrialResult> {
  const connection = { ...given, model: given.model ?? anyModel };
  const endpoint = await endpointOfConnection(connection, proxy);
  const startedAt = elapsed();
  const list = await askForModels(endpoint, httpProbe);
  const models = (modelNames(list) ?? []).slice(0, mostNames).sort();
  const result = (found: ModelFinding) => ({
    found,
    seconds: Math.round((elapsed() - startedAt) / 100) / 10,
    models,
  });
  if (!list.reached) return result('unreachable');
  if (keyWasRefused(list)) return result('bad_key');
  if (given.model === null) return result(modelNames(list) ? 'listed' : 'foreign');
  const check = await checkModel(connectionSettings(connection, proxy), { milliseconds: patience });
  return result(check.found);
}
