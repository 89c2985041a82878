import { openCluster } from './cluster/cluster.ts';
import type { Config } from './config/config.ts';
import type { Log } from './log.ts';
import { chooseModel, createModelStatus } from './models/index.ts';
import type { ServiceParts } from './service.ts';
import { openStore, storeOptions } from './store/open-store.ts';

/** Opens what the configuration names: the database, the model and the library. */
export async function openParts(config: Readonly<Config>, log: Log): Promise<ServiceParts> {
  const model = await chooseModel(config.model, {
    storyteller: () => {
      throw new Error('no storyteller yet');
    },
  });
  const store = await openStore(storeOptions(config), log);
  const cluster = await openCluster({ config, store, log });
  return {
    config,
    log,
    store,
    cluster,
    model,
    modelStatus: createModelStatus({ ...config.model, model: model.name }),
    library: {
      excerpts: async () => ({ rulebooks: [], adventure: [] }),
      readAdventure: async (text) => [{ position: 0, heading: '', content: text, vector: null }],
      status: () => 'ok',
      books: () => [],
      close: async () => {},
    },
  };
}
