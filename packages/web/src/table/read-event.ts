import type { MessageRead, ServerEvent } from '@fireside/contract';
import { isEffect, isObject } from './is-effect.ts';

type Fields = Record<string, unknown>;

function areTexts(...values: unknown[]): boolean {
  return values.every((value) => typeof value === 'string');
}

function isMessage(message: unknown): boolean {
  return (
    isObject(message) &&
    Number.isInteger(message.id) &&
    areTexts(message.content) &&
    Array.isArray(message.rolls)
  );
}

/** What of each type of event the page relies on. */
const eventChecks: { [Type in ServerEvent['type']]: (event: Fields) => boolean } = {
  typing: () => true,
  rolling: ({ notation, reason }) => areTexts(notation, reason),
  effect: ({ effect }) => isEffect(effect),
  delta: ({ text }) => areTexts(text),
  game_ended: ({ reason }) => areTexts(reason),
  message: ({ message }) => isMessage(message),
  removed: ({ message }) => isMessage(message),
  retold: ({ message }) => isMessage(message),
  rewound: ({ message_id }) => Number.isInteger(message_id),
  paused: () => true,
  resumed: () => true,
  game: () => true,
  composing: ({ user_id, name }) => areTexts(user_id, name),
  error: ({ scope, detail }) => (scope === 'turn' || scope === 'request') && areTexts(detail),
  presence: ({ online }) => Array.isArray(online) && areTexts(...online),
  pong: () => true,
};

function isServerEvent(value: unknown): value is ServerEvent {
  if (!isObject(value) || typeof value.type !== 'string') return false;
  const checks: Record<string, (event: Fields) => boolean> = eventChecks;
  return Object.hasOwn(checks, value.type) && checks[value.type]?.(value) === true;
}

/** A message without the effects that only a newer client can show. */
export function withKnownEffects(message: MessageRead): MessageRead {
  const effects: unknown = message.effects;
  return {
    ...message,
    rolls: message.rolls.filter((roll) => isEffect({ kind: 'rolled', roll, by: '' })),
    effects: Array.isArray(effects) ? effects.filter(isEffect) : [],
  };
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
  return 'message' in event ? { ...event, message: withKnownEffects(event.message) } : event;
}
