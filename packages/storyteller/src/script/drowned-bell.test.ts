import { describe, expect, it } from 'vitest';
import { playScript } from '../../test/play-script.ts';

/** Written by a host who had not seen how adventures are read. */
const adventure = `The Drowned Bell of Saint Ansgar

The village of Kell lies on the shore of Lake Morrow. Now the chapel bell rings under the water every night.

1. The Ferry House

A crooked inn on stilts above the lake, smelling of tar and smoked eel. A single boat, the Grey Goose, is tied up at the jetty; one oar is missing. Over the bar hangs a slate with names written in chalk.

The keeper is Odalys Brandt, a broad woman of sixty with burnt hands. She writes every guest's name on the slate so that she does not forget them. Her secret: forty years ago she opened the sluice of the dam for money, and the flood took the monks. She will confess only if someone shows her the abbot's ring or treats her with kindness. She keeps the missing oar behind the bar, because she does not want anyone to row out to the chapel.

A room costs 2 silver a night. Eel stew costs 4 copper.

2. The Dam Tower

A square stone tower at the end of the broken dam. In the upper room, between stacked books, lives Brother Ewald, the last monk, blind and eighty years old. Ewald knows that the abbot wore a silver ring with a fish on it.

In the cellar of the tower the sluice wheel still stands, rusted. Turning it needs a strong arm (Strength check, difficulty 1) and lowers the lake by two metres, so that the chapel's roof comes up out of the water.

3. The Sunken Chapel

The chapel lies in the middle of the lake. Inside, on the altar, sits the skeleton of Abbot Corvin with the silver ring on his finger.

The Nameless Pike is as long as a boat. It was a pet of the abbot, and its name, Lucilla, is engraved on the inside of the ring.

Solution

Whoever reads the name Lucilla from the ring and calls it aloud, while the bell is struck once with the true clapper, frees the pike: it becomes still, the bell falls silent, and the names come back to Kell.
`;

async function told(...messages: string[]) {
  const { turns, endedAfter } = await playScript(adventure, messages);
  return { texts: turns.slice(1).map(({ text }) => text), endedAfter };
}

describe('an adventure without marks', () => {
  it('has people who say what they do all day, and no secret of theirs', async () => {
    const { texts } = await told(
      'I go to the ferry house.',
      'Odalys, what is the slate for?',
      'Odalys, where is the oar?',
    );
    expect(texts[1]).toContain("I write every guest's name on the slate");
    expect(texts.join(' ')).not.toMatch(/opened the sluice|behind the bar/);
  });

  it('has people who open up to kindness, and their own secret then', async () => {
    const { texts } = await told(
      'I go to the ferry house.',
      'I sit down with Odalys and tell her gently that nobody will judge her.',
    );
    expect(texts[1]).toContain('Odalys Brandt confesses.');
    expect(texts[1]).toContain('she opened the sluice of the dam for money');
  });

  it('has whoever lives in a room of a place, and what a deed there brings about', async () => {
    const { texts } = await told(
      'I go to the ferry house.',
      'I go to the dam tower.',
      'Brother Ewald, can you hear me?',
      'I climb down into the cellar and turn the sluice wheel with all my strength.',
    );
    expect(texts[2]).toContain('Brother Ewald');
    expect(texts[2]).not.toContain('Deafened');
    expect(texts[3]).toContain('lowers the lake by two metres');
  });

  it('has what is engraved for whoever reads it, and ends with what its solution asks for', async () => {
    const { texts, endedAfter } = await told(
      'I go to the ferry house.',
      'I go to the dam tower.',
      'I turn the sluice wheel.',
      'I go to the sunken chapel.',
      'I read what is engraved inside the silver ring.',
      'I call the name Lucilla aloud over the water.',
    );
    expect(texts[4]).toContain('Lucilla');
    expect(texts.slice(0, 4).join(' ')).not.toContain('Lucilla');
    expect(endedAfter).toBe(6);
    expect(texts[5]).toContain('the names come back to Kell');
  });
});
