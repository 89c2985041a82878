/** Fields of what our tools answer. */
export const answerFields: ReadonlySet<string> = new Set([
  'status',
  'total',
  'breakdown',
  'notation',
  'reason',
  'dice',
  'rolls',
  'roller',
  'modifier',
  'awaiting_player_roll',
  'instruction',
  'error',
  'detail',
  'character',
  'current_hp',
  'max_hp',
  'conditions',
  'items_left',
  'notice',
  'not_found',
  'passages',
  'ignored_fields',
]);

/** These say enough alone. */
const telling = new Set(['total', 'breakdown', 'awaiting_player_roll', 'current_hp', 'passages']);

/** Around an answer in some dialects. */
export const answerWrappings = [
  'result',
  'results',
  'output',
  'response',
  'tool_response',
  'tool_result',
  'content',
];

/** Whether a value is what a tool would answer, written by the model itself: no narrator speaks so. */
export function isToolAnswer(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null || depth > 3) return false;
  if (Array.isArray(value)) return value.length > 0 && value.every((entry) => isToolAnswer(entry, depth + 1));
  const fields = Object.keys(value);
  if (answerWrappings.some((key) => isToolAnswer(Reflect.get(value, key), depth + 1))) return true;
  if (Reflect.get(value, 'role') === 'tool') return true;
  const isTold = fields.length >= 2 || fields.some((field) => telling.has(field));
  return isTold && fields.every((field) => answerFields.has(field));
}
