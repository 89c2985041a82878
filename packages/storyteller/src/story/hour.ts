import type { Telling } from '../telling/telling.ts';

/** What hour it is: it grows later from place to place, and no earlier on the way back. */
export function hourOf({ world, state }: Pick<Telling, 'world' | 'state'>): string | undefined {
  if (state.hour) return state.hour;
  const seen = [state.at, ...state.been].map((id) => world.places.findIndex((place) => place.id === id));
  return world.hours[Math.min(Math.max(0, ...seen), world.hours.length - 1)];
}
