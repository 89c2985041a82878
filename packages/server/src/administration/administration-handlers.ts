import {
  type AdministrationQuery,
  type ModelTrial,
  Refusal,
  type RegistrationMode,
} from '@fireside/contract';
import type { FastifyReply } from 'fastify';
import { deviceLabel } from '../accounts/device-label.ts';
import type { Caller } from '../accounts/sessions.ts';
import type { Audit } from '../audit/audit.ts';
import { countGuesses } from '../http/count-guesses.ts';
import type { Handlers } from '../http/handlers.ts';
import type { RateLimiter } from '../http/rate-limit.ts';
import { clearSessionCookie } from '../http/session-credentials.ts';
import type { ProxySettings } from '../config/config.ts';
import type { HouseLeading } from '../models/leading.ts';
import type { OfferedModels } from '../models/open-models.ts';
import { type Prices, priceOf } from '../models/price.ts';
import { endpointOfConnection, tryModel } from '../models/try-model.ts';
import { freeRoom } from '../store/room.ts';
import type { Store } from '../store/store.ts';
import { storeQueries } from '../store/store-queries.ts';
import { nothing, sumSpent, sumUsage } from '../usage/sum-usage.ts';
import { usageByModel } from '../usage/usage-by-model.ts';
import { type ModelUsage, usageQueries } from '../usage/usage-queries.ts';
import { version } from '../version.ts';
import { createWaitingLines } from '../waiting-lines.ts';
import { administrationQueries } from './administration-queries.ts';
import { administratorQueries } from './administrator-queries.ts';
import type { Administrators } from './administrators.ts';
import { costliestGames } from './costliest-games.ts';

interface Parts {
  store: Store;
  administrators: Administrators;
  audit: Audit;
  /** Deletes somebody with everything that is theirs. */
  farewell(userId: string): Promise<void>;
  leading: HouseLeading;
  models: OfferedModels;
  proxy: ProxySettings | undefined;
  prices: Prices;
  dataDirectory: string;
  registration: RegistrationMode;
  guests: boolean;
  limits: { wrongCodes: RateLimiter };
  now: () => number;
  elapsed: () => number;
}

type Operations =
  | 'claimAdministration'
  | 'readOverview'
  | 'listUsers'
  | 'deleteUser'
  | 'listAllGames'
  | 'listModels'
  | 'readHouseModel'
  | 'tryModel'
  | 'chooseModel'
  | 'resetModel'
  | 'readCost'
  | 'listGameCosts';

const usualPage = 50;
/** Today included. */
const recentDays = 30;
const day = 24 * 3600 * 1000;

function pageOf({
  before = null,
  limit = usualPage,
}: { before?: string | null } & Omit<AdministrationQuery, 'before'>) {
  return { before, limit };
}

export function administrationHandlers(parts: Parts): Handlers<Operations> {
  const { store, administrators, audit, leading, models, proxy, prices, now, elapsed } = parts;
  const startedAt = new Date(now()).toISOString();
  const since = () => new Date(now() - (recentDays - 1) * day).toISOString().slice(0, 10);
  const namesNow = () => [
    ...new Set([leading.of(null).name, ...[...models.values()].map(({ name }) => name)]),
  ];
  const enterTrial = createWaitingLines({ atOnce: 1, waiting: 1 });
  const both = (usage: readonly ModelUsage[]) => ({
    recent: sumSpent(usage, 'recent', prices),
    total: sumSpent(usage, 'total', prices),
  });

  function deedOf({ userId: id, name }: Caller, { request }: FastifyReply) {
    const device = deviceLabel(request.headers['user-agent']);
    return { user: { id, name }, address: request.ip, device };
  }

  /** With the key that is kept for the place, where none was given. */
  async function connectionOf({ provider, base_url, key }: Omit<ModelTrial, 'model'>) {
    const place = { provider, baseUrl: base_url ?? null };
    return { ...place, key: key?.trim() || (await leading.keptKey(place)) };
  }

  async function choose(
    connection: Parameters<HouseLeading['choose']>[0],
    detail: string,
    caller: Caller,
    reply: FastifyReply,
  ) {
    const { device: _, ...deed } = deedOf(caller, reply);
    await audit.noteAdministrator({ ...deed, action: 'model-chosen', detail });
    await leading.choose(connection);
    return leading.describe();
  }

  return {
    async claimAdministration({ caller, body, address, reply }) {
      const taken = parts.limits.wrongCodes.take(`address ${address}`);
      const { device, ...deed } = deedOf(caller, reply);
      try {
        await countGuesses('setup_void', [taken], () => administrators.claim(caller.userId, body.token));
      } catch (error) {
        await audit.note({ ...deed, action: 'administrator-refused', detail: device });
        throw error;
      }
      await audit.noteAdministrator({ ...deed, action: 'administrator-claimed', detail: device });
      return undefined;
    },
    async readOverview() {
      const { nodes, ...totals } = await store.call(administrationQueries.totals, null);
      return {
        ...totals,
        version,
        started_at: startedAt,
        database: { kind: store.kind, bytes: await store.call(storeQueries.size, null) },
        free_disk_bytes: store.kind === 'sqlite' ? await freeRoom(parts.dataDirectory) : null,
        // The embedded database has one process, which needs no row.
        nodes: Math.max(1, nodes),
        registration: parts.registration,
        guests_welcome: parts.guests,
      };
    },
    async listUsers({ query }) {
      const users = await store.call(administrationQueries.users, pageOf(query));
      return users.map(({ is_active, is_guest, is_administrator, ...user }) => ({
        ...user,
        is_active: is_active === 1,
        is_guest: is_guest === 1,
        is_administrator: is_administrator === 1,
      }));
    },
    async deleteUser({ caller, params, reply }) {
      const user = await store.call(administratorQueries.release, { userId: params.user_id });
      const { device: _, ...deed } = deedOf(caller, reply);
      // Before it is done: nobody is deleted without a trace.
      await audit.noteAdministrator({ ...deed, action: 'user-deleted', detail: user.name });
      await parts.farewell(user.id);
      if (user.id === caller.userId) clearSessionCookie(reply);
      return undefined;
    },
    async listAllGames({ query }) {
      const games = await store.call(administrationQueries.games, { ...pageOf(query), since: since() });
      return games.map(({ usage, ...game }) => ({
        ...game,
        model: leading.of(game.model).name,
        usage: sumUsage(usage, 'total'),
      }));
    },
    async listModels() {
      const usage = await usageByModel(store, since());
      const status = await leading.status();
      const names = namesNow();
      const former = usage.map((one) => one.model).filter((name) => !names.includes(name));
      return [...names, ...former].map((name) => {
        const { recent, total } = usage.find((one) => one.model === name) ?? {
          recent: nothing,
          total: nothing,
        };
        const isDefault = name === leading.of(null).name;
        return {
          name,
          is_default: isDefault,
          is_configured: names.includes(name),
          // The others are at the same provider, of which only the main one is looked for.
          status: isDefault ? status : null,
          recent,
          total,
        };
      });
    },
    readHouseModel: async () => leading.describe(),
    async tryModel({ caller, body, signal }) {
      const leave = await enterTrial(caller.userId, { signal });
      try {
        return await tryModel({ ...(await connectionOf(body)), model: body.model ?? null }, proxy, elapsed);
      } finally {
        leave();
      }
    },
    async chooseModel({ caller, body, reply }) {
      if (body.provider === 'storyteller') return choose('storyteller', 'storyteller', caller, reply);
      const connection = { ...(await connectionOf(body)), model: body.model };
      const { baseUrl } = await endpointOfConnection(connection, proxy);
      if (connection.key !== null && !leading.describe().keeps_keys) throw new Refusal('no_secret');
      return choose(connection, `${connection.provider}:${connection.model} at ${baseUrl}`, caller, reply);
    },
    resetModel: ({ caller, reply }) => choose('environment', 'as the environment says', caller, reply),
    async readCost() {
      const used = await usageByModel(store, since());
      return {
        since: await store.call(usageQueries.firstDay, null),
        models: used.map((usage) => ({
          model: usage.model,
          price: priceOf(usage.model, prices),
          ...both([usage]),
        })),
        elsewhere: both(await store.call(usageQueries.elsewhere, { since: since() })),
      };
    },
    async listGameCosts({ query }) {
      const games = await costliestGames(store, { ...pageOf(query), since: since(), days: recentDays });
      return games.map(({ id, name, usage }) => ({ game_id: id, name, ...both(usage) }));
    },
  };
}
