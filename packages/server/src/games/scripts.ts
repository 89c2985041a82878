import type { ScriptOutline, ScriptPatch, ScriptRead } from '@fireside/contract';
import { scriptLimits } from '@fireside/contract/protocol';
import { type Script, sceneLength } from '@fireside/engine/script';
import type { Store } from '../store/store.ts';
import type { EnterLine } from '../waiting-lines.ts';
import { scriptQueries } from './script-queries.ts';

export interface Scripts {
  /** An adventure as it would be read; nothing is stored. */
  outline(userId: string, text: string, whoever: { readonly signal: AbortSignal }): Promise<ScriptOutline>;
  read(userId: string, gameId: string): Promise<ScriptRead>;
  change(userId: string, gameId: string, given: ScriptPatch): Promise<ScriptRead>;
}

interface Parts {
  store: Store;
  now: () => number;
  enterReading: EnterLine;
  readScript(text: string, signal: AbortSignal): Promise<Script>;
}

function outlineOf({ scenes, first }: Script): ScriptOutline {
  return {
    first,
    scenes: scenes.map((scene) => {
      const beginning = (label: string) =>
        (scene.passages.find((passage) => passage.label === label)?.text ?? '')
          .slice(0, scriptLimits.sample)
          .toWellFormed();
      const { number, title, depth, kind } = scene;
      return {
        number,
        title,
        depth,
        kind,
        aloud: beginning('read aloud'),
        secret: beginning('for you alone'),
        characters: sceneLength(scene),
      };
    }),
  };
}

/** What the creator of a game may see and say of its adventure. */
export function createScripts({ store, now, enterReading, readScript }: Parts): Scripts {
  return {
    async outline(userId, text, whoever) {
      const leave = await enterReading(userId, whoever);
      try {
        return outlineOf(await readScript(text, whoever.signal));
      } finally {
        leave();
      }
    },
    read: (userId, gameId) => store.call(scriptQueries.read, { userId, gameId }),
    change(userId, gameId, given) {
      const at = new Date(now()).toISOString();
      return store.call(scriptQueries.change, { userId, gameId, given, at });
    },
  };
}
