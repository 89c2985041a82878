import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { closeCodes } from '@fireside/contract';
import {
  type Clock,
  charactersFor,
  createDice,
  type Dice,
  defaultTurnLimits,
  type Leader,
  type Sense,
  type TurnLimits,
} from '@fireside/engine';
import type { FastifyInstance } from 'fastify';
import { accountGates, accountHandlers } from './accounts/account-handlers.ts';
import { createAccounts } from './accounts/accounts.ts';
import { createFarewell } from './accounts/farewell.ts';
import { createKnownDevices } from './accounts/known-devices.ts';
import { type Argon2, createPasswordHasher } from './accounts/password-hasher.ts';
import { createSessions } from './accounts/sessions.ts';
import { createSignInGuard } from './accounts/sign-in-guard.ts';
import { administrationHandlers } from './administration/administration-handlers.ts';
import { createAdministrators } from './administration/administrators.ts';
import { type Audit, createAudit } from './audit/audit.ts';
import { characterHandlers } from './characters/character-handlers.ts';
import { createCharacters } from './characters/characters.ts';
import type { Cluster } from './cluster/cluster.ts';
import type { Config } from './config/config.ts';
import { gameHandlers } from './games/game-handlers.ts';
import { createGames } from './games/games.ts';
import { hostHandlers } from './games/host-handlers.ts';
import { createHosting } from './games/hosting.ts';
import { messageQueries } from './games/message-queries.ts';
import { scriptHandlers } from './games/script-handlers.ts';
import { createScripts } from './games/scripts.ts';
import { createImports } from './games/capsule/import-capsule.ts';
import { createSequels } from './games/sequel.ts';
import { createSetup } from './games/setup.ts';
import { buildApp } from './http/build-app.ts';
import { createClientAddress } from './http/client-address.ts';
import { serveClientFiles } from './http/client-files.ts';
import { serveDocuments } from './http/documents.ts';
import { mountRoutes } from './http/mount-routes.ts';
import { watchConnections } from './http/open-connections.ts';
import { createOriginCheck } from './http/origin.ts';
import { createRateLimiter } from './http/rate-limit.ts';
import { createRateLimiters } from './http/rate-limiters.ts';
import { refusalRule, requestRule } from './http/rate-rules.ts';
import { countRequests } from './http/request-budget.ts';
import type { GameLibrary } from './library/create-library.ts';
import { openBestiary } from './library/open-bestiary.ts';
import { createListeners } from './live/listeners.ts';
import { createLiveDoor } from './live/live-door.ts';
import { liveHandlers } from './live/live-handlers.ts';
import { startLiveNews } from './live/live-news.ts';
import type { Log } from './log.ts';
import type { Memory } from './memory/memory.ts';
import { createChapterWriting } from './memory/write-chapters.ts';
import { createHouseSecret } from './models/house-secret.ts';
import { openLeading } from './models/leading.ts';
import type { OfferedModels } from './models/open-models.ts';
import { readProxy } from './models/settings.ts';
import { reachableAddresses } from './operations/addresses.ts';
import { createMetrics } from './operations/metrics.ts';
import { operationsHandlers } from './operations/operation-handlers.ts';
import { serveMetrics } from './operations/serve-metrics.ts';
import { createUserAdministration, type UserAdministration } from './operations/user-administration.ts';
import type { Store } from './store/store.ts';
import { bridgeGaps } from './table/bridge-gap.ts';
import { createComposing } from './table/composing.ts';
import { createGameOrder } from './table/game-order.ts';
import { startHeartbeat } from './table/heartbeat.ts';
import { createFrameHandler } from './table/player-frames.ts';
import { createPosting } from './table/posting.ts';
import { createReadMarks } from './table/read-marks.ts';
import { createRemovals } from './table/removals.ts';
import { createRooms } from './table/rooms.ts';
import { serveSockets } from './table/socket-server.ts';
import { createTableDoor } from './table/table-door.ts';
import { createRetell } from './table/taking-back/retell.ts';
import { createRetellings } from './table/taking-back/retellings.ts';
import { createTakingBack } from './table/taking-back/taking-back.ts';
import { takingBackHandlers } from './table/taking-back/taking-back-handlers.ts';
import { createTickets } from './table/tickets.ts';
import { createTurnQueue } from './table/turn-queue.ts';
import { createTurnRunner } from './table/turn-runner.ts';
import { createTurns } from './table/turns.ts';
import { createBudgets } from './usage/budgets.ts';
import { costHandlers } from './usage/cost-handlers.ts';
import { createRecordUsage } from './usage/record-usage.ts';
import { version } from './version.ts';
import { createWaitingLines } from './waiting-lines.ts';
import { within } from './within.ts';

export interface ServiceParts {
  config: Readonly<Config>;
  log: Log;
  store: Store;
  cluster: Cluster;
  model: Leader;
  /** Who leads where an administrator wants no model; the model itself unless given. */
  storyteller?(): Promise<Leader>;
  /** Further ones, which games can choose; none unless given. */
  models?: OfferedModels;
  modelStatus(): Promise<string>;
  memory: Omit<Memory, 'recall'>;
  library: Omit<GameLibrary, 'ready'>;
  /** Without it narrations are judged by their words alone. */
  sense?: Sense;
  /** The time of day, for what is stored to be shown. It may be set, forward or back. */
  now?: () => number;
  /** Milliseconds that never go back: for every limit, deadline and age within this process. */
  elapsed?: () => number;
  /** The time that all nodes agree on: for what expires. */
  shared?: () => number;
  /** Cryptographic dice unless given. */
  dice?: Dice;
  /** The library's own unless given. */
  argon2?: Argon2;
  /** How often every socket is asked whether its peer still lives. */
  heartbeatMilliseconds?: number;
}

export interface Service {
  readonly app: FastifyInstance;
  readonly users: UserAdministration;
  readonly audit: Audit;
  listen(): Promise<string>;
  /** A token by which somebody becomes the first administrator; null when there is one. Each voids the one before. */
  offerSetup(): Promise<string | null>;
  /** Where other devices reach it. */
  addresses(): string[];
  /** Stops taking requests, interrupts turns (they stay owed) and closes every socket with "restarting"; within five seconds. The store, the cluster and the library stay open: whoever opened them closes them. */
  stop(): Promise<void>;
}

/** What runs when the service is to stop has this long to end by itself. */
const stopGrace = 3_000;
/** Then it is over, whatever hangs. */
const stopPatience = 4_500;

function turnLimits({ turn }: Config): TurnLimits {
  return {
    ...defaultTurnLimits,
    toolRounds: turn.toolRounds,
    milliseconds: turn.seconds * 1000,
    retries: turn.retries,
    historyTokens: turn.historyTokens,
  };
}

/** Of one user one adventure is read at a time. */
const adventuresWaiting = 3;

/** Puts the parts together: everything the service is, but for the listening. */
export async function buildService(parts: ServiceParts): Promise<Service> {
  const {
    config,
    log,
    store,
    cluster,
    model,
    models = new Map(),
    modelStatus,
    memory,
    library,
    sense,
  } = parts;
  const { now = Date.now, elapsed = () => performance.now(), shared = store.now } = parts;
  const { node, bus, lock, isShared } = cluster;
  const attempts = createRateLimiters({ node, bus, now: elapsed, enabled: config.rateLimits });
  const limits = turnLimits(config);
  const clock: Clock = {
    elapsed,
    sleep: (milliseconds, signal) => delay(milliseconds, undefined, { signal }),
  };
  const metrics = createMetrics();
  const dice = parts.dice ?? createDice((min, max) => randomInt(min, max + 1));

  const sessions = createSessions({
    store,
    bus,
    now: shared,
    elapsed,
    // The bus tells of every session that ends. With several nodes it can be interrupted, so they ask more often.
    cacheMilliseconds: isShared ? 500 : 60_000,
  });
  const hasher = createPasswordHasher(parts.argon2);
  const audit = createAudit({ store, log, now, elapsed });
  const devices = createKnownDevices({ store, now: shared });
  const farewell = createFarewell({ store, bus, now });
  const administrators = createAdministrators({ store });
  const { registration, guests } = config;
  const accounts = createAccounts({
    store,
    bus,
    sessions,
    hasher,
    audit,
    registration,
    guests,
    holdsSetup: administrators.holds,
    farewell,
    now,
  });
  const guard = createSignInGuard({ limits: attempts, devices, findUser: accounts.findUser });
  const characters = createCharacters({ store, now });
  const mayStore = config.userBytes;
  const enterReading = createWaitingLines({ atOnce: 1, waiting: adventuresWaiting });
  const offered = [...models.keys()];
  const online = (gameId: string) => rooms.online(gameId);
  const leading = await openLeading({
    store,
    bus,
    environment: { model, status: modelStatus },
    offered: models,
    storyteller: parts.storyteller ?? (async () => model),
    secret: createHouseSecret(config),
    proxy: readProxy(config.model),
    log,
  });
  const budgets = createBudgets({ store, bus, prices: config.prices, leading, log });
  const games = createGames({
    store,
    bus,
    now,
    budgets,
    mayStore,
    models: offered,
    online,
    enterReading,
    readAdventure: library.readAdventure,
  });
  const hosting = createHosting({
    owed: (gameId) => queue.owed(gameId),
    budgets,
    store,
    bus,
    now,
    mayStore,
    models: offered,
    online,
    enterReading,
    readAdventure: library.readAdventure,
  });
  const scripts = createScripts({ store, now, enterReading, readScript: library.readScript });

  const rooms = createRooms({
    node,
    bus,
    readTold: (gameId, lastId, throughId) =>
      store.call(messageQueries.after, { gameId, lastId, throughId, limit: 500 }),
    delivered: metrics.delivered,
    presenceChanged: (gameId) => {
      queue.presenceChanged(gameId);
      liveNews.presenceChanged(gameId);
    },
  });
  const listeners = createListeners({ bus });
  const liveNews = startLiveNews({ store, bus, listeners, online, log });
  // A ticket is good for a minute: on a node of its own it expires by the clock that cannot be set.
  const startedAt = now() - elapsed();
  const tickets = createTickets({ store, now: isShared ? shared : () => startedAt + elapsed() });
  const turns = createTurns({ store, now });
  const inOrder = createGameOrder();
  const removals = createRemovals({ store, bus, inOrder, now });
  const retellings = createRetellings(store);
  const recordUsage = createRecordUsage({ store, now, log, recorded: budgets.settle });
  const chapters = createChapterWriting({
    store,
    leading,
    budgets,
    clock,
    historyCharacters: charactersFor(limits.historyTokens),
    shared,
    recordUsage,
    log,
  });
  function told(gameId: string) {
    // What a chapter tells leaves the prompts, and is found by its marks by then.
    void memory.told(gameId).then(() => chapters.told(gameId));
  }
  const ports = { library, bestiary: openBestiary(log), dice, clock, ...(sense && { sense }) };
  const run = createTurnRunner({
    store,
    bus,
    turns,
    inOrder,
    ports,
    leading,
    budgets,
    limits,
    log,
    now,
    report: metrics.turn,
    recordUsage,
    told,
  });
  const queue = createTurnQueue({ turns, lock, bus, run, online: rooms.online, log, isShared });
  const takingBack = createTakingBack({ store, bus, queue, inOrder, now });
  const retell = createRetell({
    store,
    bus,
    queue,
    inOrder,
    ports,
    leading,
    budgets,
    limits,
    recordUsage,
    log,
    now,
  });
  bus.subscribe((message) => {
    if (message.kind === 'game-deleted') library.forget(message.gameId);
    const hasOtherWords =
      message.kind === 'room' && (message.event.type === 'retold' || message.event.type === 'rewound');
    if (message.kind === 'game-deleted' || hasOtherWords) memory.forget(message.gameId);
  });
  bridgeGaps({ store, bus, sessions, rooms, removals, retellings, turns, log });
  metrics.watch({ connections: () => rooms.size + listeners.size, turnsRunning: () => queue.running });

  const addresses = () => {
    const bound = app.server.address();
    return reachableAddresses(config, typeof bound === 'object' && bound ? bound.port : config.port);
  };

  const app = buildApp({ log, trustedProxies: config.trustedProxies });
  const connections = watchConnections(app.server);
  const originCheck = createOriginCheck(config.origins);
  const budget = countRequests(app, {
    limiter: createRateLimiter({ rule: requestRule, now: elapsed, enabled: config.rateLimits }),
    refusals: createRateLimiter({ rule: refusalRule, now: elapsed }),
    sessions,
  });
  /** Whoever leads where a game names nobody else. */
  const leads = () => {
    const { name } = leading.of(null);
    return { storyteller: name === 'storyteller', model: name };
  };
  mountRoutes(app, {
    gates: accountGates({ guard, limits: attempts }),
    budget,
    sessions,
    originCheck,
    now: shared,
    requireAdministrator: administrators.require,
    handlers: {
      ...accountHandlers({
        store,
        accounts,
        sessions,
        devices,
        guard,
        audit,
        registration,
        guests,
        leads,
        limits: attempts,
      }),
      ...characterHandlers({ characters, limits: { create: attempts.createCharacter } }),
      ...gameHandlers({
        store,
        games,
        issueTicket: tickets.issue,
        removeMessage: removals.remove,
        online,
        setup: createSetup({ leading, clock, limits, recordUsage, log }),
        limits: {
          create: attempts.createGame,
          wrongCodes: attempts.wrongCodes,
          setup: attempts.setupChat,
          removals: attempts.removals,
          searches: attempts.searches,
          tickets: attempts.tickets,
        },
      }),
      ...liveHandlers({ issueTicket: tickets.issue, limits: attempts }),
      ...takingBackHandlers({ store }),
      ...hostHandlers({
        store,
        hosting,
        createSequel: createSequels({ store, bus, now, mayStore }),
        importCapsule: createImports({
          store,
          bus,
          now,
          mayStore,
          enterReading,
          readAdventure: library.readAdventure,
          told,
        }),
        limits: {
          create: attempts.createGame,
          wrongCodes: attempts.wrongCodes,
          adventures: attempts.scripts,
          exports: attempts.exports,
          imports: attempts.imports,
          recaps: attempts.recaps,
        },
      }),
      ...costHandlers({ store, leading, prices: config.prices, now }),
      ...scriptHandlers({ scripts, limits: { read: attempts.scripts, change: attempts.scripts } }),
      ...administrationHandlers({
        store,
        administrators,
        audit,
        farewell,
        leading,
        models,
        proxy: readProxy(config.model),
        prices: config.prices,
        dataDirectory: config.dataDirectory,
        registration,
        guests,
        limits: attempts,
        now,
        elapsed,
      }),
      ...operationsHandlers({
        store,
        model: leading.status,
        rulebooks: () => library.status(),
        about: () => ({
          version,
          ...leads(),
          models: offered,
          addresses: addresses(),
          rulebooks: library.books(),
        }),
        elapsed,
      }),
    },
  });
  serveMetrics(app, metrics, elapsed);
  serveDocuments(app, version);
  await serveClientFiles(app, { pages: attempts.pages });

  const posting = createPosting({ store, bus, queue, rooms, inOrder, dice, budgets, now, mayStore });
  const handleFrame = createFrameHandler({
    queue,
    posting,
    takingBack,
    retell,
    readMarks: createReadMarks({ store, bus, rooms }),
    composing: createComposing({ bus, elapsed }),
    limits: attempts,
    log,
  });
  serveSockets({
    server: app.server,
    doors: [
      createTableDoor({ store, rooms, removals, retellings, queue, turns, handleFrame }),
      createLiveDoor({ store, listeners, frames: attempts.frames }),
    ],
    tickets,
    sessions,
    originCheck,
    addressOf: createClientAddress(config.trustedProxies),
    badTickets: attempts.badTickets,
    log,
  });
  const stopHeartbeat = startHeartbeat(function* () {
    yield* rooms.connections();
    yield* listeners.connections();
  }, parts.heartbeatMilliseconds);
  const stopUpkeep = every(10 * 60_000, log, async () => {
    await tickets.removeExpired();
    await sessions.removeExpired();
    await audit.upkeep();
  });

  return {
    app,
    users: createUserAdministration({ store, sessions, hasher, farewell, now }),
    audit,
    async listen() {
      const address = await app.listen({ host: config.host, port: config.port });
      await queue.recover();
      return address;
    },
    offerSetup: administrators.offerSetup,
    addresses,
    async stop() {
      stopHeartbeat();
      stopUpkeep();
      for (const open of [rooms, listeners]) open.closeAll(closeCodes.restarting, 'the server is restarting');
      // A request that is answered while the server closes leaves its connection open, waiting for the next one.
      const idle = setInterval(() => app.server.closeIdleConnections(), 50);
      // A model that hangs, an upload without an end, a reader that does not read: nobody is waited for longer.
      const grace = setTimeout(connections.cut, stopGrace);
      await within(stopPatience, Promise.all([app.close(), queue.stop(), chapters.close()]), null);
      clearTimeout(grace);
      clearInterval(idle);
      await audit.close();
    },
  };
}

/** Runs a piece of housekeeping now and then; a failure is logged and the next time comes all the same. */
function every(milliseconds: number, log: Log, work: () => Promise<void>): () => void {
  const timer = setInterval(() => {
    work().catch((error) => log.warn({ err: error }, 'housekeeping failed'));
  }, milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
