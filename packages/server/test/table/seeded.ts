/** Chances that a seed decides: the same evening can be played again. */
export function seeded(start: number) {
  let state = start;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    below,
    chance: (share: number) => next() < share,
    pick: <T>(list: readonly T[]) => list[below(list.length)]!,
  };
}

export type Random = ReturnType<typeof seeded>;
