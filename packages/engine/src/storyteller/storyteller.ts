import type { Excerpts, Model } from '../ports.ts';
import type { Snapshot } from '../snapshot.ts';
import { beginTurn } from './begin-turn.ts';
import { createMeanings, type Embed } from './intent/meanings.ts';
import { readIntent } from './intent/read-intent.ts';
import { asLanguageModel } from './language-model.ts';
import { playTurn } from './play-turn.ts';

interface TableOptions {
  snapshot: Snapshot;
  excerpts: Excerpts;
}

/** The built-in game master: tables, dice and a memory, behind the face of a language model. */
export function createStoryteller({ embed }: { embed?: Embed } = {}): Model {
  const understand = createMeanings(embed);
  return {
    name: 'storyteller',
    readsSnapshot: true,
    language: asLanguageModel(async ({ providerOptions }) => {
      const { snapshot, excerpts } = providerOptions?.fireside as unknown as TableOptions;
      const reading = await understand(snapshot.message, readIntent(snapshot.message));
      return {
        id: `turn-${snapshot.dmMessages}`,
        script: () => playTurn(beginTurn(snapshot, excerpts, reading)),
      };
    }),
  };
}
