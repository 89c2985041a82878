import { type Block, dropped } from './block.ts';
import type { Mark } from './mark.ts';

/** Tags between which models think aloud; also as `[THINK]`, `◁think▷` and `<|think|>`. */
export const thoughtTags = [
  'think',
  'thinking',
  'thought',
  'thoughts',
  'thought_process',
  'thinking_process',
  'reasoning',
  'reasoning_content',
  'reflection',
  'analysis',
  'scratchpad',
  'scratch_pad',
  'inner_monologue',
  'internal_monologue',
  'inner_thought',
  'inner_thoughts',
  'chain_of_thought',
  'cot',
  'seed:think',
  'seed:cot_budget_reflect',
  'mm:think',
  'antthinking',
  'longcat_think',
  'unused94',
  'unused95',
];

export const thoughtBrackets = ['think', 'thinking'];
export const thoughtFences = ['think', 'thinking', 'thought', 'thoughts', 'reasoning'];

const openTokens = new Set([
  'begin_of_thought',
  'start_thinking',
  'inner_prefix',
  'think',
  'thinking',
  'thought',
]);
const closeTokens = new Set(['end_of_thought', 'end_thinking', 'inner_suffix']);
const tags = new Set(thoughtTags);

/** Whether a mark opens (1) or closes (-1) a thought, or has to do with none (0). */
export function thoughtStep({ form, name, isClosing, isEmpty, isHalf }: Mark): 1 | 0 | -1 {
  if (isEmpty) return 0;
  if (form === 'bracket') return thoughtBrackets.includes(name) ? (isClosing ? -1 : 1) : 0;
  if (form === 'token') {
    if (closeTokens.has(name)) return -1;
    const opens = openTokens.has(name) || (name === 'channel' && isHalf === true);
    return opens ? (isClosing ? -1 : 1) : 0;
  }
  if (!tags.has(name)) return 0;
  return isClosing || name === 'unused95' ? -1 : 1;
}

/**
 * From an opening to its first closing, to the end of the answer when there is none. A thought of another kind may stand inside;
 * one of the same kind does not, since models that think about their own marks close them once.
 */
export function thought(opened: Mark): Block {
  const inside = new Set<string>();
  return dropped({
    by: 'mark',
    ends(mark) {
      const step = thoughtStep(mark);
      if (step > 0 && mark.name !== opened.name) inside.add(mark.name);
      return step < 0 && !inside.delete(mark.name) ? 'with' : null;
    },
  });
}

const mostUnsure = 1024 * 1024;

/** An answer whose thought may have been opened for the model: everything up to a closing, if one comes. */
export function perhapsThought(): Block {
  let isOpened = false;
  let isThought = false;
  return {
    isCertain: false,
    most: mostUnsure,
    ending: {
      by: 'mark',
      ends(mark) {
        isOpened ||= thoughtStep(mark) > 0;
        isThought = thoughtStep(mark) < 0;
        return isThought ? 'with' : null;
      },
    },
    finish: () => (isThought ? { closed: isOpened ? 'own' : 'lone' } : null),
  };
}
