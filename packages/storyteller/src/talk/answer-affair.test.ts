import { describe, expect, it } from 'vitest';
import { playedTable } from '../../test/played-table.ts';
import { brannoch } from '../../test/sheets.ts';
import { sentencesOf } from '../language/sentences.ts';

const goose =
  'A fantasy tale. The Grey Goose is an inn at a crossroads. Marta Bell is the innkeeper. Tom Reed is a guard who drinks there. Wolves come down every night. Find out who calls them.';
const atTheGoose = (description = goose) =>
  playedTable({ party: [brannoch], name: 'The Goose', description });
type Table = Awaited<ReturnType<typeof atTheGoose>>;
const asked = async (table: Table, question: string) => (await table.say(0, question)).narration;
/** What is said behind the question. */
const said = (narration: string) =>
  narration
    .split('"')
    .filter((_, at) => at % 2 === 1)
    .at(-1);

describe('somebody who is asked of their own life', () => {
  it('says what fits their trade, and the same in other words when asked again', async () => {
    const table = await atTheGoose();
    const answers = [
      (await table.say(0, 'Marta, who is your boss?')).narration,
      (await table.say(0, '"Who do you work for?"')).narration,
    ];
    expect(answers[0]).toContain('everybody who raises a hand and is thirsty');
    expect(answers[1]).toContain('I am my own master, as I told you');
  });

  it('tells no sentence twice, and contradicts none, however often they are asked', async () => {
    const table = await atTheGoose();
    const questions = [
      'do you have children?',
      'do you have any kids?',
      'have you got a son?',
      'how many children do you have?',
    ];
    const told: string[] = [];
    for (const question of questions) told.push((await table.say(0, `Marta, ${question}`)).narration);
    const sentences = told.flatMap(sentencesOf).filter((one) => one.split(' ').length > 3);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const one of told) expect(one).toMatch(/Marta/);
  });

  it("has the host's own word for it before all others", async () => {
    const table = await atTheGoose(
      `${goose} Marta Bell's daughter Rosie has been missing since Friday, and Marta has not slept since.`,
    );
    expect(await asked(table, 'Marta, do you have any children?')).toContain('Rosie');
    expect(await asked(table, 'I ask Marta where she lives')).toMatch(
      /heard about already|of whom I think|when it is over/,
    );
  });

  it('keeps what is private from strangers, and a secret from everybody', async () => {
    const table = await atTheGoose(goose.replace('a guard', 'a guard who hates strangers and'));
    const tom = await asked(table, '"Tom, what do you earn?"');
    expect(tom).toContain('Tom Reed');
    expect(tom).not.toMatch(/boots/);
    expect(await asked(table, '"Marta, what do you earn?"')).toContain('the brewer, the butcher');
    const kept = await asked(table, '"What is your darkest secret, Marta?"');
    expect(said(kept)).toBeDefined();
    expect(kept).not.toMatch(/not something|know nothing about/);
  });

  it('is asked in quotation marks, in indirect speech and by name alike', async () => {
    for (const question of [
      '"How long have you worked here, Marta?"',
      'I ask Marta how long they have been working here',
      'Marta, how long have you been here?',
    ])
      expect(await asked(await atTheGoose(), question), question).toMatch(/the keys and the debts/);
  });

  it('answers where they were, and takes it for no false name', async () => {
    const table = await atTheGoose(
      'A western. Sheriff Amos Cole needs help. Lily Hart is the saloon keeper. Stop the gang.',
    );
    const { narration } = await table.say(0, '"Sheriff Cole, where were you last night?"');
    expect(narration).toContain('At my desk');
  });

  it.each(['do you have any brothers or sisters, Marta?', 'I ask Marta if she has any brothers or sisters'])(
    'sells none of it: %s',
    async (question) => {
      expect(await asked(await atTheGoose(), question)).not.toMatch(/\bgold\b|to give you|can offer/);
    },
  );

  it('is asked without a name, even before anybody has spoken, and no rule is looked up for it', async () => {
    const table = await atTheGoose();
    expect(await asked(table, 'What are you hiding from us?')).toMatch(/^You ask Marta Bell/);
  });

  it('gives advice of their own, where it is they who are asked', async () => {
    const table = await atTheGoose();
    const { narration } = await table.say(0, 'What would you do in my place, Marta?');
    expect(narration).toMatch(/^You ask Marta Bell: "What would you do in my place\?"/);
  });
});

describe('two people of a tale', () => {
  it('know one another in one way, which either of them tells in words of their own', async () => {
    const table = await atTheGoose();
    const marta = await asked(table, '"Marta, do you trust Tom?"');
    const tom = await asked(table, '"Tom, do you trust Marta?"');
    expect(said(marta)?.length).toBeGreaterThan(20);
    expect(said(tom)?.length).toBeGreaterThan(20);
    expect(said(tom)).not.toBe(said(marta));
    const since = await asked(table, 'I ask Marta how long they have known Tom');
    expect(since).not.toMatch(/the keys and the debts/);
  });

  it('are meant by `you two`, where nobody is named', async () => {
    const table = await atTheGoose();
    const know = said(await asked(table, 'Marta, have you two met before?'));
    expect(know).toBeDefined();
    expect(await asked(table, 'I ask Marta how they know Tom')).toMatch(
      /[Aa]s I (?:said|told|have said)|Like I told/,
    );
  });

  it('are what the host has told of them', async () => {
    const table = await atTheGoose(`${goose} Marta Bell and Tom Reed have been friends since the flood.`);
    expect(await asked(table, '"Marta, how do you know Tom?"')).toMatch(
      /flood|been told|You know how|heard already/,
    );
  });
});
