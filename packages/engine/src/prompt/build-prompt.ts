import type { Excerpts, Model, ModelMessage } from '../ports.ts';
import type { Snapshot } from '../snapshot.ts';
import { rulebookExcerptsSection } from './excerpts.ts';
import { gameSection } from './game.ts';
import { historyMessages } from './history.ts';
import { partySection } from './party.ts';
import { scriptOutlineSection, scriptSection } from './script.ts';
import { standingOrders } from './standing-orders.ts';
import { thisTurnSection } from './this-turn.ts';
import { notesSection, worldSection } from './world.ts';

function join(sections: string[]): string {
  return sections.filter((section) => section !== '').join('\n\n');
}

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
    scriptOutlineSection(excerpts),
    partySection(snapshot),
    worldSection(snapshot),
    notesSection(snapshot),
  ]);
  const late = join([rulebookExcerptsSection(excerpts), scriptSection(excerpts), thisTurnSection(snapshot)]);
  const talk = historyMessages(snapshot, historyTokens);
  return [
    { role: 'system', text: standingOrders, stable: true },
    { role: 'system', text: lateSystem ? variable : join([variable, late]) },
    ...talk.slice(0, -1),
    ...(lateSystem ? [{ role: 'system' as const, text: late }] : []),
    ...talk.slice(-1),
  ];
}

const reminder = '[The table has heard nothing yet. Write your narration now, in words, without tools.]';

/** The same prompt with a reminder at its end, joined to a user message that stands there already. */
export function remindToNarrate(messages: readonly ModelMessage[]): ModelMessage[] {
  const last = messages.at(-1);
  if (last?.role !== 'user') return [...messages, { role: 'user', text: reminder }];
  return [...messages.slice(0, -1), { role: 'user', text: `${last.text}\n\n${reminder}` }];
}
