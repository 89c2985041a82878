import { knownVerb } from '../verbs.ts';
import type { Token } from '../tokens.ts';

const longest = 6;
const clausal =
  /^(?:if|when|whenever|as|while|because|since|until|unless|before|after|that|what|who|where|how|why|which|whether|then|and|but|so|maybe|perhaps|can|could|should|may|do|did|am|are|was|were|will|would|have|has|had|not|never|or|nor|using|with|first|next)$/;

/** `Inside I stood still`, `All the same, I go`: from whoever does it on. */
export function fromWhoActs(sentence: Token[]): Token[] {
  const own = sentence.findIndex(({ low }) => low === 'i' || low === 'we');
  if (own < 1 || own > longest) return sentence;
  const before = sentence.slice(0, own);
  const isOpening = before.every(
    ({ kind, low, text }) =>
      (kind === 'word' &&
        !clausal.test(low) &&
        (knownVerb(low) === null || /^(?:back|down|still)$/.test(low))) ||
      text === ',',
  );
  return isOpening ? sentence.slice(own) : sentence;
}
