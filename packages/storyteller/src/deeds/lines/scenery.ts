/** Of something that was done to it before. */
export const sceneryDone: readonly string[] = [
  '{Thing} <is|are> {how} already.',
  'That was done before: {thing} <is|are> {how}.',
  'There is no need: {thing} <is|are> {how} [as it stands|since you did it|by now].',
  'You have seen to that: {thing} <is|are> {how}.',
];

/** What became of it, for whoever looks. */
export const sceneryNow: readonly string[] = [
  '{Thing} <is|are> {how} by now.',
  '{Thing} <is|are> {how}, [as you left <it|them>|and that was you].',
  'One sees at once that {thing} <is|are> {how}.',
  'By now {thing} <is|are> {how}, [and stays so|thanks to you].',
];
