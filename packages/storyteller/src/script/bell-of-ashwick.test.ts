import { describe, expect, it } from 'vitest';
import { playScript } from '../../test/play-script.ts';

/** Written by a host who had not seen how adventures are read. */
const adventure = `# The Bell of Ashwick

## What has happened

Nine days ago the clapper of the bell disappeared. The village elder, Hester Vane, offers 40 silver pieces to whoever brings the clapper home.

## The Crooked Heron

The only inn of Ashwick. It smells of eel pie and wet wool. Behind the bar stands Odo Brack, the innkeeper, a big slow man who never looks up when he speaks. A bed costs 3 silver pieces, eel pie 4 copper pieces, a mug of small beer 2 copper pieces, a lantern with oil 1 silver piece, and a pair of marsh stilts 2 silver pieces. Over the hearth hangs a stuffed heron with one glass eye; the other eye is missing.

Odo's secret: he sold the clapper. A pedlar woman with a blue scarf gave him 25 silver pieces for it, and he needed the money to pay the healer for his daughter Lise, who lies upstairs with fen fever. He is ashamed and will confess to anyone who is kind to Lise or who mentions the blue scarf. He keeps what is left of the money, 11 silver pieces, in the stuffed heron.

Hester Vane sits by the fire every evening with her knitting. She is seventy, sharp and impatient, and she lost her left hand in the fen when she was a girl.

## The Chapel of Saint Orla

A small stone chapel on the hill. The bell hangs silent in a squat tower. Brother Aldous, the young priest, sweeps the floor all day and jumps at every sound.

## How it ends

If the clapper is hung up again and the bell rung, the adventure is over.
`;

async function told(...messages: string[]) {
  const { turns } = await playScript(adventure, messages);
  return turns.slice(1).map(({ text }) => text);
}

describe('an adventure with secrets in its own words', () => {
  it('keeps what its people hide until somebody names the thing', async () => {
    const [before, after] = await told(
      'Odo, what do you know about the clapper?',
      'I tell Odo that I have heard of a pedlar with a blue scarf.',
    );
    expect(before).not.toMatch(/sold|pedlar|25 silver/);
    expect(after).toContain('Odo Brack confesses.');
    expect(after).toMatch(/[Hh]e sold the clapper/);
  });

  it('opens them up to whoever is kind to somebody of theirs', async () => {
    const [after] = await told('I tell Odo kindly that I will look after Lise, for free.');
    expect(after).toMatch(/[Hh]e sold the clapper/);
  });

  it('has prices that whoever sells can name', async () => {
    const [after] = await told('Odo, what does a lantern cost?');
    expect(after).toContain('a lantern with oil 1 silver piece');
  });

  it('has people who know what has become of themselves', async () => {
    const [after] = await told('Hester, what happened to your hand?');
    expect(after).toContain('I lost my left hand in the fen when I was a girl');
  });
});
