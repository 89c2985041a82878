import { describe, expect, it } from 'vitest';
import { playScript } from '../../test/play-script.ts';

/** People whom their host calls by what they are, and what they do when they are asked. */
const adventure = `# The Quiet Mill

People of the valley
Hob Carter, carter, cheerful. Says the road to the mill is washed out.
The miller's wife Anneke (50), worried: her husband Jorn has not come up from the cellar since Sunday.

## 1. The Crossroads Inn

> A low room full of smoke. A barkeep polishes a mug, and a girl of eight feeds a goose. Two guards block the stairs.

The barkeep, a one-eyed woman called Griet, says that the wheel turns at night. She sells ale for 4 cp and a hot meal for 2 sp.

Anneke comes in after a while. She pays 15 gp to whoever finds Jorn. If they haggle, a DC 1 Persuasion check gets her to 20 gp. If you ask her why they quarrelled she looks away and twists her apron.

The guards are bored. If asked about the mill they say only that nobody pays them to look there.

Hob Carter sits at the window.

## 2. The Mill

> The wheel turns and turns. The door stands open.

A miller's boy called Fisk hides behind the flour sacks. He says that he saw a lantern in the cellar.

## Ending

When Anneke knows what happened, the story is over.
`;

async function told(...messages: string[]) {
  const { turns } = await playScript(adventure, messages);
  return turns.slice(1);
}

describe('people whom the text calls by what they are', () => {
  it('say what it lets them say when they are asked', async () => {
    const [guards, barkeep] = await told(
      'I ask the guards about the mill.',
      'I ask the barkeep about the wheel.',
    );
    expect(guards!.text).toContain('obody pays us to look there.');
    expect(barkeep!.text).toContain('The wheel turns at night.');
  });

  it('are who a list of the people says, and are known to the others', async () => {
    const [wrong, who] = await told('Anneke, what is wrong?', 'Griet, who is Hob Carter?');
    expect(wrong!.text).toMatch(/[Hh]usband Jorn has not come up from the cellar since Sunday/);
    expect(who!.text).toContain('Hob Carter? Carter, cheerful.');
  });

  it('do what it says when they are asked, and do not say it', async () => {
    const [asked] = await told('Anneke, why did you quarrel?');
    expect(asked!.text).toContain('Anneke looks away and twists her apron.');
  });

  it('pay more to whoever haggles, as it is written', async () => {
    const [more] = await told('I haggle with Anneke.');
    expect(more!.rolls).toEqual([expect.stringContaining('Persuasion check, DC 1')]);
    expect(more!.text).toContain('20 gold pieces');
  });

  it('name the prices that it names', async () => {
    const [ale] = await told('Griet, what does an ale cost?');
    expect(ale!.text).toContain('4 copper');
  });

  it('come out of hiding when they are called, though no marks say that it is spoken', async () => {
    const [, before, after] = await told(
      'We go to the mill.',
      'Who is here?',
      "Come out, we don't want to hurt you!",
    );
    expect(before!.text).not.toContain('Fisk');
    expect(after!.text).toContain('you say to Fisk');
    expect(after!.rolls).toEqual([]);
  });
});
