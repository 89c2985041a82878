import { articles, conjunctions, prepositions } from '../../reader/function-words.ts';
import { baseVerb } from '../../reader/inflection.ts';
import { isVerb } from '../../reader/verbs.ts';

const helping =
  /^(?:is|are|was|were|has|have|had|will|would|can|could|must|may|might|should|does|do|did|isn't|aren't|wasn't|cannot|refuses?|begins?|starts?|keeps?|makes?|shows?|needs?|asks?)$/;

const linking: ReadonlySet<string> = new Set([...prepositions, ...conjunctions, ...articles]);

/** Whether something is said of anything: a sentence without a verb only names it. */
export function isStated(fact: string): boolean {
  // `Doctor Pell, who signs too quickly`: what is only said by the way states nothing of him.
  const main = fact.replace(/, (?:who|whom|whose|which|the|an?|his|her|their)\b[^,]*(?=,|$)/giu, '');
  const words = main.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  return words.some((word, at) => {
    if (helping.test(word)) return true;
    if (at === 0) return false;
    // `raid the coast`: what has an object of its own is done.
    if (articles.has(words[at + 1] ?? '') && !linking.has(word)) return true;
    const base = baseVerb(word, isVerb);
    if (base === null) return false;
    return base === word ? /[^s]s$|people|men$/.test(words[at - 1]!) : !word.endsWith('ing');
  });
}
