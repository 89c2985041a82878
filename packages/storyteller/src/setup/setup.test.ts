import { fileURLToPath } from 'node:url';
import type { SetupMessage } from '@fireside/engine';
import { describe, expect, it } from 'vitest';
import { openTales } from '../tale/tales.ts';
import { discuss } from './discuss.ts';
import { plainWords } from './plain-words.ts';

const tales = openTales([fileURLToPath(new URL('../../tales', import.meta.url))]);

async function talk(lines: string[], adventureText = '') {
  const messages: SetupMessage[] = [];
  const replies = [];
  for (const line of ['', ...lines]) {
    if (line !== '') messages.push({ role: 'user', content: line });
    const reply = await discuss({ messages, adventureText }, tales);
    replies.push(reply);
    messages.push({ role: 'assistant', content: reply.reply });
  }
  return replies;
}

describe('the talk before a game', () => {
  it('[1.3] asks genre, length and experience one at a time, then proposes', async () => {
    const [genre, length, experience, done] = await talk(['horror', 'just one evening', 'we are all new']);
    expect(genre?.reply).toMatch(/kind of tale/);
    expect(length?.reply).toMatch(/how long|how much time/i);
    expect(experience?.reply).toMatch(/played/);
    for (const asked of [genre, length, experience]) expect(asked?.proposal).toBeNull();
    expect(done?.proposal?.description).toMatch(/short tale for one evening \(horror\)/);
    expect(done?.proposal?.description).toMatch(/Nobody needs to know any rules/);
  });

  it('does not ask what it was told already', async () => {
    const [, next] = await talk(['A western one-shot for complete beginners, please']);
    expect(next?.proposal?.description).toMatch(/western/);
  });

  it('lets an answer it does not understand count as "you choose"', async () => {
    const replies = await talk(['hmm', 'dunno', 'banana']);
    expect(replies.at(-1)?.proposal).not.toBeNull();
  });

  it.each(['Surprise us', 'Überrasch uns', 'Surprends-nous', 'Sorpréndenos'])(
    '[E13.53] chooses for whoever says: %s',
    async (line) => {
      expect((await talk([line])).at(-1)?.proposal).not.toBeNull();
    },
  );

  it('takes up a name and another wish after the proposal', async () => {
    const replies = await talk(['fantasy', 'long', 'experienced', 'call it The Owl Year']);
    expect(replies.at(-1)?.proposal?.name).toBe('The Owl Year');
    expect(replies.at(-1)?.proposal?.description).toMatch(/several sessions/);
  });

  it('[1.3] proposes from the adventure text without asking', async () => {
    const text = `# The Mill at Crow Hill\n\nThe mill above Crow Hill has ground no flour since harvest. Maren Oake, the miller, has locked herself in.`;
    const [first] = await talk([], text);
    expect(first?.proposal?.name).toBe('The Mill at Crow Hill');
    expect(first?.proposal?.description).toMatch(/ground no flour/);
    expect(first?.proposal?.description).toMatch(/Maren Oake, the miller/);
  });

  it('says which wishes it takes over, in which world, and carries the own words of the host on', async () => {
    const wish =
      'A funny heist in a floating city of glass. We steal the Sun Lens from Lord Vane. No spiders please.';
    const [, heard, , done] = await talk([wish, 'one evening', 'we are new']);
    expect(heard?.reply).toMatch(/a heist in the floating city of glass/);
    expect(heard?.reply).toMatch(/Lord Vane is the one to beat/);
    expect(heard?.reply).toMatch(/the Sun Lens/);
    expect(heard?.reply).toMatch(/my world of fantasy/);
    expect(heard?.reply).toMatch(/There will be no spiders\./);
    expect(done?.proposal?.description.startsWith(wish)).toBe(true);
    const world = tales.open(tales.compose({ ...done!.proposal!, lines: [] }, 3, new Set()));
    expect(world.places[0]?.name).toBe('the floating city of glass');
    expect(world.threat?.villain.name).toBe('Lord Vane');
    expect(world.places[0]?.arrival).not.toMatch(/evening|rules|spiders/);
  });

  it('the game that follows is the one that was proposed', async () => {
    for (const genre of ['science fiction', 'fantasy', 'western', 'modern', 'mystery', 'horror']) {
      const replies = await talk([genre, 'one evening', 'some']);
      const proposal = replies.at(-1)!.proposal!;
      const outlines = [1, 2, 3, 4, 5].map((seed) =>
        tales.compose({ ...proposal, lines: [] }, seed, new Set()),
      );
      expect(new Set(outlines.map(({ threat }) => threat)).size).toBe(1);
      expect(outlines[0]!.threat).not.toMatch(/^pattern/);
      expect(new Set(outlines.map((outline) => outline.genre))).toEqual(new Set([genre]));
      expect(new Set(outlines.map(({ places }) => places.length))).toEqual(new Set([4]));
    }
  });
});

describe('what cannot be done is said plainly', () => {
  it.each([
    ['Wir sind Diebe auf den Dächern der Stadt und wollen nicht erwischt werden.', /nur auf Englisch/],
    ["Une bande de voleurs sur les toits doit rendre un collier avant l'aube.", /qu'en anglais/],
    ['Somos piratas y queremos el tesoro de la isla para nosotros.', /en inglés/],
    ['Siamo ladri e vogliamo rubare il quadro del conte nella notte.', /in inglese/],
    ['Pirates! Please play in German.', /nur auf Englisch/],
    ['A castle. Can the program also draw each scene as a picture?', /cannot draw/],
    ['A castle. Please use a spooky voice.', /no voice/],
    ['A castle, with background music please.', /cannot play music/],
    ['Arena, pvp, everybody against everybody.', /fight each other/],
    ['A bank heist in real time.', /real time/],
    ['superheroes at school', /superheroes/],
    ['ghrt plonk wuggle sdfkjh qqq', /cannot make sense of/],
    ['Bunnies. Nobody dies.', /cannot be promised/],
  ])('%s', (description, said) => {
    expect(plainWords({ name: 'A Game', description }).join(' ')).toMatch(said);
  });

  it.each([
    'A heist in a floating city of glass.',
    'The music stops when the count walks in, and his picture is gone.',
    'Noir. A dame walks into the office.',
    '',
  ])('and nothing where there is nothing to say: %s', (description) => {
    expect(plainWords({ name: 'A Game', description })).toEqual([]);
  });
});
