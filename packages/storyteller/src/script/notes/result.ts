import { knownVerb } from '../../reader/verbs.ts';
import { tidy } from '../findings.ts';
import { withoutHazard } from '../hazards.ts';
import { asItHappens } from '../outcome.ts';
import { thirdPerson } from '../narrated.ts';

const conditional =
  /^(?:if|when|whenever|once|as soon as|should)\b.*?, (?:then )?(?=(?:the|an?|it|he|she|they|all|darts|\p{Ll}+s?)\b)/iu;
const causing = /^[^:]*?\b(?:makes?|causes?|lets?) (?:the |an? )?/iu;
const doing =
  /^(?:\p{L}+ing\b|an?y? (?:other|wrong|mistake)|a mistake|anything else|the wrong)[^:]*?\b(?=(?:sends?|wakes?|brings?|releases?|triggers?|fires?|opens?|closes?|resets?|shoots?|drops?)\b)/iu;
const befallen =
  /\b(?:whoever|anyone|anybody|the one|those) (?:who )?(?:stands?|is|are|rang|did it|touche[sd]|turned|pulled)(?: it| them)?(?: there| nearby| in front| responsible)?\b/gi;

/** What comes of something, without what brings it about: `Touching the flame makes steam shoot out` is `Steam shoots out.` */
export function resultOf(text: string): string {
  const bare = withoutHazard(text.replace(/\s*\([^)]{0,200}\)/g, '')).replace(/[.:]\s*$/, '');
  const happens = conditional.exec(bare);
  if (happens) return asItHappens(bare.slice(happens[0].length).replace(befallen, 'you'), null);
  const caused = causing.exec(bare);
  if (caused) {
    const words = bare.slice(caused[0].length).split(' ');
    const at = words.findIndex((word, index) => index > 0 && knownVerb(word) === word);
    if (at > 0)
      return tidy(
        [...words.slice(0, at), thirdPerson(words[at]!), ...words.slice(at + 1)]
          .join(' ')
          .replace(befallen, 'you'),
      );
  }
  const done = doing.exec(bare);
  if (done)
    return tidy(
      `That ${bare
        .slice(done[0].length)
        .replace(/,? (?:which|who) .*$/i, '')
        .replace(befallen, 'you')}`,
    );
  return asItHappens(bare, null);
}
