import type { Excerpts, Model, ModelMessage } from '../ports.ts';
import type { Snapshot } from '../snapshot.ts';
import { adventureOpeningSection } from './adventure-opening.ts';
import { authority } from './authority.ts';
import { conduct } from './conduct.ts';
import { adventureExcerptsSection, rulebookExcerptsSection } from './excerpts.ts';
import { gameSection } from './game.ts';
import { historyMessages } from './history.ts';
import { partySection } from './party.ts';
import { role } from './role.ts';
import { thisTurnSection } from './this-turn.ts';
import { toolUse } from './tool-use.ts';
import { notesSection, worldSection } from './world.ts';

function join(sections: string[]): string {
  return sections.filter((section) => section !== '').join('\n\n');
}

/** The same in every turn of every game. */
const constant: ModelMessage = {
  role: 'system',
  text: join([role, conduct, toolUse, authority]),
  stable: true,
};

/**
 * The whole prompt, ordered for the provider's cache: what never changes, what changes rarely, the history, and last what
 * this turn retrieved. A model that takes system text at the beginning only gets all of it there.
 */
export function buildPrompt(
  snapshot: Snapshot,
  excerpts: Excerpts,
  { lateSystem = false }: Pick<Model, 'lateSystem'>,
  historyTokens: number,
): ModelMessage[] {
  const variable = join([
    gameSection(snapshot),
    adventureOpeningSection(excerpts),
    partySection(snapshot),
    worldSection(snapshot),
    notesSection(snapshot),
  ]);
  const late = join([
    rulebookExcerptsSection(excerpts),
    adventureExcerptsSection(excerpts),
    thisTurnSection(snapshot),
  ]);
  const talk = historyMessages(snapshot, historyTokens);
  return [
    constant,
    { role: 'system', text: lateSystem ? variable : join([variable, late]) },
    ...talk.slice(0, -1),
    ...(lateSystem ? [{ role: 'system' as const, text: late }] : []),
    ...talk.slice(-1),
  ];
}
