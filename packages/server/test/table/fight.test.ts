import type { CharacterRead, Combatant, Effect, Encounter, MessageRead } from '@fireside/contract';
import { createDice } from '@fireside/engine';
import { modelAnswers } from '@fireside/testing';
import { beforeEach, expect, it } from 'vitest';
import { describeTable, openTable, type OpenTable, playTurn } from './table-test.ts';

/** What the dice show next, one after the other; each test says all of them. */
let faces: number[] = [];
const dice = createDice((min, max) => {
  const face = faces.shift();
  if (face === undefined) throw new Error('A die was rolled that nobody expected');
  return Math.max(min, Math.min(face, max));
});

const mira = {
  class_name: 'Fighter',
  level: 3,
  abilities: { strength: 16, dexterity: 12, constitution: 14 },
  armor_class: 16,
  max_hp: 28,
  current_hp: 28,
  inventory: [{ name: 'Longsword', quantity: 1 }],
};
const bram = {
  class_name: 'Cleric',
  level: 1,
  abilities: { strength: 14, dexterity: 10, wisdom: 16 },
  armor_class: 14,
  max_hp: 10,
  current_hp: 10,
  inventory: [{ name: 'Mace', quantity: 1 }],
};

/** Two at a table; the first rolls her own dice. */
async function twoFighters(service: Parameters<typeof openTable>[0], game: object = {}) {
  const table = await openTable(service, { game });
  const [ann, bob] = table.players as [OpenTable['players'][0], OpenTable['players'][0]];
  for (const [{ client, character }, body] of [
    [ann, { ...mira, name: 'Mira' }],
    [bob, { ...bram, name: 'Bram' }],
  ] as const)
    await client.must('updateCharacter', { params: { character_id: character.id }, body });
  const params = { game_id: table.game.id };
  await ann.client.must('setSelfRolls', { params, body: { self_rolls: true } });
  return {
    ...table,
    ann,
    bob,
    /** The dice of a beginning: Mira's 15, Bram's 5, in the order in which they sit, then the foes'. */
    initiative: async (foes: number) => {
      const seats = await bob.client.must('readParty', { params });
      return [...seats.map(({ character }) => (character!.name === 'Mira' ? 15 : 5)), foes];
    },
    fight: () => bob.client.must('readEncounter', { params }),
    awaited: async () => (await ann.client.must('readGame', { params })).my_pending_roll,
    sheets: async () => {
      const party = await bob.client.must('readParty', { params });
      const named = party.map(({ character }) => [character!.name, character!]);
      return Object.fromEntries(named) as Record<'Mira' | 'Bram', CharacterRead>;
    },
  };
}

const goblins = modelAnswers.toolCall('start_encounter', {
  combatants: [{ creature: 'goblins', count: 2 }],
});
const attack = (attacker: string, target: string) => modelAnswers.toolCall('attack', { attacker, target });
const nextTurn = modelAnswers.toolCall('next_turn', {});
const onYouGo = modelAnswers.text('What do you do?');

const states = (encounter: Encounter | null) =>
  Object.fromEntries(encounter!.combatants.map(({ name, state }) => [name, state]));
const rolls = ({ rolls: all }: MessageRead) =>
  all.map(({ notation, reason, total }) => [notation, reason, total]);

/** Every combatant in whatever was sent, at any depth. */
function combatantsIn(value: unknown): Combatant[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(combatantsIn);
  return 'combatants' in value ? [...(value as Encounter).combatants, ...inner] : inner;
}

describeTable(
  'a fight',
  (service) => {
    beforeEach(() => {
      faces = [];
    });

    it('[E5.start_encounter] [E5.attack] [E5.2] [E5.3] [E5.4] [E5.encounter] [E5.5] is fought to its end, every number by the rules', async () => {
      const { standIn } = service();
      const table = await twoFighters(service());
      const { bots, ann, bob, fight, awaited, sheets, initiative } = table;

      // Initiative: Mira 15 + 1, Bram 5, the goblins 10 + 2. Then her own attack is asked for.
      faces = await initiative(10);
      standIn.script(goblins, attack('Mira', 'Goblin 1'), onYouGo);
      const begun = await playTurn(bots, bots[0]!, 'I draw my sword and go for the first of them');
      expect(new Set(rolls(begun))).toEqual(
        new Set([
          ['1d20', 'Initiative: Bram', 5],
          ['1d20+1', 'Initiative: Mira', 16],
          ['1d20+2', 'Initiative: Goblin (2)', 12],
        ]),
      );
      const asked = { notation: '1d20+5', reason: 'Longsword attack on Goblin 1' };
      expect(await awaited()).toEqual(asked);
      expect(begun.effects).toContainEqual(
        expect.objectContaining({ kind: 'roll_asked', user_id: ann.user.id, ...asked }),
      );
      expect(await fight()).toMatchObject({
        round: 1,
        turn: 0,
        combatants: [
          { name: 'Mira', side: 'party', initiative: 16, hp: { current: 28, max: 28 }, state: 'unhurt' },
          { name: 'Goblin 1', side: 'foe', initiative: 12, hp: null, state: 'unhurt', character_id: null },
          { name: 'Goblin 2', side: 'foe', initiative: 12, hp: null, state: 'unhurt' },
          { name: 'Bram', side: 'party', initiative: 5, hp: { current: 10, max: 10 } },
        ],
      });

      // 17 hits Armor Class 15; 6 + 3 is more than a goblin has. The other one hits her: 15 + 4 against 16, for 4 + 2.
      faces = [6, 15, 4];
      standIn.script(nextTurn, attack('goblin-2', 'Mira'), nextTurn, attack('Goblin 2', 'Bram'), onYouGo);
      const fought = await playTurn(bots, bots[0]!, 'I rolled a 17');
      expect(rolls(fought)).toEqual([
        ['1d20+5', 'Longsword attack on Goblin 1: hit', 17],
        ['1d8+3', 'Longsword damage (slashing)', 9],
        ['1d20+4', 'Scimitar attack on Mira: hit', 19],
        ['1d6+2', 'Scimitar damage (slashing)', 6],
      ]);
      expect(await awaited()).toBeNull();
      expect((await sheets()).Mira).toMatchObject({ current_hp: 22, max_hp: 28 });
      const middle = await fight();
      expect(states(middle)).toEqual({
        Mira: 'hurt',
        'Goblin 1': 'down',
        'Goblin 2': 'unhurt',
        Bram: 'unhurt',
      });
      expect(middle!.combatants[middle!.turn]!.name).toBe('Bram');
      expect(JSON.stringify(standIn.requests.at(-1)!.body)).toContain("It is Bram's turn");

      // A natural twenty: the dice of the mace twice, 3 + 4 + 2.
      faces = [20, 3, 4];
      standIn.script(attack('Bram', 'Goblin'), modelAnswers.toolCall('end_encounter', {}), onYouGo);
      const won = await playTurn(bots, bots[1]!, 'I swing my mace at the other one');
      expect(rolls(won)).toEqual([
        ['1d20+4', 'Mace attack on Goblin 2: critical hit', 24],
        ['2d6+2', 'Mace damage (bludgeoning)', 9],
      ]);
      expect(won.effects.at(-1)).toMatchObject({ kind: 'encounter', encounter: null });
      expect(await fight()).toBeNull();
      const { Mira: miraNow, Bram: bramNow } = await sheets();
      expect([miraNow, bramNow]).toMatchObject([{ experience: 50, current_hp: 22 }, { experience: 50 }]);

      // What a player was sent, by socket and by endpoint, has no number of a foe.
      const params = { game_id: table.game.id };
      const history = await bob.client.must('messageHistory', { params });
      const seen = combatantsIn([history, bots.map(({ events }) => events), middle]);
      expect(seen.length).toBeGreaterThan(20);
      for (const { side, hp, ...others } of seen) {
        if (side !== 'party') expect(hp).toBeNull();
        expect(Object.keys(others)).not.toEqual(
          expect.arrayContaining([expect.stringMatching(/armor_class|creature|has_reacted|temporary_hp/)]),
        );
      }
    });

    it('[E5.encounter] [E3.rewind] rewinding in the middle restores it exactly, the awaited roll and what it decides included', async () => {
      const { standIn } = service();
      const { bots, fight, awaited, sheets, initiative } = await twoFighters(service());
      faces = await initiative(10);
      standIn.script(goblins, attack('Mira', 'Goblin 1'), onYouGo);
      await playTurn(bots, bots[0]!, 'I attack');
      const before = { fight: await fight(), awaited: await awaited(), sheets: await sheets() };

      const strike = async () => {
        faces = [2, 15, 4];
        standIn.script(nextTurn, attack('Goblin 1', 'Mira'), nextTurn, onYouGo);
        return playTurn(bots, bots[0]!, '16');
      };
      const reply = await strike();
      expect(rolls(reply)).toEqual([
        ['1d20+5', 'Longsword attack on Goblin 1: hit', 16],
        ['1d8+3', 'Longsword damage (slashing)', 5],
        ['1d20+4', 'Scimitar attack on Mira: hit', 19],
        ['1d6+2', 'Scimitar damage (slashing)', 6],
      ]);
      expect(states(await fight())).toMatchObject({ 'Goblin 1': 'bloodied', Mira: 'hurt' });
      bots[0]!.send({ type: 'rewind', message_id: reply.id - 1 });
      await bots[0]!.waitFor((event) => event.type === 'rewound');
      await bots[0]!.waitFor(
        (event) => event.type === 'effect' && (event.effect as Effect).kind === 'encounter',
      );
      const back = { fight: await fight(), awaited: await awaited(), sheets: await sheets() };
      const timeless = (value: unknown) =>
        JSON.parse(JSON.stringify(value, (key, inner) => (key === 'updated_at' ? undefined : inner)));
      expect(timeless(back)).toEqual(timeless(before));

      // What was sealed is sealed again: the same number decides the same.
      expect((await strike()).effects).toEqual(reply.effects);
    });

    it('[E5.fall] [E5.6] whoever falls makes death saves on their turn, and rises again', async () => {
      const { standIn } = service();
      const { bots, fight, awaited, sheets, initiative } = await twoFighters(service(), { zero_hp: 'fall' });
      faces = await initiative(10);
      standIn.script(
        modelAnswers.toolCall('start_encounter', { combatants: [{ creature: 'ogre', name: 'Grum' }] }),
        modelAnswers.toolCall('damage', { target: 'Bram', amount: 12, kind: 'fire' }),
        modelAnswers.toolCall('damage', { target: 'Mira', amount: 28 }),
        onYouGo,
      );
      await playTurn(bots, bots[0]!, 'What is that?');
      // Ogre: 10 - 1; the order is Mira 16, Grum 9, Bram 5.
      expect(await fight()).toMatchObject({
        combatants: [
          {
            name: 'Mira',
            state: 'dying',
            death_saves: { successes: 0, failures: 0 },
            hp: { current: 0, max: 28 },
          },
          { name: 'Grum', state: 'unhurt' },
          { name: 'Bram', state: 'dying', conditions: expect.arrayContaining(['unconscious']) },
        ],
      });

      // Bram's save is rolled for him (12: one success), Mira is asked for hers.
      faces = [12];
      standIn.script(nextTurn, nextTurn, onYouGo);
      const saved = await playTurn(bots, bots[1]!, 'I bleed');
      expect(rolls(saved)).toEqual([['1d20', 'Death save: success', 12]]);
      expect((await sheets()).Bram).toMatchObject({
        current_hp: 0,
        death_saves: { successes: 1, failures: 0 },
      });
      expect(await awaited()).toEqual({ notation: '1d20', reason: 'Death save' });

      // A natural twenty: she wakes with 1 hit point.
      standIn.script(modelAnswers.toolCall('damage', { target: 'Bram', amount: -5 }), onYouGo);
      const woken = await playTurn(bots, bots[0]!, 'natural 20!');
      expect(rolls(woken)).toEqual([['1d20', 'Death save: success', 20]]);
      const { Mira: miraNow, Bram: bramNow } = await sheets();
      expect(miraNow).toMatchObject({ current_hp: 1, death_saves: { successes: 0, failures: 0 } });
      expect(bramNow).toMatchObject({ current_hp: 5, death_saves: { successes: 0, failures: 0 } });
      expect(bramNow.conditions).not.toContain('unconscious');
    });

    it('[E5.fall] outside a fight whoever is dying rolls when the DM begins to speak', async () => {
      const { standIn } = service();
      const { bots, sheets, awaited } = await twoFighters(service(), { zero_hp: 'fall' });
      standIn.script(
        modelAnswers.toolCall('update_character', { character: 'Bram', hp_change: -15 }),
        onYouGo,
      );
      await playTurn(bots, bots[0]!, 'We step on the stairs');
      expect((await sheets()).Bram).toMatchObject({ current_hp: 0 });
      faces = [1];
      standIn.script(onYouGo);
      const first = await playTurn(bots, bots[0]!, 'I look for bandages');
      expect(rolls(first)).toEqual([['1d20', 'Death save: failure', 1]]);
      expect((await sheets()).Bram).toMatchObject({ death_saves: { successes: 0, failures: 2 } });
      faces = [10];
      standIn.script(onYouGo);
      await playTurn(bots, bots[0]!, 'I press on the wound');
      expect((await sheets()).Bram).toMatchObject({ death_saves: { successes: 1, failures: 2 } });
      expect(await awaited()).toBeNull();
      // The third failure kills; the game goes on as long as somebody lives.
      faces = [3];
      standIn.script(onYouGo);
      await playTurn(bots, bots[0]!, 'Stay with me');
      expect((await sheets()).Bram).toMatchObject({ current_hp: 0, death_saves: { failures: 3 } });
      standIn.script(onYouGo);
      expect(rolls(await playTurn(bots, bots[0]!, 'I close his eyes'))).toEqual([]);
    });

    it('[E5.150] a difficulty is sealed until the roll is known, and shown then', async () => {
      const { standIn } = service();
      const { bots, awaited } = await twoFighters(service());
      const check = (who: string) =>
        modelAnswers.toolCall('check', { who, check: 'Athletics', difficulty: 23 });
      standIn.script(check('Mira'), onYouGo);
      const asked = await playTurn(bots, bots[0]!, 'I lift the gate');
      expect(await awaited()).toEqual({ notation: '1d20+3', reason: 'Athletics check' });
      expect(JSON.stringify([asked, bots.map(({ events }) => events)])).not.toContain('DC 23');
      standIn.script(onYouGo);
      const known = await playTurn(bots, bots[0]!, '20');
      expect(rolls(known)).toEqual([['1d20+3', 'Athletics check, DC 23: failure', 20]]);
      faces = [20];
      standIn.script(check('Bram'), onYouGo);
      const rolled = await playTurn(bots, bots[1]!, 'I help');
      expect(rolls(rolled)).toEqual([['1d20+2', 'Athletics check, DC 23: failure', 22]]);
    });

    it('[E5.1] the tools of a fight are offered in a fight, and those of peace outside', async () => {
      const { standIn } = service();
      const { bots, initiative } = await twoFighters(service());
      faces = await initiative(10);
      standIn.script(goblins, onYouGo);
      await playTurn(bots, bots[0]!, 'To arms');
      const offered = standIn.requests.slice(-2).map(({ tools }) => tools);
      expect(offered[0]).toEqual(expect.arrayContaining(['start_encounter', 'check', 'rest']));
      expect(offered[0]).not.toContain('attack');
      expect(offered[1]).toEqual(
        expect.arrayContaining(['attack', 'damage', 'next_turn', 'end_encounter', 'check']),
      );
      expect(offered[1]).not.toContain('start_encounter');
    });
  },
  { parts: { dice } },
);
