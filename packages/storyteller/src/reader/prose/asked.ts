/** `You knew him, didn't you.` asks, whatever mark ends it. */
const tagged = /n't (?:you|he|she|we|they|it)(?:, \p{L}+)?[.!]$/iu;

/** Put as a question, and no more of one: `The drones?` */
const whole =
  /^(?:(?:and|but|so|then|now|please|tell me|well),? )*(?:what|who|whom|whose|where|when|why|how|which|is|are|am|was|were|do|does|did|can|could|may|might|will|would|should|shall|have|has|had|isn't|aren't|wasn't|don't|doesn't|didn't|can't|won't)\b/i;

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];

/** The last that is asked in what is said: that is what wants an answer. `Odra?` only calls her. */
export function lastAsked(said: string, called: readonly string[] = []): string | null {
  const asked = (said.match(/[^.!?…]+[.!?…]*/g) ?? [])
    .map((one) => one.trim())
    .filter((one) => one.endsWith('?') || tagged.test(one))
    .filter((one) => !wordsIn(one).every((word) => called.includes(word)));
  return (
    asked.findLast((one) => whole.test(one)) ??
    asked.findLast((one) => one.split(' ').length > 2) ??
    asked.at(-1) ??
    null
  );
}

/** Whether all that is put as a question is the name of whoever is spoken to. */
export const onlyCalls = (said: string, called: readonly string[]): boolean =>
  said.includes('?') && lastAsked(said, called) === null && lastAsked(said) !== null;
