import type { Encounter } from '@fireside/contract';
import { createDice } from '@fireside/engine';
import { latch, modelAnswers, type TableBot } from '@fireside/testing';
import { expect, it } from 'vitest';
import { describeTable, isTyping, openTable, playTurn } from './table-test.ts';
import { after, isPaused, isResumed, isRewound, refusal } from './taking-back-test.ts';

const dice = createDice((min, max) => Math.max(min, Math.min(10, max)));

const ambush = modelAnswers.toolCall('start_encounter', {
  combatants: [{ creature: 'goblin', zone: 'Near bank' }],
  zones: ['The bridge', 'Near bank', 'Among the reeds'],
});
const nextTurn = modelAnswers.toolCall('next_turn', {});
const onYouGo = modelAnswers.text('What do you do?');

const zonesOf = (encounter: Encounter | null) =>
  Object.fromEntries(encounter!.combatants.map(({ name, zone }) => [name, zone]));

describeTable(
  'moving oneself in a fight',
  (service) => {
    /** Two in a fight by the bridge. Whoever is on turn is `mover`, if it is one of them. */
    async function inFight() {
      const table = await openTable(service(), {});
      const { bots, players, game } = table;
      const params = { game_id: game.id };
      for (const [place, { client, character }] of players.entries()) {
        // All dice show 10: the nimbler comes first, then the goblin.
        const body = { abilities: { dexterity: place === 0 ? 18 : 8 } };
        await client.must('updateCharacter', { params: { character_id: character.id }, body });
      }
      service().standIn.script(ambush, onYouGo);
      const begun = await playTurn(bots, bots[0]!, 'We cross the bridge');
      const fight = () => players[0]!.client.must('readEncounter', { params });
      const name = players[0]!.character.name;
      expect((await fight())!.combatants[0]!.name).toBe(name);
      return { ...table, begun, fight, name, mover: bots[0] as TableBot, other: bots[1] as TableBot };
    }

    it('[E5.140] [E5.142] whoever is on turn goes to a zone: a message that everybody reads, and the fight is another one', async () => {
      const { mover, other, fight, name } = await inFight();
      const asked = service().standIn.received;
      const said = await mover.move('near bank');
      expect(said).toMatchObject({
        kind: 'table',
        content: 'moves to Near bank',
        character_name: name,
        rolls: [],
      });
      expect(said.effects).toMatchObject([{ kind: 'encounter', encounter: { has_moved: true } }]);
      expect(JSON.stringify(said)).not.toContain('armor_class');
      const heard = await other.waitFor((event) => event.type === 'message' && event.message.id === said.id);
      expect(heard).toMatchObject({ message: said });
      expect(zonesOf(await fight())).toMatchObject({ [name]: 'Near bank', Goblin: 'Near bank' });
      expect(service().standIn.received).toBe(asked);
    });

    it('[E5.141] one move a turn, on one’s own turn, to a place that there is: everything else is refused with a sentence', async () => {
      const { mover, other, bots, fight, players } = await inFight();
      const before = await fight();
      expect(await refusal(other, { type: 'move', zone: 'Near bank' })).toBe(
        'You can move on your own turn alone',
      );
      expect(await refusal(mover, { type: 'move', zone: 'The moon' })).toBe(
        'There is no such place in this fight',
      );
      expect(await refusal(mover, { type: 'move', zone: '' })).toContain('zone');
      const [{ client, character }] = players as [(typeof players)[0]];
      const bind = (conditions: string[]) =>
        client.must('updateCharacter', { params: { character_id: character.id }, body: { conditions } });
      await bind(['restrained']);
      expect(await refusal(mover, { type: 'move', zone: 'Near bank' })).toBe('You cannot move now');
      await bind([]);
      await after(other, { type: 'pause' }, isPaused);
      expect(await refusal(mover, { type: 'move', zone: 'Near bank' })).toBe('The game is paused');
      await after(other, { type: 'resume' }, isResumed);
      expect(await fight()).toEqual(before);

      await mover.move('Near bank');
      expect(await refusal(mover, { type: 'move', zone: 'Near bank' })).toBe('You are there already');
      expect(await refusal(mover, { type: 'move', zone: 'The bridge' })).toBe(
        'You have moved on this turn already',
      );
      service().standIn.script(nextTurn, nextTurn, nextTurn, onYouGo);
      await playTurn(bots, mover, 'I wait and see');
      expect((await mover.move('The bridge')).content).toBe('moves to The bridge');
    });

    it('[E5.141] outside of a fight nobody moves', async () => {
      const { bots } = await openTable(service());
      expect(await refusal(bots[0]!, { type: 'move', zone: 'Near bank' })).toBe('You are in no fight');
    });

    it('[E5.143] while the DM answers nobody moves, and a move that is sent twice is one', async () => {
      const { mover, other, bots, fight, name } = await inFight();
      const { until, goOn } = latch();
      service().standIn.script(modelAnswers.text('The goblin snarls at you.', { until, tokensBefore: 2 }));
      const asked = await other.say('I shout at it');
      await mover.waitFor(isTyping);
      expect(await refusal(mover, { type: 'move', zone: 'Near bank' })).toBe(
        'The DM is answering, you can move when it is done',
      );
      goOn();
      for (const bot of bots) {
        await bot.waitFor(
          (event) =>
            event.type === 'message' && event.message.id > asked.id && event.message.sender_type === 'dm',
        );
      }
      const clientId = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
      const once = await mover.move('Near bank', { clientId });
      const again = await mover.move('Near bank', { clientId });
      expect(again.id).toBe(once.id);
      expect(zonesOf(await fight())).toMatchObject({ [name]: 'Near bank' });
    });

    it('[E5.144] the DM is told of it in its next turn, once', async () => {
      const { mover, bots, players } = await inFight();
      const label = `${players[0]!.user.name} (as ${players[0]!.character.name})`;
      const prompt = () => JSON.stringify(service().standIn.requests.at(-1)!.body);
      await mover.move('Among the reeds');
      service().standIn.script(onYouGo);
      await playTurn(bots, mover, 'I duck');
      expect(prompt()).toContain(`[${label} moves to Among the reeds, on their turn]`);
      expect(prompt()).toContain('at Among the reeds');
      service().standIn.script(onYouGo);
      await playTurn(bots, mover, 'I listen');
      expect(prompt()).not.toContain('on their turn]');
    });

    it('[E5.145] a rewind takes it back, with the turns around it', async () => {
      const { mover, bots, fight, name } = await inFight();
      service().standIn.script(onYouGo);
      const before = await fight();
      const answer = await playTurn(bots, mover, 'I look at the water');
      await mover.move('Near bank');
      service().standIn.script(
        modelAnswers.toolCall('move', { who: 'Goblin', zone: 'Among the reeds' }),
        onYouGo,
      );
      await playTurn(bots, mover, 'I strike at it');
      expect(zonesOf(await fight())).toMatchObject({ [name]: 'Near bank', Goblin: 'Among the reeds' });
      await after(mover, { type: 'rewind', message_id: answer.id - 1 }, isRewound);
      expect(await fight()).toEqual(before);
      expect((await mover.move('Near bank')).content).toBe('moves to Near bank');
    });
  },
  { parts: { dice } },
);
