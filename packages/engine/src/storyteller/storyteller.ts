import type { Excerpts, Model } from '../ports.ts';
import type { Snapshot } from '../snapshot.ts';
import { playAdventure } from './adventure/play-adventure.ts';
import { beginTurn } from './begin-turn.ts';
import { createMeanings, type Embed } from './intent/meanings.ts';
import { readIntent } from './intent/read-intent.ts';
import { asLanguageModel } from './language-model.ts';
import { type SetupOptions, setupTurn } from './setup/setup-turn.ts';
import { playTurn } from './play-turn.ts';

type Options = { snapshot: Snapshot; excerpts: Excerpts } | { setup: SetupOptions };

/** The built-in game master: tables, dice and a memory, behind the face of a language model. */
export function createStoryteller({ embed }: { embed?: Embed } = {}): Model {
  const understand = createMeanings(embed);
  return {
    name: 'storyteller',
    readsSnapshot: true,
    language: asLanguageModel(async ({ providerOptions }) => {
      const given = providerOptions?.fireside as unknown as Options | undefined;
      if (!given) throw new Error('The storyteller plays from the snapshot and was given none');
      if ('setup' in given) return { id: 'setup', step: setupTurn(given.setup) };
      const { snapshot, excerpts } = given;
      const reading = await understand(snapshot.message, readIntent(snapshot.message));
      return {
        id: `turn-${snapshot.dmMessages}`,
        script: () => {
          const turn = beginTurn(snapshot, excerpts, reading);
          return snapshot.game.hasAdventure ? playAdventure(turn) : playTurn(turn);
        },
      };
    }),
  };
}
