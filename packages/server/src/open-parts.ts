import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { charactersFor, type Leader } from '@fireside/engine';
import type { Embed } from '@fireside/storyteller';
import { openCluster } from './cluster/cluster.ts';
import { type Config, ConfigurationProblem } from './config/config.ts';
import { createLibrary, shippedBooks } from './library/create-library.ts';
import { createSense } from './library/create-sense.ts';
import { worldQueries } from './games/world-queries.ts';
import { embedInTime } from './library/embedder/embed-in-time.ts';
import { createEmbedder, type Embedder } from './library/embedder/embedder.ts';
import type { Log } from './log.ts';
import { createMemory } from './memory/memory.ts';
import { findEndpoint } from './models/choose-model.ts';
import { createModelStatus } from './models/model-status.ts';
import { openModel } from './models/open-model.ts';
import { openModels } from './models/open-models.ts';
import type { ServiceParts } from './service.ts';
import { openStore, storeOptions } from './store/open-store.ts';

/** Where the operator's own books are kept. */
export function addedBooksFolder({ dataDirectory }: Pick<Config, 'dataDirectory'>): string {
  return path.join(dataDirectory, 'rulebooks');
}

export function rulebookFolders(config: Pick<Config, 'dataDirectory' | 'rulebooksFolder'>): string[] {
  return [config.rulebooksFolder ?? shippedBooks, addedBooksFolder(config)];
}

/** A folder of books that is named must be there; it may be empty. */
export async function checkRulebooks({ rulebooksFolder }: Pick<Config, 'rulebooksFolder'>) {
  if (rulebooksFolder === undefined) return;
  try {
    await readdir(rulebooksFolder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason =
      { ENOENT: 'there is none', ENOTDIR: 'it is a file', EACCES: 'this account may not read it' }[
        code ?? ''
      ] ?? code;
    throw new ConfigurationProblem([
      `FIRESIDE_RULEBOOKS must be a folder that can be read, and ${rulebooksFolder} is not: ${reason}`,
    ]);
  }
}

/** Among so many games no two of the storyteller's are played in the same places; some of them are nobody's but a model's. */
const newestTables = 30;

export const modelsUnused = 'FIRESIDE_MODELS is not used: the storyteller has no other models beside it';

/**
 * The storyteller understands a message better with the meaning of its words, and well enough without. It is loaded when it leads:
 * what it reads by takes several megabytes, which a server with a model does without.
 */
export async function openStoryteller(
  { talesFolder }: Pick<Config, 'talesFolder'>,
  embedder: Embedder,
  latestTales: () => Promise<unknown[]>,
): Promise<Leader> {
  const { createStoryteller } = await import('@fireside/storyteller');
  const embed: Embed = async (texts, wanted) => {
    const vectors =
      wanted === 'now'
        ? await embedInTime(embedder, texts)
        : await embedder.embed(texts, { priority: 'background' });
    if (!vectors) throw new Error('The embedder is busy');
    return vectors.map((vector) => Float32Array.from(vector));
  };
  try {
    return createStoryteller({ latestTales, embed, tales: talesFolder ? [talesFolder] : [] });
  } catch (error) {
    throw new ConfigurationProblem([`FIRESIDE_TALES ${(error as Error).message}`]);
  }
}

/**
 * Opens what the configuration names: the model, the database, the other nodes and the library. `databaseLost` is called when
 * the database cannot be brought back from within this process.
 */
export async function openParts(
  config: Readonly<Config>,
  log: Log,
  databaseLost: (cause: Error) => void,
): Promise<ServiceParts> {
  await checkRulebooks(config);
  const embedder = createEmbedder();
  const endpoint = await findEndpoint(config.model);
  if (!endpoint && config.models.length > 0) log.warn(modelsUnused);
  const store = await openStore({ ...storeOptions(config), lost: databaseLost }, log);
  const latestTales = () => store.call(worldQueries.latestTales, { most: newestTables });
  let teller: Promise<Leader> | undefined;
  const storyteller = () => {
    teller ??= openStoryteller(config, embedder, latestTales).catch((error: unknown) => {
      // Tales that were mended meanwhile are read when it is asked for again.
      teller = undefined;
      throw error;
    });
    return teller;
  };
  const model = endpoint ? openModel(endpoint) : await storyteller();
  const cluster = await openCluster({ config, store, log });
  const historyCharacters = charactersFor(config.turn.historyTokens);
  const memory = createMemory({ store, embedder, historyCharacters, log });
  const library = createLibrary({ store, embedder, memory, folders: rulebookFolders(config), log });
  const sense = createSense(embedder, log);
  // The first sentence of a game is not to wait for it; where no model leads, nobody reads.
  if (endpoint) void library.ready.then(sense.warm);
  return {
    config,
    log,
    store,
    cluster,
    model,
    storyteller,
    models: openModels(endpoint, config.models),
    modelStatus: createModelStatus({ ...config.model, model: model.name }),
    memory,
    library,
    sense,
  };
}
