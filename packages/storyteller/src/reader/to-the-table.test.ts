import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { readCompactly } from '../../test/read-compactly.ts';
import { ilsabet } from '../../test/sheets.ts';

const read = async (message: string) => {
  const { turn } = await aTelling({ message, others: [ilsabet] });
  return readCompactly(message, turn);
};

describe('what is said at the table, and to nobody in the tale', () => {
  it.each([
    ['guys what do we do, split up or stay together', 'small talk among'],
    ['everyone, should we trust her?', 'small talk among'],
    ['ok guys, who wants to go first?', 'small talk among'],
    ['fight or run?', 'small talk among'],
    ["nah i'm good, someone else go", 'small talk passing'],
    ['skip me', 'small talk passing'],
    ["I'll sit this one out", 'small talk passing'],
    ['nothing from me', 'small talk passing'],
    ['you suck at this, stupid bot', 'small talk blame'],
    ['this dm is useless', 'small talk blame'],
    ['whats your favourite movie, DM?', 'table'],
    ['can we skip this bit', 'table'],
    ['why did the wolf cross the road? to get to the other child. too soon?', 'small talk laughter'],
    ['the butler did it. case closed lol', 'small talk laughter'],
    ['I give up. This is hopeless, lets just go home', 'hint'],
    ['idk what to do', 'hint'],
  ])('%s', async (message, expected) => {
    expect(await read(message)).toBe(expected);
  });

  it.each([
    ['guys, what do we see here?', /^scene/],
    ['everyone, follow me through the gate', /gate/],
    ['Odra, you are useless', /^speech/],
    ['is there a machine in the well?', /^(?!small talk)/],
    ['I give up my dagger', /^(?!hint)/],
    ['I let Odra go first', /^(?!small talk passing)/],
    ['I skip the stone over the water', /^(?!table)/],
    ['DM, how many hit points do I have?', /^sheet hit points/],
  ])('is none of it: %s', async (message, expected) => {
    expect(await read(message)).toMatch(expected);
  });
});

describe('what fingers make of it', () => {
  it.each([
    ['i wanna talk 2 odra', /^(?:ask|greet): talk to Odra/],
    ['look 4 the key', /look for the key/],
    ['aks odra bout the bell', /^ask: .*target=odra; topic=bell/],
    ['cn u tel me wat i c here', /^scene what/],
    ['hwo r u odra', /^ask: .*odra/],
    ['can i c the strongbox', /strongbox/],
    ['i sit on the bench for a while', /for a while/],
    ['I roll a 4 and hit', /^(?!.*for)/],
    ['1 search the strongbox 2 talk to odra', /^search: .* THEN .*talk to/],
  ])('%s', async (message, expected) => {
    expect(await read(message)).toMatch(expected);
  });
});
