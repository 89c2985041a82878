import { fileURLToPath } from 'node:url';
import type { Storyteller } from '@fireside/engine';
import { createUnderstanding, type Embed } from './reader/understand.ts';
import { discuss } from './setup/discuss.ts';
import { openTales, type Tales } from './tale/tales.ts';
import { tellTurn } from './tell-turn.ts';

export interface StorytellerOptions {
  embed?: Embed;
  /** Folders of tales besides those that ship. */
  tales?: readonly string[];
  /** What the newest games remember of their tales, so that no two tables meet in the same places. */
  latestTales?: () => Promise<unknown[]>;
}

const shipped = fileURLToPath(new URL('../tales', import.meta.url));

/** The built-in game master: a small world, a reader, and prose. */
export function createStoryteller({
  embed,
  tales: folders = [],
  latestTales = async () => [],
}: StorytellerOptions = {}): Storyteller {
  const understand = createUnderstanding(embed);
  let opened: Tales | null = null;
  // Read when the first table needs them: a server with a model never does.
  const tales = () => (opened ??= openTales([shipped, ...folders]));
  // Whoever writes tales hears at once what cannot be read.
  if (folders.length > 0) tales();
  return {
    name: 'storyteller',
    tell: (request, hands) => tellTurn({ understand, tales: tales(), latestTales }, request, hands),
    discuss: async (request) => discuss(request, tales()),
  };
}
