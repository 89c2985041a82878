import { createDice, type Dice } from '@fireside/engine';
import { modelAnswers } from '@fireside/testing';
import { expect, it } from 'vitest';
import {
  describeTable,
  heardSince,
  isTyping,
  openTable,
  type OpenTable,
  playTurn,
  typesOf,
} from './table-test.ts';

let drawn = 0;
const watchedDice: Dice = createDice((min) => {
  drawn++;
  return min;
});

async function tableWithSelfRolls(service: Parameters<typeof openTable>[0]) {
  const table = await openTable(service);
  const { game, players } = table;
  const read = await players[0]!.client.must('setSelfRolls', {
    params: { game_id: game.id },
    body: { self_rolls: true },
  });
  return { ...table, read };
}

function seen({ game, players }: OpenTable) {
  const params = { game_id: game.id };
  const [ann, bob] = players as [(typeof players)[0], (typeof players)[0]];
  return {
    mine: async () => (await ann.client.must('readGame', { params })).my_pending_roll,
    ofOther: async () => (await bob.client.must('readGame', { params })).my_pending_roll,
    inParty: async () => {
      const party = await bob.client.must('readParty', { params });
      return party.find(({ user_id }) => user_id === ann.user.id)!.pending_roll;
    },
  };
}

const askForRoll = [
  modelAnswers.toolCall('roll_dice', { notation: '1d20+5', reason: 'Stealth check' }),
  modelAnswers.text('Roll 1d20+5 for me.'),
];
const asked = { notation: '1d20+5', reason: 'Stealth check' };

describeTable(
  'self-rolled dice',
  (service) => {
    it('[3.s1] [3.s2] switch on and off for one participant, and nothing else changes', async () => {
      const table = await tableWithSelfRolls(service());
      const { game, players, read } = table;
      const params = { game_id: game.id };
      expect(read).toMatchObject({ my_self_rolls: true, my_pending_roll: null });
      expect(await players[1]!.client.must('readGame', { params })).toMatchObject({ my_self_rolls: false });
      const party = await players[1]!.client.must('readParty', { params });
      expect(party.map(({ self_rolls }) => self_rolls)).toEqual([true, false]);
      const off = await players[0]!.client.must('setSelfRolls', { params, body: { self_rolls: false } });
      expect(off).toEqual({ ...read, my_self_rolls: false });
    });

    it('[3.s2] a roll that is awaited stays awaited when the toggle goes off', async () => {
      const table = await tableWithSelfRolls(service());
      service().standIn.script(...askForRoll);
      await playTurn(table.bots, table.bots[0]!, 'I sneak');
      const params = { game_id: table.game.id };
      await table.players[0]!.client.must('setSelfRolls', { params, body: { self_rolls: false } });
      expect(await seen(table).mine()).toEqual(asked);
    });

    it('[3.s3] [1.5] [D7.16] roll_dice stores the roll and leaves the generator alone', async () => {
      const { standIn } = service();
      const table = await tableWithSelfRolls(service());
      const mark = table.bots[1]!.events.length;
      const before = drawn;
      standIn.script(...askForRoll);
      const reply = await playTurn(table.bots, table.bots[0]!, 'I sneak');
      expect(drawn).toBe(before);
      expect(reply.rolls).toEqual([]);
      expect(typesOf(heardSince(table.bots[1]!, mark))).not.toContain('rolling');
      expect(reply.effects.map(({ kind }) => kind)).toEqual(['roll_asked']);
      const result = standIn.requests.at(-1)!.messages.findLast(({ role }) => role === 'tool')!.text;
      expect(JSON.parse(result)).toMatchObject({ status: 'awaiting_player_roll', ...asked });
      expect(JSON.parse(result).instruction).toMatch(/exactly 1d20\+5[\s\S]*wait[\s\S]*Never invent/);
      expect(await seen(table).mine()).toEqual(asked);
      expect(await seen(table).inParty()).toEqual(asked);
      expect(await seen(table).ofOther()).toBeNull();
    });

    it('[3.s3] [3.invalid-notation] [D7.15] an invalid notation is refused and nothing is stored', async () => {
      const { standIn } = service();
      const table = await tableWithSelfRolls(service());
      standIn.script(
        modelAnswers.toolCall('roll_dice', { notation: 'a handful of dice', reason: 'luck' }),
        modelAnswers.text('Never mind.'),
      );
      await playTurn(table.bots, table.bots[0]!, 'I try my luck');
      const result = standIn.requests.at(-1)!.messages.findLast(({ role }) => role === 'tool')!.text;
      expect(JSON.parse(result)).toMatchObject({ error: 'invalid_notation', detail: expect.any(String) });
      expect(await seen(table).mine()).toBeNull();
    });

    it('[3.s4] [1.5] with self_rolls off the service rolls and returns the result', async () => {
      const { standIn } = service();
      const table = await openTable(service());
      const before = drawn;
      standIn.script(...askForRoll.slice(0, 1), modelAnswers.text('You rolled.'));
      const reply = await playTurn(table.bots, table.bots[0]!, 'I sneak');
      expect(drawn).toBe(before + 1);
      expect(reply.rolls).toEqual([{ ...asked, total: 6, breakdown: expect.any(String) }]);
      const result = standIn.requests.at(-1)!.messages.findLast(({ role }) => role === 'tool')!.text;
      expect(JSON.parse(result)).toMatchObject({ status: 'rolled', total: 6 });
      expect(await seen(table).mine()).toBeNull();
    });

    it('[D7.7] the DM rolls for creatures all the same', async () => {
      const { standIn } = service();
      const table = await tableWithSelfRolls(service());
      standIn.script(
        modelAnswers.toolCall('roll_dice', { notation: '1d6', reason: 'bite', roller: 'dm' }),
        modelAnswers.text('The wolf bites.'),
      );
      const reply = await playTurn(table.bots, table.bots[0]!, 'I wait');
      expect(reply.rolls).toHaveLength(1);
      expect(await seen(table).mine()).toBeNull();
    });

    it("[3.s5] another player's turn leaves the awaited roll alone", async () => {
      const table = await tableWithSelfRolls(service());
      service().standIn.script(...askForRoll);
      await playTurn(table.bots, table.bots[0]!, 'I sneak');
      await playTurn(table.bots, table.bots[1]!, 'I whistle');
      expect(await seen(table).mine()).toEqual(asked);
      expect(service().standIn.requests.at(-1)!.system).not.toContain('to roll this');
    });

    it("[3.s5] is cleared when the participant's next turn starts, which is reminded of it", async () => {
      const { standIn } = service();
      const table = await tableWithSelfRolls(service());
      standIn.script(...askForRoll, modelAnswers.stall(1));
      await playTurn(table.bots, table.bots[0]!, 'I sneak');
      const number = standIn.received + 1;
      await table.bots[0]!.say('17');
      await table.bots[0]!.waitFor(isTyping);
      const { system } = await standIn.request(number);
      // The model is still thinking, and the roll is awaited no more.
      expect(await seen(table).mine()).toBeNull();
      expect(await seen(table).inParty()).toBeNull();
      expect(system).toMatch(
        /to roll this, and the message is probably the answer to it:\n\| 1d20\+5 for Stealth check/,
      );
      expect(system).toContain(`You asked ${table.players[0]!.user.name}`);
      await table.players[0]!.client.must('deleteGame', { params: { game_id: table.game.id } });
    });

    it('[3.s5] the reminder is given in that one turn only', async () => {
      const { standIn } = service();
      const table = await tableWithSelfRolls(service());
      standIn.script(...askForRoll);
      await playTurn(table.bots, table.bots[0]!, 'I sneak');
      await playTurn(table.bots, table.bots[0]!, '17');
      expect(standIn.requests.at(-1)!.system).toContain('to roll this');
      await playTurn(table.bots, table.bots[0]!, 'And on we go');
      expect(standIn.requests.at(-1)!.system).not.toContain('to roll this');
      expect(await seen(table).mine()).toBeNull();
    });

    it('[D7.4] a turn that fails gives the awaited roll back, and the turn run again is reminded', async () => {
      const { standIn } = service();
      const table = await tableWithSelfRolls(service());
      standIn.script(...askForRoll, modelAnswers.status(400, { message: 'no' }));
      await playTurn(table.bots, table.bots[0]!, 'I sneak');
      await table.bots[0]!.say('17');
      await expect(table.bots[0]!.waitForReply()).rejects.toThrow('The turn failed');
      expect(await seen(table).mine()).toEqual(asked);
      table.bots[0]!.send({ type: 'retry' });
      await table.bots[0]!.waitForReply();
      expect(standIn.requests.at(-1)!.system).toContain('to roll this');
      expect(await seen(table).mine()).toBeNull();
    });
  },
  { parts: { dice: watchedDice } },
);
