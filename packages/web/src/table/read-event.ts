import type { MessageRead, ServerEvent } from '@fireside/contract';
import type { Effect } from '@fireside/contract/effects';

type Fields = Record<string, unknown>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function areTexts(...values: unknown[]): boolean {
  return values.every((value) => typeof value === 'string');
}

function areNumbers(...values: unknown[]): boolean {
  return values.every((value) => typeof value === 'number');
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}

/** Whether a list replaces a list, a number a number. */
function areAlike({ before, after }: Fields): boolean {
  return typeof before === typeof after && Array.isArray(before) === Array.isArray(after) && after !== null;
}

/** What of each kind of effect the page relies on. */
const effectChecks: { [Kind in Effect['kind']]: (effect: Fields) => boolean } = {
  rolled: ({ roll }) =>
    isObject(roll) && areTexts(roll.notation, roll.reason, roll.breakdown) && areNumbers(roll.total),
  roll_asked: ({ user_id, notation }) => areTexts(user_id) && isTextOrNull(notation),
  hit_points: ({ character_id, name, before, after }) =>
    areTexts(character_id, name) && areNumbers(before, after),
  item: ({ character_id, name, item, quantity }) =>
    areTexts(character_id, name, item) && areNumbers(quantity),
  condition: ({ name, condition }) => areTexts(name, condition),
  sheet: (effect) => areTexts(effect.character_id, effect.name) && areAlike(effect),
  world: areAlike,
  encounter: ({ encounter }) =>
    encounter === null || (isObject(encounter) && Array.isArray(encounter.combatants)),
  game_ended: ({ reason }) => isTextOrNull(reason),
};

/** What of each type of event the page relies on. */
const eventChecks: { [Type in ServerEvent['type']]: (event: Fields) => boolean } = {
  typing: () => true,
  rolling: ({ notation, reason }) => areTexts(notation, reason),
  effect: ({ effect }) => isEffect(effect),
  delta: ({ text }) => areTexts(text),
  game_ended: ({ reason }) => areTexts(reason),
  message: ({ message }) =>
    isObject(message) && areNumbers(message.id) && areTexts(message.content) && Array.isArray(message.rolls),
  error: ({ scope, detail }) => (scope === 'turn' || scope === 'request') && areTexts(detail),
  presence: ({ online }) => Array.isArray(online) && areTexts(...online),
  pong: () => true,
};

function passes(checks: Record<string, (value: Fields) => boolean>, tag: string, value: unknown): boolean {
  if (!isObject(value)) return false;
  const name = value[tag];
  return typeof name === 'string' && Object.hasOwn(checks, name) && checks[name]?.(value) === true;
}

function isEffect(value: unknown): value is Effect {
  return passes(effectChecks, 'kind', value);
}

function isServerEvent(value: unknown): value is ServerEvent {
  return passes(eventChecks, 'type', value);
}

function withKnownEffects(message: MessageRead): MessageRead {
  const effects: unknown = message.effects;
  return { ...message, effects: Array.isArray(effects) ? effects.filter(isEffect) : [] };
}

/** An event of the socket; null for one that this client does not know (the service is newer) or cannot use. */
export function readEvent(data: unknown): ServerEvent | null {
  let event: unknown;
  try {
    event = JSON.parse(String(data));
  } catch {
    return null;
  }
  if (!isServerEvent(event)) return null;
  return event.type === 'message' ? { ...event, message: withKnownEffects(event.message) } : event;
}
