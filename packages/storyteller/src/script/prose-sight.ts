import { findableIn } from './findable.ts';

/**
 * What a sentence of prose is for, in which nothing says what is read aloud. `shown`: anybody who comes in sees it. `known`: it is found, told or
 * met by what somebody does. `hidden`: what is behind it all.
 */
export type Sight = 'shown' | 'known' | 'hidden';

const behindIt =
  /\b(?:secretly|in truth|in (?:fact|reality)|in secret|actually|really|(?:nobody|no one|none of them) (?:here |else )?(?:knows|suspects)|unknown to|the truth is|behind it all|does not know that|without knowing)\b/i;
const wicked =
  'stole|killed|murdered|poisoned|sabotaged|betrayed|robbed|forged|framed|cursed|drowned|strangled|sold|tricked|kidnapped|abducted|drugged|swapped|smuggled|bribed|blackmailed|cheated|lied|set fire|burned down|took|hid|locked|buried|let (?:\\p{L}+ )?(?:die|out|in|loose)|put|made|broke|wrote|sent|planted|pushed|shot|stabbed';
/** `He stole the lens`, `she put powder into the whiskey`: what was done by somebody. */
const deed = new RegExp(
  `(?:^|[,;:] |\\b(?:and|because|since|who|but|when) )(?:he|she|it|they|who|(?:\\p{Lu}\\p{Ll}+ ?){1,3}|the \\p{Ll}+)? ?(?:has |have |had |once |also |recently |then )?(?:${wicked}|stolen|taken|hidden) `,
  'iu',
);
const isGuilty =
  /\b(?:is|are|was) (?:(?:the|an?|in fact|no) )?(?:real |true |secret )?(?:murderer|thief|killer|spy|traitor|culprit|wrecker|smugglers?|impostor|guilty|witch|vampire|werewolf|saboteur|poisoner|ghost|innocent|behind|in league|was (?:robbed|killed|murdered|poisoned|stolen) by)\b|\bwas (?:robbed|killed|murdered|poisoned|stolen|set|done) by\b|\bworks? (?:secretly )?for\b/i;

const conditional =
  /^(?:if|unless|should|when|once|whoever|anyone|anybody|as soon as|for (?:an?|some|\d)|after|on a)\b|\b(?:if|unless|only (?:to|if|when)|once|until|whoever|(?:anyone|anybody|everyone|everybody|somebody|someone|those|the one) (?:who|that)|otherwise|(?:can|could|must|may) (?:\p{Ll}+ )?be|has to|have to)\b/iu;
const has =
  /^(?:he|she|they|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?|the (?:\p{Ll}+ )?\p{Ll}+) (?:also |still )?(?:has|carries|keeps|owns) (?!had\b|been\b|a (?:big|long|red|fat)\b)/iu;
const mind =
  /\b(?:wants?|wishes|hates?|loves?|fears?|hopes?|believes?|thinks?|knows?|knew|suspects?|trusts?|mistrusts?|plans?|intends?|wonders?|regrets?|remembers?|needs?|dreams?|longs?|hides?|pretends?|refuses?|will|would|should|cannot|does not|do not|is (?:\p{Ll}+ )?(?:afraid|ashamed|jealous|frightened|terrified|in love|loyal|honest|greedy|vain|lonely|bribed|badly paid|underpaid|proud|guilty|suspicious|bored|harmless|friendly|hostile|immune|vulnerable|weak(?:ness)?|sorry|desperate|lying|willing|unwilling|easily)|(?:has|have) (?:never|always|been|seen|heard|lost|known|\p{Ll}+ed)|used to)\b/iu;
const tells =
  /\b(?:tells?|says?|explains?|admits?|confess(?:es)?|reveals?|whispers|can tell|will talk|knows|hears|learns?|screams)\b/i;
const bars =
  /\b(?:locked|chained|barred|bolted|sealed|nailed shut|barricaded|jammed|key|code|combination|password|trap(?:ped)?)\b/i;
const fights = /\b(?:attacks?|bites?|strikes?|kicks?|ambush(?:es)?|pounces?|fights?|will not let|lunges?)\b/i;
const ofPlay =
  /\b(?:DC ?\d|\d{0,2}d\d{1,3}|DMs?|GMs?|check|roll|(?:the|your) (?:players?|characters?|party|PCs?|heroes|hero|group|adventurers))\b|\bworth\b/i;
const past =
  /^(?:he|she|they|it) (?:(?!is\b|was\b)\p{Ll}+(?:ed|aw|ook|ound|ent|ame|old|eard)|was|were|had)\b/iu;
/** What is asked of everybody who comes is no secret, whoever is meant by it. */
const asks = /\b(?:offers?|promises|asks|begs|calls for|will pay|pays|is looking for|seeks?)\b/i;

export function sightOf(sentence: string): Sight {
  if (findableIn(sentence) !== null) return 'known';
  if (behindIt.test(sentence)) return 'hidden';
  const isReported = tells.test(sentence);
  if (!isReported && (deed.test(sentence) || isGuilty.test(sentence))) return 'hidden';
  if (ofPlay.test(sentence) || bars.test(sentence) || fights.test(sentence)) return 'known';
  const rest = asks.test(sentence)
    ? sentence.replace(
        /\b(?:anyone|anybody|whoever|everyone|everybody|somebody|someone|the one|those)\b.*$/i,
        '',
      )
    : sentence;
  if (
    conditional.test(rest) ||
    past.test(rest) ||
    (/^(?:he|she|they)\b/i.test(rest) && has.test(rest)) ||
    (/^\p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+ )?has\b/u.test(rest) && has.test(rest))
  )
    return 'known';
  return mind.test(rest) || (isReported && !asks.test(sentence)) ? 'known' : 'shown';
}
