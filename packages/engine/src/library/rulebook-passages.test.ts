import { expect, it } from 'vitest';
import { rulebookPassages } from './rulebook-passages.ts';

it('phrases belong to the first passage of their entry and take no room in it', () => {
  const text = 'Up into the air it goes, as high as the roof and no higher. '.repeat(10).trim();
  const asked = `> Asked as: ${'go up; fly over it; '.repeat(40)}land`;
  const [passage, ...others] = rulebookPassages('magic.md', `# Magic\n\n## Fly\n\n${asked}\n\n${text}\n`);
  expect(passage).toMatchObject({ book: 'Magic', heading: 'Fly', text });
  expect(passage!.phrases).toHaveLength(81);
  expect(others).toEqual([]);
});

it('a number that was written as a phrase stays what it is', () => {
  const [passage] = rulebookPassages('magic.md', '# Magic\n\n## Fly\n\n> Asked as: 7\n\nUp.\n');
  expect(passage!.phrases).toEqual(['7']);
});
