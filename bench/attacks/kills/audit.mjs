import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { auditFights } from './audit-fights.mjs';
import { auditMemory } from './audit-memory.mjs';
import { auditTakingBack } from './audit-taking-back.mjs';
import { auditTurns } from './audit-turns.mjs';
import { auditViews } from './audit-views.mjs';
import { Faults } from './faults.mjs';

const byId = (rows) => new Map(rows.map((row) => [Number(row.id), row]));

/** Everything that the database holds of the games, past the service. */
async function readStanding(rows) {
  const messages = await rows.all('select * from messages order by id');
  const withdrawn = await rows.all('select * from withdrawn_messages order by id');
  return {
    messages,
    withdrawn,
    messageById: byId(messages),
    withdrawnById: byId(withdrawn),
    turns: await rows.all('select * from turns order by id'),
    takes: await rows.all('select * from takes order by message_id, take'),
    sheets: await rows.all('select id, current_hp, experience, inventory_json from characters'),
    seats: await rows.all('select game_id, user_id, pending_notation, pending_reason from participants'),
    worlds: await rows.all('select game_id, state_json from world_states'),
    games: await rows.all('select id, dm_messages, status from games'),
  };
}

/** What was acknowledged is there once, or was taken back once; nothing else is. */
function auditSaid(faults, { messages, withdrawn }, players) {
  const places = new Map();
  for (const row of [...messages, ...withdrawn].filter(({ sender_type }) => sender_type === 'player'))
    places.set(row.client_id, [...(places.get(row.client_id) ?? []), row]);
  for (const { posted } of players) {
    for (const { clientId, id, content } of posted) {
      const [row, ...more] = places.get(clientId) ?? [];
      places.delete(clientId);
      faults.addAll('doubled', more);
      // Without an id it was refused as taken back: then it has been.
      const isThere = row && (id === null ? 'rewound_id' in row : Number(row.id) === id);
      const isWhole = !content || row?.content === content || Number(row?.removed_after) > 0;
      if (!isThere || !isWhole) faults.add('lost', { id, content, row });
    }
  }
  for (const rows of places.values()) faults.addAll('doubled', rows);
}

/**
 * Prompts with a text that had been erased or taken back. A turn goes on with what it has read, so only those count that also
 * show a message which was stored afterwards.
 */
function shownGone({ messages, withdrawn }, players, shown) {
  const idOf = new Map(players.flatMap(({ posted }) => posted.map(({ secret, id }) => [secret, id ?? 0])));
  const goneAfter = new Map();
  for (const { id, removed_after } of messages) goneAfter.set(Number(id), Number(removed_after));
  for (const { id, withdrawn_after } of withdrawn) goneAfter.set(Number(id), Number(withdrawn_after));
  return shown.filter((secrets) => {
    const ids = secrets.map((secret) => idOf.get(secret) ?? 0);
    const newest = Math.max(...ids);
    return ids.some((id) => goneAfter.get(id) > 0 && newest > goneAfter.get(id));
  });
}

/** What was read, for whoever has to find out whether the service or the audit is wrong: the database is gone by then. */
function keepEvidence(standing) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'fireside-evidence-')), 'standing.json');
  const { messageById: _, withdrawnById: __, ...rows } = standing;
  writeFileSync(file, JSON.stringify(rows));
  process.stderr.write(`  What the audit has read is in ${file}\n`);
}

/** Everything that could have gone wrong, counted. All of it must be 0. */
export async function audit(given) {
  const { rows, players, removed, brain, isEmbedded } = given;
  const faults = new Faults();
  const standing = await readStanding(rows);
  const { messages, withdrawn, turns, takes } = standing;
  auditSaid(faults, standing, players);
  const counted = auditTurns(faults, standing, given);
  const fought = await auditFights(faults, standing, players);
  auditTakingBack(faults, standing, given);
  auditViews(faults, standing, given);
  const chapters = await rows.all('select * from chapters');
  const everything = JSON.stringify([messages, withdrawn, turns, takes, chapters]);
  const kept = [...removed].filter(({ secret }) => secret && everything.includes(secret));
  faults.addAll(
    'not erased',
    kept.map(({ id }) => id),
  );
  faults.addAll('gone, but shown to the model', shownGone(standing, players, brain.shown));
  const memory = await auditMemory(faults, { rows, messages, told: brain.told });
  if (isEmbedded) {
    const [check] = await rows.all('pragma integrity_check');
    if (Object.values(check)[0] !== 'ok') faults.add('integrity', check);
  }
  if (faults.counts.size > 0) keepEvidence(standing);
  return {
    ...counted,
    ...fought,
    faults,
    said: players.reduce((sum, { posted }) => sum + posted.length, 0),
    withdrawn: withdrawn.length,
    stretches: new Set(withdrawn.map(({ withdrawn_after }) => Number(withdrawn_after))).size,
    takes: messages.filter(({ takes: count }) => Number(count) > 1).length,
    chapters: memory.chapters,
    marks: memory.marks,
  };
}
