/** The words that ask a player for a roll. */
export const rollRequests: readonly string[] = [
  'Roll {notation} for your {reason}, {you}, and tell me the total.',
  'That is for the dice to say: {notation}, {you}, for {reason}.',
  'Let us see: {you}, roll {notation} ({reason}).',
  '{You}, the dice are yours: {notation} for {reason}.',
  'I need {notation} from you, {you}: {reason}.',
];
