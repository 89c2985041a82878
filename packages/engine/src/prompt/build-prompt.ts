import type { Excerpts, Model, ModelMessage } from '../ports.ts';
import type { Snapshot } from '../snapshot.ts';
import { rulebookExcerptsSection } from './excerpts.ts';
import { gameSection } from './game.ts';
import { historyMessages } from './history.ts';
import { chronicleSection } from './chronicle.ts';
import { partySection } from './party.ts';
import { scriptOutlineSection, scriptSection } from './script.ts';
import { storySection } from './story.ts';
import { remindersSection, standingOrders } from './standing-orders.ts';
import { awaitedRollSection, thisTurnSection } from './this-turn.ts';
import { notesSection, recordedSection, worldSection } from './world.ts';

function join(sections: string[]): string {
  return sections.filter((section) => section !== '').join('\n\n');
}

/**
 * The whole prompt, ordered for the provider's cache: what never changes, what changes rarely, the history, and last what
 * this turn needs. A model that takes system text at the beginning only gets that at the head of the last message.
 */
export function buildPrompt(
  snapshot: Snapshot,
  excerpts: Excerpts,
  { lateSystem = false }: Pick<Model, 'lateSystem'>,
): ModelMessage[] {
  const rare = join([
    gameSection(snapshot),
    scriptOutlineSection(excerpts),
    partySection(snapshot),
    worldSection(snapshot),
    notesSection(snapshot),
    chronicleSection(snapshot),
  ]);
  // Most turns have neither; the specification wants them in system text.
  const seldom = join([rulebookExcerptsSection(excerpts), awaitedRollSection(snapshot)]);
  const late = join([
    storySection(excerpts),
    recordedSection(excerpts),
    scriptSection(excerpts),
    thisTurnSection(snapshot),
    remindersSection,
  ]);
  const talk = historyMessages(snapshot);
  const answered = talk.pop() as Extract<ModelMessage, { role: 'user' }>;
  return [
    { role: 'system', text: standingOrders, stable: true },
    { role: 'system', text: lateSystem ? rare : join([rare, seldom]) },
    ...talk,
    ...(lateSystem
      ? [{ role: 'system' as const, text: join([seldom, late]) }, answered]
      : [{ ...answered, text: join([late, '# The table', answered.text]) }]),
  ];
}

const reminder = '[The table has heard nothing yet. Write your narration now, in words, without tools.]';

/** The same prompt with a reminder at its end, joined to a user message that stands there already. */
export function remindToNarrate(messages: readonly ModelMessage[]): ModelMessage[] {
  const last = messages.at(-1);
  if (last?.role !== 'user') return [...messages, { role: 'user', text: reminder }];
  return [...messages.slice(0, -1), { role: 'user', text: `${last.text}\n\n${reminder}` }];
}
