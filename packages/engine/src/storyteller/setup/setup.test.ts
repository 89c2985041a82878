import { describe, expect, it } from 'vitest';
import { virtualClock } from '../../../test/virtual-clock.ts';
import type { SetupMessage } from '../../ports.ts';
import { runSetup } from '../../setup/run-setup.ts';
import { composePlot } from '../plot/compose-plot.ts';
import { createStoryteller } from '../storyteller.ts';

const ports = () => ({ model: createStoryteller(), clock: virtualClock() });

async function talk(lines: string[], adventureText = '') {
  const messages: SetupMessage[] = [];
  const replies = [];
  for (const line of ['', ...lines]) {
    if (line !== '') messages.push({ role: 'user', content: line });
    const reply = await runSetup(ports(), { messages, adventureText }, new AbortController().signal);
    replies.push(reply);
    messages.push({ role: 'assistant', content: reply.reply });
  }
  return replies;
}

describe('the setup chat', () => {
  it('[1.3] asks genre, length and experience one at a time, then proposes', async () => {
    const [genre, length, experience, done] = await talk([
      'ghosts and a haunted house',
      'just one evening',
      'we are all new',
    ]);
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

  it('the game that follows is the one that was proposed', async () => {
    const replies = await talk(['science fiction', 'one evening', 'some']);
    const proposal = replies.at(-1)?.proposal;
    const plots = [1, 2, 3, 4, 5].map((seed) => composePlot(seed, proposal!));
    expect(new Set(plots.map(({ threat }) => threat)).size).toBe(1);
    expect(new Set(plots.map(({ genre }) => genre))).toEqual(new Set(['science fiction']));
    expect(new Set(plots.map(({ scenes }) => scenes.length))).toEqual(new Set([4]));
  });
});
