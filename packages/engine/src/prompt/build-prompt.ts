import { redactEffect } from '@fireside/contract';
import type { Excerpts, Model, ModelMessage } from '../ports.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Refusal } from '../truth/index.ts';
import type { Retelling } from '../turn/retelling.ts';
import { budgets, clip } from './budget.ts';
import { rulebookExcerptsSection } from './excerpts.ts';
import { gameSection } from './game.ts';
import { historyMessages } from './history.ts';
import { chronicleSection } from './chronicle.ts';
import { partySection } from './party.ts';
import { oneLine, quote } from './quote.ts';
import { safetySection } from './safety.ts';
import { scriptOutlineSection, scriptSection } from './script.ts';
import { storySection } from './story.ts';
import { remindersSection, standingOrders } from './standing-orders.ts';
import { fightSection } from './fight.ts';
import { awaitedRollSection, settledSection, thisTurnSection } from './this-turn.ts';
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
    safetySection(snapshot),
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
    fightSection(snapshot),
    thisTurnSection(snapshot),
    settledSection(snapshot),
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

/**
 * The same prompt with a notice at its end, joined to a user message that stands there already, or to the last result of a
 * tool: some servers take no user message behind one.
 */
function withNotice(messages: readonly ModelMessage[], notice: string): ModelMessage[] {
  const last = messages.at(-1);
  if (last?.role === 'tool') {
    const answers = last.answers.with(-1, {
      ...last.answers.at(-1)!,
      value: { ...last.answers.at(-1)!.value, notice },
    });
    return [...messages.slice(0, -1), { role: 'tool', answers }];
  }
  if (last?.role !== 'user') return [...messages, { role: 'user', text: notice }];
  return [...messages.slice(0, -1), { role: 'user', text: `${last.text}\n\n${notice}` }];
}

const reminder = '[The table has heard nothing yet. Write your narration now, in words, without tools.]';

export function remindToNarrate(messages: readonly ModelMessage[]): ModelMessage[] {
  return withNotice(messages, reminder);
}

/**
 * The prompt with what came of the turn, for an answer in other words. What the asking player wishes is fenced like everything that
 * people write.
 */
export function askToRetell(
  messages: readonly ModelMessage[],
  { effects, told = effects, guidance }: Retelling,
): ModelMessage[] {
  const facts = told.flatMap((effect) => redactEffect(effect) ?? []).map((effect) => JSON.stringify(effect));
  const happened =
    facts.length === 0
      ? '[You have answered this already, and the table wants it told in other words. Your answer changed nothing and no dice were rolled.]'
      : `[You have answered this already, and the table wants it told in other words. All of this has happened in your answer and stands exactly so:]\n${quote(clip(facts.join('\n'), budgets.message))}`;
  const wish =
    guidance.trim() === ''
      ? []
      : ['[A player wishes for the new words:]', quote(clip(guidance, budgets.message))];
  const order =
    '[Write the whole answer anew now, without tools: the same events, dice and numbers, other words. Nothing more happens in it.]';
  return withNotice(messages, [happened, ...wish, order].join('\n'));
}

export interface Repair extends Pick<Refusal, 'sentence' | 'missing'> {
  /** What players have read of the answer; empty where the prompt has it already. */
  answer: string;
  hasRead: boolean;
  mayCall: boolean;
}

/** The prompt with what players have read of the answer, and why they were shown no more of it. */
export function askToRepair(
  messages: readonly ModelMessage[],
  { answer, sentence, missing, hasRead, mayCall }: Repair,
): ModelMessage[] {
  const said = sentence === '' ? 'what followed.' : `"${oneLine(clip(sentence, budgets.refused))}"`;
  const why = mayCall ? missing : 'No tool bears it out, and none can be called any more: leave it out.';
  const read = hasRead
    ? 'They have read everything before it: go on from there, without repeating it.'
    : 'They have read nothing yet.';
  const notice = `[Not shown to the players: ${said} ${why} ${read}]`;
  return withNotice(answer === '' ? messages : [...messages, { role: 'assistant', text: answer }], notice);
}
