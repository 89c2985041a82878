import type { GameRead, UserRead } from '@fireside/contract';
import { limits } from '@fireside/contract/protocol';
import { call } from '../api/call.ts';
import { readyCharacter } from '../join/seat-options.ts';
import { taleSeeds } from '../words/en/tale-seeds.ts';
import { type TaleId, tales } from '../words/en/tales.ts';
import { words } from '../words/words.ts';

export interface Beginning {
  /** Null for whoever is here already. */
  name: string | null;
  tale: TaleId | null;
  /** What it is about where no tale was chosen. */
  sentence: string;
  /** As in `SeatOption`. */
  character: string;
  isStoryteller: boolean;
}

/** What is done of it. After a failure it goes on from there: nobody is let in twice, no table is laid twice. */
export interface Begun {
  user?: UserRead;
  game?: GameRead;
  characterId?: string;
}

export type Step = 'enter' | 'game' | 'seat';

const longestTitle = 60;

function titleOf(sentence: string): string {
  const [first = ''] = sentence.trim().split(/(?<=[.!?])\s|\n/);
  if (first.length <= longestTitle) return first.replace(/[.!?]+$/, '') || first;
  return `${first.slice(0, longestTitle).replace(/\s+\S*$/, '')}…`;
}

/** The storyteller tells in English and is asked in English; a model is asked in the language of whoever asks. */
function wishOf({ tale, sentence, isStoryteller }: Beginning) {
  const language = isStoryteller ? undefined : words.language;
  if (!tale) {
    const description = sentence.trim().slice(0, limits.description);
    return { name: titleOf(sentence), description, language };
  }
  if (isStoryteller) return { name: tales[tale].title, description: taleSeeds[tale] };
  const { title, line } = words.playNow.tales[tale];
  return { name: title, description: line, language };
}

async function characterOf(choice: string): Promise<string> {
  const ready = readyCharacter(choice);
  return ready ? (await call('createCharacter', { body: ready })).id : choice;
}

/** One request after the other, until there is a seat at a table. */
export async function beginGame(beginning: Beginning, begun: Begun, onStep: (step: Step) => void) {
  const { name, character } = beginning;
  if (name !== null && !begun.user) {
    onStep('enter');
    begun.user = (await call('enterAsGuest', { body: { name } })).user;
  }
  if (!begun.game) {
    onStep('game');
    begun.game = await call('createGame', { body: wishOf(beginning) });
  }
  onStep('seat');
  begun.characterId ??= await characterOf(character);
  const params = { game_id: begun.game.id };
  return call('changeSeat', { params, body: { character_id: begun.characterId } });
}
