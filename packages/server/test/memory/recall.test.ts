import { messageParts } from '@fireside/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLibrary } from '../../src/library/create-library.ts';
import { createEmbedder, type Embedder } from '../../src/library/embedder/embedder.ts';
import { createLog } from '../../src/log.ts';
import { chapterQueries } from '../../src/memory/chapter-queries.ts';
import { markQueries } from '../../src/memory/mark-queries.ts';
import { createMemory, type Memory } from '../../src/memory/memory.ts';
import type { Store } from '../../src/store/store.ts';
import { removalQueries } from '../../src/table/removal-queries.ts';
import { tableQueries } from '../../src/table/table-queries.ts';
import { consultation } from '../library/consultation.ts';
import { ask, gameRow, insertRows, messageRow, userRow } from '../rows.ts';
import { openTestStore, storeKinds } from '../test-store.ts';

const log = createLog('silent');
const fact = 'The ferryman Odo keeps his silver under the third willow. He trusts nobody with it.';
const question = 'Where did the boatman hide his money?';
/** Twice as much as the newest sixteen messages of the talk take in a prompt. */
const historyCharacters = 2 * 16 * 69;

/** A turn that looks at the table. */
const claimed = {
  id: 1,
  messageId: null,
  userId: null,
  pendingRoll: null,
  isRollWhispered: false,
  isWhisper: false,
  readId: Number.MAX_SAFE_INTEGER,
  also: [],
};

const wordOf = (place: number) =>
  `zor${[...String(place)].map((digit) => 'bdfgklmnpr'[Number(digit)]).join('u')}`;

describe.each(storeKinds)('what was said long ago, on %s', (kind) => {
  let embedder: Embedder;
  beforeAll(() => {
    embedder = createEmbedder();
  });
  afterAll(() => embedder.close());

  async function talkedGame(told = fact) {
    const store = await openTestStore(kind);
    const [user] = await insertRows(store, 'users', userRow({ name: 'Ann', name_key: 'ann' }));
    const [game] = await insertRows(store, 'games', gameRow({ creator_id: user!.id }));
    const joined_at = game!.created_at;
    await insertRows(store, 'participants', { game_id: game!.id, user_id: user!.id, joined_at });
    const talk = Array.from({ length: 40 }, (_, index) =>
      messageRow(game!.id, { content: `The road goes on through heath and rain, mile ${index}.` }),
    );
    const said = messageRow(game!.id, { content: told, sender_type: 'player', user_id: user!.id });
    const [first] = await insertRows(store, 'messages', said, ...talk);
    const open = (used = embedder) => {
      const memory = createMemory({ store, embedder: used, historyCharacters, log });
      return { memory, library: createLibrary({ store, embedder: used, memory, folders: [], log }) };
    };
    return { store, user: user!, gameId: game!.id, messageId: first!.id, open };
  }

  const marksIn = (store: Store) =>
    ask<{ message_id: number }>(store, 'select message_id from message_marks');

  it('[E6.12] has an entry of the world record whole that the message speaks of in other words', async () => {
    const { open } = await talkedGame();
    const { library } = open();
    const entries = [fact, 'The mill at Harrow burned down in the spring.'];
    const consult = () => library.excerpts(consultation({ message: question, cutEntries: entries }));
    // The first turn has its words alone: what entries mean is worked out behind it.
    await consult();
    await expect.poll(async () => (await consult()).recorded).toEqual([fact]);
  });

  it('[E6.9] is in the prompt when it is asked for in other words, and only from before what is repeated', async () => {
    const { open, gameId, messageId } = await talkedGame();
    const { memory, library } = open();
    memory.told(gameId);
    await memory.idle();
    const consult = (heldFrom: number, isCut = true) =>
      library.excerpts(consultation({ gameId, message: question, isCut, heldFrom }));
    const { story } = await consult(messageId + 30);
    expect(story).toContainEqual({ messageId, playerName: 'Ann', characterName: null, text: fact });
    expect(story.map((excerpt) => excerpt.messageId)).toEqual(
      story.map((excerpt) => excerpt.messageId).toSorted((one, other) => other - one),
    );
    expect((await consult(messageId)).story).toEqual([]);
    expect((await consult(messageId + 30, false)).story).toEqual([]);
  });

  it('[E6.15] is looked for near what answers, from the turn on that follows the first', async () => {
    const sought: string[] = [];
    const { open, gameId, messageId } = await talkedGame();
    const { memory, library } = open({
      ...embedder,
      seek: (texts, signal) => {
        sought.push(...texts);
        return embedder.seek(texts, signal);
      },
    });
    memory.told(gameId);
    await memory.idle();
    const asked = { gameId, message: question, heldFrom: messageId + 30 };
    // Nothing is looked for while the prompt holds the whole story.
    await library.excerpts(consultation({ ...asked, isCut: false }));
    expect(sought).toEqual([]);
    await expect
      .poll(async () => {
        const { story } = await library.excerpts(consultation({ ...asked, isCut: true }));
        expect(story.map((excerpt) => excerpt.messageId)).toContain(messageId);
        return sought;
      })
      .toContain(question);
  });

  it('[E6.recall] is what the tool answers with', async () => {
    const { open, gameId, messageId } = await talkedGame();
    const { memory, library } = open();
    memory.told(gameId);
    await memory.idle();
    const signal = new AbortController().signal;
    const asked = { gameId, hasAdventure: false, query: question, heldFrom: messageId + 30, signal };
    expect(await library.recall({ ...asked, where: 'story' })).toContainEqual({ source: 'Ann', text: fact });
    expect(await library.recall({ ...asked, where: 'adventure' })).toEqual([]);
    expect(await library.recall({ ...asked, where: 'rules' })).toEqual([]);
  });

  it('[E6.2] is never a message that was removed, not even while it is being marked', async () => {
    const { store, open, user, gameId, messageId } = await talkedGame();
    const at = user.created_at;
    const { memory, library } = open();
    memory.told(gameId);
    await memory.idle();
    await store.call(removalQueries.remove, { gameId, userId: user.id, messageId, at });
    const { story } = await library.excerpts(
      consultation({ gameId, message: question, isCut: true, heldFrom: messageId + 30 }),
    );
    expect(story.map((excerpt) => excerpt.messageId)).not.toContain(messageId);
    expect((await marksIn(store)).map(({ message_id }) => message_id)).not.toContain(messageId);
  });

  it('[E6.2] leaves no marks of a message that was removed after it was read', async () => {
    const { store, user, gameId, messageId } = await talkedGame();
    const upTo = await store.call(markQueries.leaving, { gameId, historyCharacters });
    const { after, messages } = await store.call(markQueries.unmarked, { gameId, upTo });
    expect(messages[0]!.id).toBe(messageId);
    await store.call(removalQueries.remove, { gameId, userId: user.id, messageId, at: user.created_at });
    const marks = messages.map(({ id }) => ({ messageId: id, marks: 'AAAA' }));
    await store.call(markQueries.store, { gameId, after, upTo: messages.at(-1)!.id, marks });
    const marked = (await marksIn(store)).map(({ message_id }) => message_id);
    expect(marked).toHaveLength(messages.length - 1);
    expect(marked).not.toContain(messageId);
  });

  it('[E6.11] is marked once, by whoever comes first, and what a crash left is marked by the next', async () => {
    const { store, open, gameId } = await talkedGame();
    const [one, other] = [open().memory, open().memory];
    one.told(gameId);
    other.told(gameId);
    await Promise.all([one.idle(), other.idle()]);
    const marked = (await marksIn(store)).map(({ message_id }) => message_id);
    expect(new Set(marked).size).toBe(marked.length);
    // Of 41, all but the newest 16.
    expect(marked).toHaveLength(25);
    // As if it had died before the last handful was stored.
    const left = marked.slice(-8);
    await ask(store, 'delete from message_marks where message_id in (:left...)', { left });
    await ask(store, 'update memories set marked_id = :at where game_id = :gameId', {
      at: Math.min(...left) - 1,
      gameId,
    });
    const next = open().memory;
    next.told(gameId);
    await next.idle();
    expect((await marksIn(store)).map(({ message_id }) => message_id).toSorted()).toEqual(marked.toSorted());
  });

  it('[E6.11] goes on when the embedder fails, and is marked later', async () => {
    const { store, gameId } = await talkedGame();
    const broken = createMemory({
      store,
      embedder: { embed: () => Promise.reject(new Error('gone')) },
      historyCharacters,
      log,
    });
    broken.told(gameId);
    await broken.idle();
    expect(await marksIn(store)).toEqual([]);
    const memory = createMemory({ store, embedder, historyCharacters, log });
    memory.told(gameId);
    await memory.idle();
    expect((await marksIn(store)).length).toBeGreaterThan(0);
  });

  it('[E6.14] is in the prompt or is found, whatever becomes of history, chapters and embedder', async () => {
    const { store, gameId } = await talkedGame('It begins.');
    let isBroken = false;
    const embed = async (texts: string[]) => {
      if (isBroken) throw new Error('gone');
      return texts.map(() => new Int8Array(384).fill(1));
    };
    const open = (characters: number) =>
      createMemory({ store, embedder: { embed }, historyCharacters: characters, log });
    /** What a turn would have lost of the messages, each with a word that no other one has. */
    async function lost(memory: Memory, ids: number[], characters: number) {
      const turn = { ...claimed, gameId };
      const { history } = (await store.call(tableQueries.read, { turn, historyCharacters: characters }))!;
      let room = characters;
      const cutAt = history.findLast(({ content }) => {
        room -= content.length + 20;
        return room < 0;
      });
      const heldFrom = cutAt ? cutAt.id + 1 : history[0]!.id;
      const left = ids.map((id, place) => ({ id, text: wordOf(place) })).filter(({ id }) => id < heldFrom);
      const missing: number[] = [];
      for (const { id, text } of left.slice(-12)) {
        const found = await memory.recall(gameId, [{ text, vector: null }], heldFrom);
        if (!found.some(({ messageId }) => messageId === id)) missing.push(id);
      }
      return { missing, left: left.length };
    }
    async function writeChapter(characters: number, now: number) {
      const wanted = { gameId, historyCharacters: characters, now, until: now + 1 };
      const due = await store.call(chapterQueries.claim, wanted);
      if (!due) return 0;
      const { messages, ...basis } = due;
      const { fromId: from_id, toId: to_id } = due;
      const chapters = [{ game_id: gameId, from_id, to_id, title: 'On', summary: 'They went on.' }];
      await store.call(chapterQueries.store, {
        basis: { ...basis, messageCount: messages.length },
        chapters,
      });
      return 1;
    }

    const ids: number[] = [];
    let characters = 6_000;
    let memory = open(characters);
    let chapters = 0;
    let mostLeft = 0;
    for (let step = 0; step < 150; step += 1) {
      isBroken = step >= 60 && step < 90;
      if (step === 110) {
        characters = 2_000;
        memory = open(characters);
      }
      const content = `Then came ${wordOf(step)}. ${'And so on. '.repeat(step % 7)}`;
      ids.push((await insertRows(store, 'messages', messageRow(gameId, { content })))[0]!.id);
      const { missing, left } = await lost(memory, ids, characters);
      expect(missing).toEqual([]);
      mostLeft = Math.max(mostLeft, left);
      await memory.told(gameId);
      // In some turns nobody writes one.
      if (step % 3 > 0) chapters += await writeChapter(characters, step);
    }
    expect(chapters).toBeGreaterThan(2);
    expect(mostLeft).toBeGreaterThan(100);
    expect(await marksIn(store)).not.toEqual([]);
  });

  it('is given back in the parts by which it was found', async () => {
    const long = `${'The wind turns and the gulls cry over the mud. '.repeat(12)}${fact}`;
    const { open, gameId, messageId } = await talkedGame(long);
    const { memory, library } = open();
    memory.told(gameId);
    await memory.idle();
    const { story } = await library.excerpts(
      consultation({ gameId, message: question, isCut: true, heldFrom: messageId + 30 }),
    );
    const found = story.find((excerpt) => excerpt.messageId === messageId)!;
    expect(found.text).toContain('third willow');
    expect(messageParts(long).length).toBeGreaterThan(1);
  });
});
