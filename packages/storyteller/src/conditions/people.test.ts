import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { playedTable } from '../../test/played-table.ts';
import { brannoch } from '../../test/sheets.ts';
import { begin, conditionsOf, end } from './people-now.ts';

const player = {
  ...brannoch,
  inventory: [
    ...brannoch.inventory.filter(({ name }) => !/^rope/i.test(name)),
    { name: 'Rope (50 ft)', quantity: 1, note: '' },
    { name: 'Rations', quantity: 3, note: '' },
  ],
};

/** The answers to what is typed, one after the other. */
async function answersTo(description: string, messages: readonly string[]): Promise<string[]> {
  const table = await playedTable({ party: [player], description, name: 'A Long Evening' });
  const answers: string[] = [];
  for (const message of messages) answers.push((await table.say(0, message)).narration);
  return answers;
}

const village =
  "The village of Harrow Ford. Elsie, the miller's daughter, has not spoken since the fire; she is mute. The night watchman Oskar sleeps on his bench. Their neighbour Gus is stone deaf. Old Marta begs you to find out who set the fire.";
const tollHouse =
  'At the toll house on the pass, Captain Brask lies bound and gagged in the corner. A boy named Pip, six years old, hides under the table with his dog Rufus. Hanna the innkeeper asks you to find out what happened here.';
const gaol =
  'Wardens left the old gaol years ago, but Sister Ysolde is locked in a cell there, and her guard, Dunmore, snores on a stool beside the door. Your friend Mags, who is blind, sent you to get her out quietly.';
const mill =
  'Aldous Finch has locked himself in the windmill and will not come out. His wife Berta asks you to bring him home.';
const freighter =
  "The freighter Anselm drifts. Engineer Solveig is in a coma, and the ship's cook, Bartok, is handcuffed to a pipe in the galley. Captain Vance needs you to find out who sabotaged the engine.";

/** What somebody says: words in quotation marks that are not the player's own. */
const spoken = (answer: string) => answer.replace(/^[^"]*(?:ask|say)[^"]*"[^"]*"/, '').includes('"');

describe('who cannot answer in words', () => {
  it.each([
    [village, 'Elsie, who set the fire?'],
    [village, 'I ask Elsie what happened at the mill'],
    [village, 'hey Elsie did you see anybody that night?'],
    [village, 'Elsie, come with us'],
    [village, 'Oskar, have you seen anything?'],
    [village, 'I greet Oskar'],
    [village, 'tell Oskar that we need the key'],
    [tollHouse, 'Brask, who tied you up?'],
    [tollHouse, 'Rufus, what did you see?'],
    [tollHouse, 'I ask the dog who did it'],
    [freighter, 'Solveig, can you hear me?'],
  ])('does not: %s %s', async (description, message) => {
    const [answer = ''] = await answersTo(description, [message]);
    expect(spoken(answer), answer).toBe(false);
  });

  it('nods, points and writes', async () => {
    const [nod, way, written] = await answersTo(village, [
      'Elsie, did you see the fire?',
      'Elsie, where should we go?',
      'I ask Elsie to write down what happened to the mill',
    ]);
    expect(nod).toMatch(/nod/i);
    expect(way).toMatch(/point|arm|shoulder|dust|palm/);
    expect(written).toMatch(/"/);
  });

  it('who is deaf has to be shown what is meant', async () => {
    const [unheard, seen] = await answersTo(village, [
      'Gus, who set the fire?',
      'I show Gus by signs that I ask about the fire',
    ]);
    expect(unheard).toMatch(/deaf/);
    expect(seen).not.toMatch(/(?:is|who is) stone deaf/);
  });

  it('who is blind has heard and not seen', async () => {
    const [answer] = await answersTo(gaol, ['Mags, what does the guard look like?']);
    expect(answer).toMatch(/blind|unseeing/);
  });

  it('a child knows what children know', async () => {
    const [answer] = await answersTo(tollHouse, ['Pip, who owns the silver mine?']);
    expect(answer).toMatch(/Pip/);
    expect(answer).toMatch(
      /grown|big ones|Dunno|know|Nobody tells me|bed already|not allowed|forget|stop talking|table|I wasn/,
    );
  });
});

describe('who is kept from it', () => {
  it.each([
    [tollHouse, ['I take the gag out of the mouth of Brask', 'Captain, come along'], /bound|tied|bonds/],
    [tollHouse, ['I give Brask a ration'], /no hand free/],
    [gaol, ['Ysolde, follow me'], /locked in a cell/],
    [gaol, ['Ysolde, hand me your rosary'], /locked in a cell/],
    [gaol, ['I give Ysolde a ration'], /does not go through/],
    [gaol, ['look at Ysolde'], /locked in a cell/],
    [gaol, ['Dunmore, open the cell'], /asleep/],
    [freighter, ['Bartok, come here'], /handcuffed to a pipe in the galley/],
  ])('says why: %s %j', async (description, messages, expected) => {
    expect((await answersTo(description, messages)).at(-1)).toMatch(expected);
  });

  it('can be spoken with through a door', async () => {
    const [answer] = await answersTo(gaol, ['Ysolde, are you hurt?']);
    expect(answer).toMatch(/"[^"]+".*locked in a cell/s);
  });

  it('stays out of it while others look', async () => {
    const [who] = await answersTo(tollHouse, ['who is here?']);
    expect(who).toMatch(/Captain Brask, bound and gagged in the corner/);
  });
});

describe('what a deed leaves behind', () => {
  it.each<[string, string[], RegExp]>([
    ['woken', ['I wake Oskar', 'Oskar, what did you see?'], /"[^"]*" ?.*"[^"]+"/s],
    ['woken', ['shake Oskar by the shoulder', 'is Oskar still asleep?'], /Not any more|that is over/],
    ['woken', ['I slap the watchman awake', 'I wake the watchman'], /awake/],
    ['woken', ['I shout at Oskar to wake up', 'look at Oskar'], /awake|Since you woke/],
    ['bound', ['I tie up Oskar', 'Oskar, is anything wrong?'], /asleep|sleep/],
    ['bound', ['I tie up Oskar', 'I tie up Oskar'], /already|no need|stays so/],
  ])('%s: %j', async (_, messages, expected) => {
    expect((await answersTo(village, messages)).at(-1)).toMatch(expected);
  });

  it.each<[string[], RegExp]>([
    [["I cut Brask's ropes", 'Brask, who did this?'], /"[^"]*" ?.*"[^"]+"/s],
    [['untie the captain', 'I untie the captain'], /already|any more|nothing left/],
    [['I free Captain Brask', 'is Brask still tied up?'], /Not any more|that is over/],
    [['I cut the captain loose', 'look at Brask'], /free|marks/],
    [['I pull the gag from his mouth', 'I remove the gag'], /no gag|gag went/],
    [['I release Brask', 'I tie Brask up again', 'Brask, come with us'], /tied up|bonds|wrench|elbow|Brask/],
  ])('freed: %j', async (messages, expected) => {
    expect((await answersTo(tollHouse, messages)).at(-1)).toMatch(expected);
  });

  it('who has locked themselves in comes out for good words', async () => {
    const [asked, after] = await answersTo(mill, [
      'I ask Aldous kindly to come out to us',
      'is Aldous still locked in?',
    ]);
    expect(asked).toMatch(/comes out|stands there|No bolt|Leave me|Not for that/);
    expect(after).toMatch(/Aldous/);
  });

  it('who was gagged is gagged for the next question too', async () => {
    const [, , answer] = await answersTo(gaol, [
      'I gag Dunmore',
      'I wake Dunmore',
      'Dunmore, where is the key?',
    ]);
    expect(answer).toMatch(/gag|nobody can talk like that/);
  });

  it('is kept within bounds, and a state from before it is read', async () => {
    const table = await playedTable({ party: [player], description: tollHouse, name: 'A Long Evening' });
    const { effects } = await table.say(0, 'I untie the captain');
    const kept = effects.find((effect) => effect.kind === 'world' && effect.field === 'tale');
    expect(JSON.stringify(kept)).toContain('"isOver":true');
    expect(JSON.stringify(kept).length).toBeLessThan(24_000);
  });
});

describe('how somebody is', () => {
  it.each([
    [village, 'can Elsie talk?', /^No.*mute|mute/],
    [village, "why doesn't Elsie answer?", /mute/],
    [village, 'is Gus deaf?', /Yes|deaf/],
    [tollHouse, 'Is Brask tied up?', /Yes|bound/],
    [tollHouse, 'can the dog talk?', /no creature of words/],
    [freighter, 'is Solveig awake?', /in a coma/],
  ])('is asked of whoever tells it: %s %s', async (description, message, expected) => {
    expect((await answersTo(description, [message]))[0]).toMatch(expected);
  });

  it('is told in other words each time', async () => {
    const answers = await answersTo(
      village,
      Array.from({ length: 6 }, (_, at) => `Oskar, what about the fire ${at}?`),
    );
    const told = answers.map((answer) => answer.replace(/^You ask [^"]*"[^"]*"/, '').trim());
    expect(new Set(told).size).toBe(told.length);
  });
});

describe('what is remembered of it', () => {
  it('stays small, however many are tied and freed', async () => {
    const { turn, state } = await aTelling();
    for (let at = 0; at < 40; at += 1) {
      const person = { ...turn.world.places[0]!.people[0]!, id: `person-${at}`, conditions: [] };
      for (const kind of ['bound', 'gagged', 'asleep', 'blind', 'deaf'] as const)
        begin(turn, person, kind, `${kind} in ${'a very '.repeat(40)}long room`);
      end(turn, person, 'bound', 'asleep');
    }
    expect(JSON.stringify(state.conditions).length).toBeLessThan(1_800);
    expect(state.conditions?.['person-39']).toHaveLength(4);
  });

  it('is nothing in a state that was kept before there was any of it', async () => {
    const { turn, state } = await aTelling({ state: { people: {} } });
    const [person] = turn.world.places.flatMap(({ people }) => people);
    expect(state.conditions).toBeUndefined();
    expect(conditionsOf(turn, person!)).toEqual([]);
  });
});
