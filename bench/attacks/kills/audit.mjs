import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { auditMemory } from './audit-memory.mjs';
import { change, secretPattern, tagPattern } from './costly-model.mjs';

const reader = fileURLToPath(new URL('read-rows.mjs', import.meta.url));

/** Reads the database past the service. */
export async function openRows({ databaseUrl, dataDirectory }) {
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    return { all: async (text) => (await client.query(text)).rows, close: () => client.end() };
  }
  // In a process that is gone afterwards: as long as anybody else has the file open, the service cannot fold its log when it ends.
  const file = path.join(dataDirectory, 'fireside.db');
  return {
    all: async (text) => JSON.parse(execFileSync(process.execPath, [reader, file, text], { maxBuffer: 1e9 })),
    close: async () => {},
  };
}

const tagOf = (text) => text.match(tagPattern)?.at(-1);
const numberOf = (tag) => Number(tag.split('.')[2].slice(0, -1));

/**
 * Prompts with a text that had been erased. A turn goes on with what it has read, so only those count that also show a message
 * which was stored after the erasure.
 */
function shownErased(shown, messages, removed) {
  const idOf = new Map([...removed].map(({ secret, id }) => [secret, id]));
  for (const { id, content } of messages)
    for (const secret of content.match(secretPattern) ?? []) idOf.set(secret, Number(id));
  const erasedAfter = new Map(messages.map(({ id, removed_after }) => [Number(id), Number(removed_after)]));
  return shown.filter((secrets) => {
    const ids = secrets.map((secret) => idOf.get(secret) ?? 0);
    const newest = Math.max(...ids);
    return ids.some((id) => erasedAfter.get(id) > 0 && newest > erasedAfter.get(id));
  }).length;
}

/** Everything that could have gone wrong, counted. All of it must be 0. */
export async function audit({ rows, players, heroes, startingHitPoints, removed, brain, isEmbedded }) {
  const messages = await rows.all('select * from messages order by id');
  const turns = await rows.all('select * from turns order by id');
  const sheets = await rows.all('select id, current_hp from characters');
  const byId = new Map(messages.map((message) => [Number(message.id), message]));
  const isGone = new Set([...removed].map(({ id }) => id));
  const faults = { lost: 0, doubled: 0, unanswered: 0, 'answered twice': 0, half: 0, 'out of order': 0 };

  const said = players.flatMap(({ acknowledged }) => [...acknowledged]);
  for (const [tag, id] of said) {
    const stored = byId.get(id);
    if (!stored || (!isGone.has(id) && tagOf(stored.content) !== tag)) faults.lost += 1;
  }
  const spoken = messages.filter(({ sender_type }) => sender_type === 'player');
  faults.doubled += Math.max(0, spoken.length - said.length);

  const answers = new Map();
  const replies = messages.filter(({ sender_type }) => sender_type === 'dm');
  const answeredBy = new Set(turns.map(({ reply_id }) => Number(reply_id ?? 0)));
  const expected = new Map([...heroes.values()].map((id) => [id, startingHitPoints]));
  for (const reply of replies) {
    if (!answeredBy.has(Number(reply.id))) faults.half += 1;
    const tag = tagOf(reply.content);
    if (!tag) continue;
    answers.set(tag, (answers.get(tag) ?? 0) + 1);
    const points = JSON.parse(reply.effects_json).filter(({ kind }) => kind === 'hit_points');
    const moved = points.length === 1 && points[0].after - points[0].before;
    if (moved !== change(numberOf(tag))) faults.half += 1;
    for (const { character_id, after, before } of points)
      expected.set(character_id, expected.get(character_id) + after - before);
  }
  for (const count of answers.values()) faults['answered twice'] += count - 1;
  for (const { id, current_hp } of sheets) if (expected.get(id) !== Number(current_hp)) faults.half += 1;
  const turnOf = new Map(turns.map((turn) => [Number(turn.message_id ?? 0), turn]));
  const newestTurn = new Map(turns.map((turn) => [turn.game_id, turn.id]));
  let givenUp = 0;
  for (const [tag, id] of said) {
    if (isGone.has(id)) continue;
    const turn = turnOf.get(id);
    // The room was told that it failed, and went on: only the newest turn can be asked for again.
    if (turn?.status === 'failed' && newestTurn.get(turn.game_id) !== turn.id) {
      givenUp += 1;
      continue;
    }
    const reply = turn?.reply_id && byId.get(Number(turn.reply_id));
    if (turn?.status !== 'done' || !reply || tagOf(reply.content) !== tag) faults.unanswered += 1;
  }
  for (const player of players) faults['out of order'] += player.late;

  const everything = JSON.stringify([messages, turns, await rows.all('select * from chapters')]);
  faults['not erased'] = [...removed].filter(({ secret }) => everything.includes(secret)).length;
  faults['removal not told'] = 0;
  for (const player of players) {
    for (const { id, gameId } of removed)
      if (gameId === player.gameId && !player.knownRemoved.has(id)) faults['removal not told'] += 1;
  }
  faults['shown to the model'] = shownErased(brain.shown, messages, removed);
  const memory = await auditMemory({ rows, messages, told: brain.told });
  Object.assign(faults, memory.faults);
  if (isEmbedded) {
    const [check] = await rows.all('pragma integrity_check');
    faults.integrity = Object.values(check)[0] === 'ok' ? 0 : 1;
  }
  const { chapters, marks } = memory;
  return { faults, said: said.length, replies: replies.length, givenUp, chapters, marks };
}

/** How many of the erased texts can still be found in the files of a service that has ended in peace. */
export function leftInFiles(dataDirectory, removed) {
  const files = readdirSync(dataDirectory).filter((name) => name.startsWith('fireside.db'));
  const bytes = Buffer.concat(files.map((name) => readFileSync(path.join(dataDirectory, name))));
  return [...removed].filter(({ secret }) => bytes.includes(secret)).length;
}
