import { failureKindOf } from '@fireside/engine';

/** What the table hears where nothing better is known. */
export const generalFailure = 'The game master stumbled, try again';

/** Why a turn failed, as the room hears it. The sentence is what is kept of it; the code follows from it. */
export function turnError(detail: string) {
  const code = detail === generalFailure ? 'stumbled' : failureKindOf(detail);
  return { type: 'error', scope: 'turn', detail, ...(code && { code }) } as const;
}
