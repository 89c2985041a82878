/** A call of one of the engine's tools. */
export interface ToolRequest {
  tool: string;
  input: Record<string, unknown>;
}

/** What came back; a tool that refused answers with an `error`. */
export type ToolAnswer = Record<string, unknown>;

/** A turn, written from top to bottom: each yield is a round of tool calls, the return is the narration. */
export type Script<T> = Generator<ToolRequest[], T, ToolAnswer[]>;

export type Step =
  | { kind: 'calls'; round: number; requests: ToolRequest[] }
  | { kind: 'text'; text: string }
  /** Words and calls at once: nobody asks a second time. */
  | { kind: 'both'; round: 0; text: string; requests: ToolRequest[] };

/**
 * Runs a script up to the first round whose answers are not there yet. A model keeps nothing between the rounds
 * of a turn, so each round plays the script again from its beginning; it must not depend on anything but its
 * input and the answers.
 */
export function replay(
  script: Script<string>,
  answersOf: (round: number, requests: ToolRequest[]) => ToolAnswer[] | null,
): Step {
  let result = script.next();
  for (let round = 0; !result.done; round++) {
    const answers = answersOf(round, result.value);
    if (!answers) return { kind: 'calls', round, requests: result.value };
    result = script.next(answers);
  }
  return { kind: 'text', text: result.value };
}
