import { setTimeout as delay } from 'node:timers/promises';
import { isRefusal } from './steady-player.mjs';
import { markOf, secretOf, whisperOf } from './words.mjs';

const pauseLasts = 300;
/** Before an answer is asked for in other words, and how often that is tried. */
const silence = 200;
const mostTries = 4;
/** Among so many of the newest actions the creator finds one to take back. */
const rewindReach = 4;

/** Everything that a player does at a table, at random; what was asked for and what came of it is counted. */
export function createMoves({ players, seed, random }) {
  const counts = {
    ...{ removals: 0, unsupported: 0 },
    ...{ stops: 0, pauses: 0, rewinds: 0, refusedRewinds: 0, retellings: 0, refusedRetellings: 0 },
  };
  const removed = new Set();
  /** Who asked to have which message taken back, and whether they heard that it was. */
  const rewinds = [];
  /** Where somebody has asked for silence: until when. */
  const quiet = new Map();
  const chance = (share) => random() < share;
  const pick = (list) => list[Math.floor(random() * list.length)];

  function speak(player, kind = 'action', to) {
    const { place } = player;
    const number = player.spoken++;
    const isOwed = kind === 'action' || to === 'dm';
    const mark = isOwed ? markOf(place, number) : null;
    const secret = (kind === 'whisper' ? whisperOf : secretOf)(seed, place.index, number);
    const content = `${secret} I speak. ${mark ?? ''}`.trim();
    const about = { mark, secret, content, kind, to: to ?? null };
    return player
      .post({ type: 'message', content, kind, ...(to && { to }) }, about)
      .then((id) => ({ id, mark, secret, isRepeated: kind === 'whisper' && to === 'dm' }));
  }

  async function post(player) {
    const { place } = player;
    const others = players.filter(({ gameId }) => gameId === player.gameId).filter((one) => one !== player);
    const which = random();
    if (which < 0.1) return speak(player, 'whisper', 'dm');
    if (which < 0.18) return speak(player, 'whisper', pick(others).userId);
    if (which < 0.24) return speak(player, 'table');
    if (which < 0.29) {
      const id = await player.post({ type: 'roll', notation: '1d6', reason: 'luck' }, { kind: 'table' });
      return { id };
    }
    if (which < 0.45 && place.seat === 2) return { id: await player.post({ type: 'roll_pending' }, {}) };
    return speak(player);
  }

  async function remove(player, { id, secret, isRepeated }) {
    const { status } = await player.request('DELETE', `/messages/${id}`);
    counts.removals += 1;
    // What was whispered to the DM stands in its answer too, which stays.
    if (status === 204) removed.add({ id, secret: isRepeated ? null : secret });
    // Somebody has taken it back meanwhile.
    else if (status !== 404) counts.unsupported += 1;
  }

  async function rewind(player) {
    const isCreator = player.place.seat === 0;
    const own = ({ user_id }) => isCreator || user_id === player.userId;
    const owed = [...player.shown.values()].filter(
      ({ kind, to, ...message }) =>
        message.sender_type === 'player' && own(message) && (kind === 'action' || to === 'dm'),
    );
    const target = isCreator ? pick(owed.slice(-rewindReach)) : owed.at(-1);
    if (!target) return;
    const asked = { id: target.id, by: player, isDone: false };
    rewinds.push(asked);
    const answer = await player.ask(
      { type: 'rewind', message_id: target.id },
      (event) => {
        if (event.type === 'rewound' && event.message_id === target.id) return 'done';
        return isRefusal(event) ? 'refused' : undefined;
      },
      { insists: true },
    );
    asked.isDone = answer === 'done';
    counts[asked.isDone ? 'rewinds' : 'refusedRewinds'] += 1;
  }

  /** Whoever wants other words asks for silence first: while everybody talks, no answer stays the newest. */
  async function retell(player) {
    let goOn;
    quiet.set(player.gameId, new Promise((resolve) => (goOn = resolve)));
    try {
      for (let tries = 0; tries < mostTries; tries++) {
        await delay(silence);
        const answer = [...player.shown.values()].findLast(({ sender_type }) => sender_type === 'dm');
        if (!answer) return;
        const outcome = await player.ask({ type: 'retell', message_id: answer.id }, (event) => {
          if (event.type === 'retold' && event.message.id === answer.id) return 'done';
          return isRefusal(event) ? event.detail : undefined;
        });
        counts[outcome === 'done' ? 'retellings' : 'refusedRetellings'] += 1;
        if (outcome === 'done') return;
      }
    } finally {
      goOn();
    }
  }

  /** Whoever pauses sees to it that the game goes on. */
  async function pause(player) {
    const paused = await player.ask({ type: 'pause' }, ({ type }) => (type === 'paused' ? true : undefined), {
      within: 1_000,
    });
    if (paused) counts.pauses += 1;
    await delay(random() * pauseLasts);
    await resume(player);
  }

  async function resume(player) {
    for (;;) {
      player.send({ type: 'resume' });
      await delay(50);
      const { body } = await player.request('GET', '');
      if (body.paused === false) return;
    }
  }

  /** One move of a player, and what may follow it. */
  async function move(player) {
    await quiet.get(player.gameId);
    const said = await post(player);
    if (player.place.isRound && chance(0.3)) player.send({ type: 'go_on' });
    if (chance(0.12)) {
      await delay(random() * 300);
      counts.stops += 1;
      player.send({ type: 'stop' });
    }
    if (said.mark && chance(0.4)) await player.hears(said.mark, 2_000);
    if (said.id && said.secret && chance(0.1)) await remove(player, said);
    if (chance(0.1)) await rewind(player);
    if (chance(0.06)) await retell(player);
    if (chance(0.06)) await pause(player);
  }

  return { counts, removed, rewinds, move, speak, resume };
}
