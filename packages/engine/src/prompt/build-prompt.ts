import type { LanguageModelV4Message, LanguageModelV4Prompt } from '@ai-sdk/provider';
import type { Excerpts, Model } from '../ports.ts';
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

type SystemMessage = Extract<LanguageModelV4Message, { role: 'system' }>;

function join(sections: string[]): string {
  return sections.filter((section) => section !== '').join('\n\n');
}

const stable = join([role, conduct, toolUse, authority]);

function system(content: string): SystemMessage {
  return { role: 'system', content };
}

/** Everything up to here is the same in every turn of every game. */
function cached(content: string): SystemMessage {
  return { ...system(content), providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } } };
}

/**
 * The whole prompt, ordered for the provider's cache: what never changes, what changes rarely, the history, and last what
 * this turn retrieved. A model that takes system text at the beginning only gets all of it there.
 */
export function buildPrompt(
  snapshot: Snapshot,
  excerpts: Excerpts,
  { lateSystem = false, promptCaching = false }: Pick<Model, 'lateSystem' | 'promptCaching'>,
  historyTokens: number,
): LanguageModelV4Prompt {
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
  const leading = lateSystem ? variable : join([variable, late]);
  const talk = historyMessages(snapshot, historyTokens);
  return [
    ...(promptCaching ? [cached(stable), system(leading)] : [system(join([stable, leading]))]),
    ...talk.slice(0, -1),
    ...(lateSystem ? [system(late)] : []),
    ...talk.slice(-1),
  ];
}
