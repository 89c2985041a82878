import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { charactersFor, createDice, defaultTurnLimits, runTurn } from '@fireside/engine';
import { accountQueries } from '../../packages/server/dist/accounts/account-queries.js';
import { gameQueries } from '../../packages/server/dist/games/game-queries.js';
import { createLibrary } from '../../packages/server/dist/library/create-library.js';
import { createLog } from '../../packages/server/dist/log.js';
import { createMemory } from '../../packages/server/dist/memory/memory.js';
import { openStore } from '../../packages/server/dist/store/open-store.js';
import { tableQueries } from '../../packages/server/dist/table/table-queries.js';
import { fillDirectory, insertRows } from '../insert-rows.mjs';

const at = new Date().toISOString();
const historyCharacters = charactersFor(defaultTurnLimits.historyTokens);

/** One table with a long talk behind it, on a real database, with a model that only listens. */
export async function openTable(embedder) {
  const folder = mkdtempSync(path.join(tmpdir(), 'fireside-bench-'));
  const log = createLog('silent');
  const store = await openStore({ dataDirectory: folder }, log);
  const memory = createMemory({ store, embedder, historyCharacters, log });
  const library = createLibrary({ store, embedder, memory, folders: [], log });
  await library.ready;
  const userId = randomUUID();
  const user = {
    id: userId,
    name: 'Bench',
    name_key: 'bench',
    password_hash: '',
    is_active: 1,
    created_at: at,
  };
  await store.call(accountQueries.addUser, user);
  const game = {
    id: randomUUID(),
    name: 'A long game',
    description: '',
    has_adventure: 0,
    creator_id: userId,
    participation_code: randomUUID().slice(0, 8),
    created_at: at,
    adventure_text: '',
  };
  await store.call(gameQueries.create, { game, adventure: { scenes: [], chunks: [] }, mayStore: 1e9 });
  const gameId = game.id;

  return {
    async tell(messages) {
      const rows = messages.map(({ by, told }) => ({
        game_id: gameId,
        sender_type: by,
        user_id: by === 'player' ? userId : null,
        content: told,
        effects_json: '[]',
        created_at: at,
      }));
      await fillDirectory(folder, (database) => insertRows(database, 'messages', rows));
      memory.told(gameId);
      await memory.idle();
    },
    /** The prompt of the turn that answers, as one text. */
    async ask(message) {
      const turn = {
        id: 1,
        gameId,
        kind: 'greeting',
        messageId: null,
        userId,
        epoch: 1,
        attempts: 1,
        pendingRoll: null,
        isRollWhispered: false,
        isWhisper: false,
        readId: Number.MAX_SAFE_INTEGER,
        after: 0,
        also: [],
      };
      const { isRemoved: _, ...table } = await store.call(tableQueries.read, { turn, historyCharacters });
      const snapshot = { ...table, kind: 'reply', speaker: table.party[0], message };
      let prompt = '';
      const model = {
        name: 'listening',
        async ask({ messages }, hear) {
          prompt = messages.map(({ text = '' }) => text).join('\n\n');
          hear({ type: 'text', text: 'Go on.' });
          return { reason: 'stop' };
        },
      };
      const clock = { elapsed: () => performance.now(), sleep: () => new Promise(() => {}) };
      const ports = { model, library, dice: createDice((least) => least), clock };
      const observer = { rolling() {}, effect() {}, delta() {} };
      await runTurn(ports, snapshot, observer, new AbortController().signal);
      return prompt;
    },
    async close() {
      await memory.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
