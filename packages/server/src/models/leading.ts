import type { HouseModel } from '@fireside/contract';
import type { Leader } from '@fireside/engine';
import type { Bus } from '../cluster/bus.ts';
import type { ProxySettings } from '../config/config.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import { findEndpoint } from './choose-model.ts';
import { type Connection, connectionSettings } from './connection-settings.ts';
import { houseModelQueries, type KeptModel } from './house-model-queries.ts';
import type { HouseSecret } from './house-secret.ts';
import { createModelStatus } from './model-status.ts';
import { openModel } from './open-model.ts';
import type { OfferedModels } from './open-models.ts';
import { seal, unseal } from './seal.ts';

/** Who leads. It may be another one from one turn to the next. */
export interface Leading {
  /** For a game that has chosen this model; null, and a name that is not offered, stand for the one that is there for all. */
  of(model: string | null): Leader;
}

/** The model that is there for all: as the environment says, unless an administrator has chosen another one. */
export interface HouseLeading extends Leading {
  status(): Promise<string>;
  describe(): HouseModel;
  /** The key that is kept for a place; null where there is none. */
  keptKey(place: Pick<Connection, 'provider' | 'baseUrl'>): Promise<string | null>;
  /** From the next turn on, at every node. */
  choose(connection: Connection | 'storyteller' | 'environment'): Promise<void>;
}

interface Named {
  model: Leader;
  status(): Promise<string>;
}

interface Parts {
  store: Store;
  bus: Bus;
  /** Whom the environment names. */
  environment: Named;
  offered: OfferedModels;
  storyteller(): Promise<Leader>;
  secret: HouseSecret;
  proxy: ProxySettings | undefined;
  log: Log;
}

/** A key that is shorter is not shown in part. */
const shownKey = 16;
const lookAgainAfter = 1_000;

const placeOf = ({ provider, baseUrl }: Pick<KeptModel, 'provider' | 'baseUrl'>) =>
  `${provider} ${baseUrl ?? ''}`;

export async function openLeading(parts: Parts): Promise<HouseLeading> {
  const { store, bus, environment, offered, storyteller, secret, proxy, log } = parts;
  let kept: KeptModel | null = null;
  let chosen: Named | null = null;

  async function openKey(model: KeptModel): Promise<string | null | undefined> {
    return model.key === null ? null : unseal(await secret.read(), model.key, placeOf(model));
  }

  async function open(model: KeptModel): Promise<Named | null> {
    if (model.provider === 'storyteller') return { model: await storyteller(), status: async () => 'ok' };
    const key = secret.isThere || model.key === null ? await openKey(model) : undefined;
    if (key === undefined || model.model === null) {
      log.warn('the key of the chosen model was sealed with another secret: the environment’s model leads');
      return null;
    }
    const { provider, baseUrl } = model;
    const settings = connectionSettings({ provider, baseUrl, model: model.model, key }, proxy);
    const endpoint = await findEndpoint(settings);
    return endpoint ? { model: openModel(endpoint), status: createModelStatus(settings) } : null;
  }

  /** No choice keeps the service from starting. */
  function unopened(error: unknown): null {
    log.warn({ err: error }, 'the chosen model cannot be opened: the environment’s model leads');
    return null;
  }

  async function load(): Promise<void> {
    const found = await store.call(houseModelQueries.read, null);
    chosen = found && (await open(found).catch(unopened));
    kept = found;
  }

  /** A node that has not heard of it would lead with another model than the rest. */
  function loadAgain() {
    load().catch((error: unknown) => {
      log.warn({ err: error }, 'the chosen model could not be read');
      setTimeout(loadAgain, lookAgainAfter).unref();
    });
  }

  const now = () => chosen ?? environment;

  await load();
  bus.subscribe((message) => {
    if (message.kind === 'model-chosen') loadAgain();
  });
  bus.onGap(loadAgain);

  return {
    of: (name) => offered.get(name ?? '') ?? now().model,
    status: () => now().status(),
    describe: () => ({
      model: now().model.name,
      source: chosen ? 'chosen' : 'environment',
      environment: environment.model.name,
      chosen: kept && {
        provider: kept.provider,
        base_url: kept.baseUrl,
        model: kept.model,
        has_key: kept.key !== null,
        key_end: kept.keyEnd,
        is_readable: chosen !== null,
      },
      keeps_keys: secret.isThere,
    }),
    async keptKey(place) {
      const model = await store.call(houseModelQueries.read, null);
      if (!model || placeOf(model) !== placeOf(place)) return null;
      return (await openKey(model)) ?? null;
    },
    async choose(connection) {
      if (connection === 'environment') await store.call(houseModelQueries.remove, null);
      else if (connection === 'storyteller')
        await store.call(houseModelQueries.write, {
          provider: 'storyteller',
          baseUrl: null,
          model: null,
          key: null,
          keyEnd: null,
        });
      else {
        const { key, ...place } = connection;
        await store.call(houseModelQueries.write, {
          ...place,
          key: key === null ? null : seal(await secret.read(), key, placeOf(place)),
          keyEnd: key !== null && key.length >= shownKey ? key.slice(-4) : null,
        });
      }
      await load();
      bus.publish({ kind: 'model-chosen' });
    },
  };
}
