import { type GamePatch, Refusal } from '@fireside/contract';

type Chosen = { [setting in 'model' | 'zero_hp']?: GamePatch[setting] | null | undefined };

function refuse(path: string, message: string): never {
  throw new Refusal('invalid', { detail: `${path}: ${message}`, errors: [{ path, message }] });
}

/** Refuses what a game may have in principle and this service does not offer. */
export function refuseUnoffered({ model, zero_hp }: Chosen, models: readonly string[]): void {
  if (model && !models.includes(model)) refuse('model', 'must be one of the models that this service offers');
  if (zero_hp === 'fall') refuse('zero_hp', 'cannot be fall yet, only end');
}
