import { type GamePatch, Refusal } from '@fireside/contract';

/** Refuses what a game may have in principle and this service does not offer. */
export function refuseUnoffered(
  { model }: { model?: GamePatch['model'] | undefined },
  models: readonly string[],
): void {
  if (!model || models.includes(model)) return;
  const message = 'must be one of the models that this service offers';
  throw new Refusal('invalid', { detail: `model: ${message}`, errors: [{ path: 'model', message }] });
}
