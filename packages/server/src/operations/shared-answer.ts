/** How old an answer may be: long enough to spare the work, too short for anybody to miss anything. */
const freshFor = 200;

/**
 * An answer that is worked out once for everybody who asks while it is fresh: whoever asks hundreds of times a second costs no
 * more than one who asks five times.
 */
export function shareAnswer<Answer>(
  work: () => Promise<Answer>,
  elapsed: () => number,
): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  let since = 0;
  return () => {
    if (answer === undefined || elapsed() - since >= freshFor) {
      since = elapsed();
      answer = work();
      // A failure is for whoever waits for it; the next one who asks tries again.
      answer.catch(() => {
        answer = undefined;
      });
    }
    return answer;
  };
}
