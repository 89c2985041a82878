import { latch, modelAnswers } from '@fireside/testing';
import { expect, it } from 'vitest';
import { describeTable, heardSince, narrationOf, openTable } from './table-test.ts';
import { isDelta } from './taking-back-test.ts';

const { text } = modelAnswers;
const lie = 'Where your purse hung, you feel nothing but a cut string.';
const claims = { none: 0.001, die: 0, damage: 0, death: 0, item: 0, level: 0, condition: 0, slot: 0, end: 0 };
const reading = latch();
const sense = {
  async read({ sentence }: { sentence: string }) {
    if (sentence.includes('slowly')) await reading.until;
    return sentence.includes('string') ? { ...claims, item: 0.99 } : { ...claims, none: 1 };
  },
};

describeTable(
  'what only somebody understands who can read',
  (service) => {
    it('[E7.17] is put right or left out, and counted', async () => {
      const { bots, game, players } = await openTable(service());
      const told = text(`You step out of the crowd. ${lie} The bells ring.`);
      service().standIn.script(told, text(`${lie} The bells ring.`), text(`${lie} The bells ring.`));
      const mark = bots[1]!.events.length;
      await bots[1]!.say('I push through the crowd');
      const reply = await bots[1]!.waitForReply();
      expect(reply.content).toBe('You step out of the crowd. Where… The bells ring.');
      expect(narrationOf(heardSince(bots[1]!, mark))).toBe(reply.content);
      expect(reply.withheld).toBe(1);
      const params = { game_id: game.id };
      expect(await players[0]!.client.must('readHonesty', { params })).toMatchObject({ withheld: 1 });
    });

    it('[E7.17] what stands before a sentence that is being read is shown, and what follows it waits', async () => {
      const { bots } = await openTable(service());
      service().standIn.script(text('Rain drips from the eaves. You walk slowly down to the old quay.'));
      const mark = bots[1]!.events.length;
      await bots[1]!.say('I go down');
      await bots[1]!.waitFor(isDelta);
      expect(narrationOf(heardSince(bots[1]!, mark))).not.toContain('quay');
      reading.goOn();
      const reply = await bots[1]!.waitForReply();
      expect(reply.content).toBe('Rain drips from the eaves. You walk slowly down to the old quay.');
    });
  },
  { parts: { sense } },
);
