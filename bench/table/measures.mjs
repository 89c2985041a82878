import { createClient } from '@fireside/testing';
import { median, nextReply, openGame, openRelaySocket, openTableSocket, timedTurn } from './players.mjs';
import {
  collectGarbage,
  startModel,
  startPart,
  startService,
  usageOfRelay,
  usageOfService,
} from './processes.mjs';

const inBatches = async (count, size, work) => {
  const results = [];
  while (results.length < count) {
    const batch = Array.from({ length: Math.min(size, count - results.length) }, (_, index) =>
      work(results.length + index),
    );
    results.push(...(await Promise.all(batch)));
  }
  return results;
};

/** Plays the same turns in both and sets their CPU against the events that they delivered. */
export async function measureFanOut({ rooms = 20, seats = 5, turns = 3 } = {}) {
  const model = await startModel({ first: 50, interval: 15, count: 160 });
  const relay = await startPart('relay.mjs', model.url);
  const service = await startService(model);
  const client = createClient(service.url);
  const tables = await inBatches(rooms, 5, () => openGame(client, seats));
  const ofService = tables.map(({ sockets }) => sockets[0]);
  const ofRelay = await inBatches(rooms, 5, async (room) => {
    const sockets = [];
    for (let seat = 0; seat < seats; seat++) sockets.push(await openRelaySocket(relay.url, room));
    return sockets[0];
  });
  const play = async (socket) => {
    for (let turn = 0; turn < turns; turn++) {
      const reply = nextReply(socket);
      socket.send(JSON.stringify({ type: 'message', content: `And then? ${turn}` }));
      await reply;
    }
  };
  const measure = async (sockets, usage) => {
    await Promise.all(sockets.map(play));
    const before = await usage();
    await Promise.all(sockets.map(play));
    const after = await usage();
    const delivered = after.delivered - before.delivered;
    return { delivered, perEvent: (after.cpu - before.cpu) / delivered };
  };
  const figures = {
    relay: await measure(ofRelay, () => usageOfRelay(relay)),
    service: await measure(ofService, () => usageOfService(service)),
  };
  await service.stop();
  relay.stop();
  model.stop();
  return figures;
}

export async function measureShare(games, turns) {
  const model = await startModel({ first: 1_000, interval: 33, count: 30 });
  const service = await startService(model);
  const client = createClient(service.url);
  const tables = await inBatches(games, 20, () => openGame(client));
  const all = await Promise.all(
    tables.map(async ({ sockets: [socket] }, index) => {
      // Games do not keep step: each begins somewhere within the length of a turn.
      await new Promise((resolve) => setTimeout(resolve, (index / games) * 2_000));
      const times = [];
      for (let turn = 0; turn < turns; turn++)
        times.push(await timedTurn(socket, `I look around, turn ${turn}`));
      return times;
    }),
  );
  await service.stop();
  model.stop();
  const figures = (values) => ({
    median: median(values),
    p95: values.toSorted((left, right) => left - right)[Math.floor(values.length * 0.95)],
  });
  const times = all.flat();
  return { in: figures(times.map((time) => time.in)), out: figures(times.map((time) => time.out)) };
}

export async function measureMemory(connections) {
  const model = await startModel({ first: 0, interval: 0, count: 1 });
  const relay = await startPart('relay.mjs', model.url);
  const service = await startService(model);
  const { player, game } = await openGame(createClient(service.url));
  const grown = async (measured, usage, open) => {
    const memory = async () => {
      await collectGarbage(measured);
      return (await usage(measured)).memory;
    };
    // The first hundred warm up what every further one shares.
    await inBatches(100, 10, open);
    const before = await memory();
    await inBatches(connections, 10, open);
    return ((await memory()) - before) / connections;
  };
  const figures = {
    relay: await grown(relay, usageOfRelay, () => openRelaySocket(relay.url, 'idle')),
    service: await grown(service, usageOfService, () => openTableSocket(player.client, game.id)),
  };
  await service.stop();
  relay.stop();
  model.stop();
  return figures;
}
