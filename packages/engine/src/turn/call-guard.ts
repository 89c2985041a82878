import type { ToolCall } from '../ports.ts';
import { type Called, failure } from '../tools/tool.ts';

const mostCalls = 40;
const mostRounds = 2;
/** Of effects as JSON: they are sent to every socket, stored with the message and read with it ever after. */
const mostCharacters = 256 * 1024;

const repeatable = new Set(['roll_dice', 'attack', 'damage', 'next_turn']);

/** Refuses the calls of a model that goes round in circles, so that the same blow does not fall in every round. */
export class CallGuard {
  readonly #rounds = new Map<string, Set<number>>();
  #calls = 0;
  #characters = 0;

  /** Null when the call may be carried out. */
  refuse(call: ToolCall, round: number): Called<never> | null {
    if (++this.#calls > mostCalls)
      return failure('too_many_calls', 'Too many tool calls in one turn. Narrate with the results you have.');
    // The same dice may well be rolled again, and one turn of a fight follows another; the rules say how often somebody attacks.
    if (repeatable.has(call.name)) return null;
    const signature = `${call.name} ${call.input}`;
    const rounds = this.#rounds.get(signature) ?? new Set();
    if (!rounds.has(round) && rounds.size >= mostRounds)
      return failure(
        'repeated_call',
        'You have made exactly this call before in this turn. Narrate with the result you have.',
      );
    this.#rounds.set(signature, rounds.add(round));
    return null;
  }

  /** What a call did, or that it did nothing because the turn has done too much already. */
  bound(called: Called): Called {
    const characters = JSON.stringify(called.effects).length;
    if (this.#characters + characters > mostCharacters)
      return failure(
        'too_much',
        'Too much has changed in this turn. Nothing was done; narrate what you have.',
      );
    this.#characters += characters;
    return called;
  }
}
