import { isPersonNoun } from '../tale/wish/person-nouns.ts';
import { findableIn } from './findable.ts';

/**
 * What a sentence of prose is for, in which nothing says what is read aloud. `shown`: anybody who comes in sees it. `known`: it is found, told or
 * met by what somebody does. `hidden`: what is behind it all.
 */
export type Sight = 'shown' | 'known' | 'hidden';

const behindIt =
  /\b(?:secretly|in truth|in (?:fact|reality)|in secret|actually|really|(?:nobody|no one|none of them) (?:here |else )?(?:knows|suspects)|unknown to|the truth is|behind it all|does not know that|without knowing|pretends? to be|poses? as|(?:is|are) lying|is no \p{Ll}+ at all|that(?: is|['’]s) (?:false|a lie|not true|untrue)|(?:true|real) name|all that is (?:left|known) of|will never (?:say|tell|admit)|(?:is|was) (?:put|planted|left) there by|believes? (?:him|her|them)sel(?:f|ves) to be|imitating|the very (?:night|day|man|woman))\b/iu;

const object =
  '(?:the|an?|his|her|their|its|my|our|your|some|all|both|every|each|him|them|it|himself|herself|no|two|three|four|\\p{Lu}\\p{Ll}+)';
/** What is done to somebody or something, and what is as often only how a thing is: `three drowned smugglers`. */
const doneTo =
  'lured|wrecked|fouled|ruined|silenced|poisoned|sabotaged|betrayed|robbed|forged|framed|cursed|drowned|strangled|tricked|kidnapped|abducted|drugged|swapped|smuggled|bribed|blackmailed|cheated|murdered|killed|burned down|locked|buried|broke|wrote|made|sold|hidden|stolen|taken';
const did =
  'stole|took|hid|lied|set fire|let (?:\\p{L}+ )?(?:die|out|in|loose)|put|sent|planted|pushed|shot|stabbed|killed|murdered|betrayed';
const who =
  '(?:he|she|it|they|who|(?!(?:Two|Three|Four|Five|Six|Some|Several|Many|A|An|The|No|Every|Each) )(?:\\p{Lu}\\p{Ll}+ ){1,3}|[Tt]he (?:\\p{Ll}+ )?\\p{Ll}+)';
const begin = '(?:^|[,;:] |\\b(?:and|because|since|who|but|when) )';
const helps = '(?:has |have |had |once |also |recently |then |himself |herself |later )*';
/** `He stole the lens`, `she put powder into the whiskey`: what was done by somebody. */
const deed = new RegExp(
  `${begin}(?:${who} ?)?${helps}(?:(?:${doneTo}) (?=${object}\\b)|(?:${did}) (?!for\\b|by\\b|part\\b|up\\b|place\\b|root\\b|shape\\b))`,
  'u',
);
const isGuilty =
  /\b(?:is|are|was) (?:(?:the|an?|in fact|no) )?(?:real |true |secret )?(?:murderer|thief|killer|spy|traitor|culprit|wrecker|smugglers?|impostor|guilty|witch|vampire|werewolf|saboteur|poisoner|ghost|innocent|behind (?:it|this|all|the)|in league|was (?:robbed|killed|murdered|poisoned|stolen) by)\b|\bwas (?:robbed|killed|murdered|poisoned|stolen|set|done) by\b|\bworks? (?:secretly )?for\b|\b(?:left|stabbed|fouled|poisoned|lured|wrecked|broken|forged|paid|bribed|ordered|done|set|sent|hired) by (?!hand\b|day\b|night\b|the (?:tide|sea|wind|storm|door|fire)\b)(?:his|her|the|its)\b/i;
const byName =
  /\b(?:left|stabbed|fouled|poisoned|lured|wrecked|broken|forged|paid|bribed|ordered|sent|hired|killed|murdered) by \p{Lu}|\bst(?:ands|ood) for \p{Lu}|\b(?:is|was) \p{Lu}\p{Ll}+ (?:her|him|it)self\b/u;

const conditional =
  /^(?:(?:asked|given|calmed|pressed|questioned|offered|paid|treated|cornered|confronted|rung|pulled|touched|pushed|opened|lit|stepped up?on|left alone|shown|told|threatened|freed|woken|once asked)\b[^,]{0,40}(?=,)|for (?:one|two|three|four|five|six|ten|twenty)|(?:tap|press|pull|push|ring|touch|say|speak|use|burn) (?:back|the|it|his|her|them|a)|at (?:noon|midnight|dusk|dawn|night)|every (?:night|hour|day)|what (?:he|she|they)|if|unless|should|when|once|whoever|anyone|anybody|as soon as|for (?:an?|some|\d)|after|on a)\b|\b(?:if|unless|only (?:to|if|when)|once|until|whoever|(?:anyone|anybody|everyone|everybody|somebody|someone|those|the one) (?:who|that)|(?:when|whenever|as soon as) (?:somebody|someone|anybody|anyone|they|it is|the (?:party|characters|door|lever|bell))|otherwise|whenever|in (?:his|her|their) opinion|you(?:['’]ll| will)|(?:can|could|must|may) (?:only )?be (?!seen|heard|smelled|smelt|reached|crossed)|(?:has|have) to (?:be|do|say|give|go|get|find)|(?<!\bone )(?:can|could|may|might) (?!be\b|see\b|hear\b)\p{Ll}+|to (?:anyone|anybody|whoever|everybody) who)\b/iu;
const has =
  /^(?:he|she|they|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?|the (?:\p{Ll}+ )?\p{Ll}+) (?:also |still )?(?:has|carries|keeps|owns) (?!had\b|been\b|\p{Ll}+ed\b|(?:fallen|grown|gone|come|burst|sunk|begun|become|broken|frozen|worn|risen|set|one|two|three|four|no)\b|a (?:big|long|red|fat)\b)/iu;
const minds =
  'wants?|wish(?:es)? (?:to|that|for|he|she)|hates?|loves?|fears?|hopes?|believes?|thinks?|knows?|knew|suspects?|trusts?|mistrusts?|plans? to|intends?|wonders?|regrets?|remembers?|needs? (?:to|an?|the|somebody|help)|dreams? of|longs? (?:for|to)|hides?|pretends?|refuses?|will|would|cannot|used to';
const mind = new RegExp(
  `\\b(?:${minds}|do(?:es)? not (?:want|know|like|trust|believe|remember|dare|wish|think|mean|intend|let|allow|tell|say|admit|love|accept|work|care|see|hear)|is (?:\\p{Ll}+ )?(?:afraid|ashamed|jealous|frightened|terrified|in love|loyal|honest|greedy|vain|lonely|bribed|badly paid|underpaid|proud|guilty|suspicious|bored|harmless|friendly|hostile|immune|vulnerable|weak(?:ness)?|sorry|evil|desperate|willing|unwilling|easily|glad|fond|sure|certain)|isn['’]t \\p{Ll}+|listens to|owe[sd]|talks? of)\\b`,
  'iu',
);
/** What somebody has been and done is theirs to tell; what has become of a place is seen. */
const lived = /\b(?:has|have) (?:never|always|been|seen|heard|lost|known|\p{Ll}+ed)\b/iu;
const tells =
  /\b(?:tells?|says?|explains?|admits?|confess(?:es)?|reveals?|whispers|can tell|will talk|knows|hears|learns?|screams)\b/i;
const bars =
  /\b(?:lets? (?:anybody|anyone|nobody|no one|everybody) (?:pass|through|in|by)|dollars?|the (?:pay|fee|reward|price)|latched|pressure plate|trip ?wire|false bottom|hollow|costs?|(?:silver|gold|copper) (?:pieces?|coins?)|locked|chained|barred|bolted|sealed|nailed shut|barricaded|jammed|key|code|combination|password|trap(?:ped)?)\b/i;
const fights =
  /\b(?:attacks?|bites?|strikes?|kicks?|ambush(?:es)?|pounces?|fights?|will not let|lunges?|rises? (?:\p{Ll}+ \p{Ll}+ \p{Ll}+ )?against)\b/iu;
/** What hosts say to hosts, and what they shorten: `Perc12`, `persuasion 13`. */
const check =
  /\b(?:perc|ins|inv|surv|pers|intim|stealth|athl|acro|deception|medicine|nature|arcana|history|religion|sleight|soh|str|dex|con|int|wis|cha)[a-z]*\.? ?(?:save |sv ?)?\d{1,2}\b|\b(?:AC|HP) ?\d|\b\d+ ?hp\b|\b(?:thieves['’]? tools|picks) ?(?:DC ?)?\d/i;
export const isCheck = (text: string) => check.test(text) || /\bDC ?\d/.test(text);
const ofHost = /\b(?:I|we|my|our|I['’](?:m|ve|d|ll))\b/;
const ofPlay =
  /\b(?:DC ?\d|\d{0,2}d\d{1,3}|DMs?|GMs?|check|roll|(?:the|your) (?:players?|characters?|party|PCs?|heroes|hero|group|adventurers))\b|\bworth\b/i;
const past =
  /^(?:he|she|they|it) (?:(?!is\b|was\b)\p{Ll}+(?:ed|aw|ook|ound|ent|ame|old|eard)|was|were|had)\b/iu;
/** What has happened, or gone on until now; of how something looks the same words stand behind an article. */
const happened =
  /\b(?:has|have|had|was|were)\b|(?<!\b(?:the|an?|his|her|its|their|of|with|in|is|are|be) )\b(?:\p{Ll}{2,}ed|came|went|saw|took|found|lost|left|gave|met|fell|sank|ran|began|broke|burnt|rang|sang|told|said|heard|died)\b/u;
/** What is asked of everybody who comes is no secret, whoever is meant by it. */
const asks =
  /\b(?:offers?|promises|(?<!who )asks|implores|begs|calls for|(?:has )?(?:sent|called) for|will pay|pays|is looking for|seeks?)\b/i;
const forAll = /\b(?:anyone|anybody|whoever|everyone|everybody|somebody|someone|those|help)\b/i;
/** What somebody says aloud to whoever comes is heard by whoever comes. */
const speaks = /["“][^"”]{8,}["”,]/;
const written =
  /\b(?:which|that|note|letter|sign|page|book|entry|message|inscription|telegram|last line) (?:\p{Ll}+ )?(?:says|reads|asks)\b/iu;
const openly = /\b(?:says|cries|calls(?: out)?|shouts|asks|begs|announces|greets)\b/i;

const withoutSpeech = (text: string) => text.replace(/["“][^"”]*["”]/g, ' ');

/** Whether the first word or words of a sentence are somebody. */
function isOfSomebody(sentence: string): boolean {
  const [, subject = ''] =
    /^((?:[\p{L}'’-]+ ?){1,5}?)(?=,| (?:who|has|have|is|are|was|of|and|in|at|on|with)\b|$)/u.exec(sentence) ??
    [];
  const words = subject.trim().split(' ');
  const [first = ''] = words;
  if (/^(?:he|she|they|nobody|everybody|everyone)$/i.test(first)) return true;
  if (isPersonNoun((words.at(-1) ?? '').toLowerCase())) return true;
  return (
    words.length > 1 &&
    words.every((word) => /^\p{Lu}/u.test(word) && !/^(?:The|An?|Two|Three|Its|Their)$/.test(word))
  );
}

/** What lies under something, and what a page says, is come upon by whoever looks; who is called what is for them to say. */
const cameUpon =
  /^(?:under|underneath|beneath|behind|inside|within|between|two feet down)\b(?! (?:the |an? |this )?(?:\p{Ll}+ )?(?:roof|ceiling|trees?|arch|arches|sky|moon|eaves|bridge|lamp|awning|stars|gable|pylons|pillars|columns|houses|cliffs|hills|walls|buildings|shelves|beds|graves|banks|rocks|gallery|stairs?))|^in(?:side)? [^,]{3,40}, (?:under|behind|inside|wrapped|hidden|between)|^(?:his|her|its|their) name is\b|\b(?:lists|describes|relates|records)\b|\b(?:is|was|were) (?:\p{Lu}\p{Ll}+['’]s|his|her) (?:wife|husband|son|daughter|brother|sister|mother|father|lover)\b|\b(?:recorded|sawn through)\b|\b(?:is|was) where\b|\bshell company\b|, never more\b/iu;

function sightOfClause(sentence: string): Sight {
  if (behindIt.test(sentence)) return 'hidden';
  if (findableIn(sentence) !== null || cameUpon.test(sentence)) return 'known';
  const isReported = tells.test(sentence);
  const isOfYou = /^you\b/i.test(sentence);
  if (!isReported && !isOfYou && (deed.test(sentence) || isGuilty.test(sentence) || byName.test(sentence)))
    return 'hidden';
  const isHeard = speaks.test(sentence) && openly.test(sentence) && !written.test(sentence);
  // What somebody says is theirs to say; whether they say it is for what stands around it.
  const bare = isHeard
    ? sentence.replace(/["“][^"”]*["”]/g, '“…”').replace(/ to (?:anyone|anybody|whoever|everybody)\b.*$/i, '')
    : sentence;
  // What is offered to everybody is told to everybody, whatever it is.
  const isCall = asks.test(bare) && forAll.test(bare);
  if (
    ofPlay.test(bare) ||
    check.test(bare) ||
    ofHost.test(withoutSpeech(bare)) ||
    (bars.test(bare) && !isCall) ||
    fights.test(bare)
  )
    return 'known';
  const rest = asks.test(bare)
    ? bare.replace(/\b(?:anyone|anybody|whoever|everyone|everybody|somebody|someone|the one|those)\b.*$/i, '')
    : bare;
  if (
    conditional.test(rest) ||
    past.test(rest) ||
    (/^(?:he|she|they)\b/i.test(rest) && has.test(rest)) ||
    (/^\p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+ )?has\b/u.test(rest) && has.test(rest) && !asks.test(bare))
  )
    return 'known';
  if (mind.test(rest) || (lived.test(rest) && isOfSomebody(rest) && !asks.test(bare))) return 'known';
  return isReported && !isHeard && !asks.test(sentence) && !toYou.test(sentence) ? 'known' : 'shown';
}

const toYou = /\b(?:tells?|begs?|asks?) you\b/i;
const sum = /\b\d+ (?:gold|silver|copper|platinum|coins?|pieces?|crowns?)\b/i;
/** What somebody pays for what is asked, on whatever condition. */
export const isOffer = (sentence: string) =>
  sum.test(sentence) &&
  /\b(?:offer(?:s|ed)?|promises|pays?|will (?:pay|give)|gives?|reward)\b/i.test(sentence) &&
  !check.test(sentence) &&
  !/\bDC ?\d|["“]/.test(sentence) &&
  !/^(?:if|for|when)\b/i.test(sentence);

/** Where a sentence goes on with something of its own. */
const joint =
  /(?:;|,) (?=(?:and|but|for (?:he|she|it|they)|where|so that|because|who|which)\b)|; (?=\p{L})| (?=(?:and (?:inside|in|under|behind|its|his|her|their|he|she|it|they|will|would|\p{Ll}+s)|because|but)\b)/gu;
const leads = /^(?:and|but|for|where|so that|because|who|which)\s+/i;
const isDone = /\b(?:is|are|was|were|\p{Ll}{2,}(?:s|ed)|stood|lay|sat|hung|ran|led|rose)\b/u;
const order: readonly Sight[] = ['shown', 'known', 'hidden'];

/** What goes on about whoever was spoken of: `and hopes that nobody asks` is `He hopes …`. */
function asSentence(clause: string): string {
  const bare = clause.replace(leads, '');
  const isPart =
    /^(?:who|which)\b/i.test(clause) ||
    (leads.test(clause) && /^\p{Ll}+s\b/u.test(bare) && !/^(?:its|his|this|as)\b/.test(bare));
  const whole = isPart ? `he ${bare}` : bare;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

/** Where a sentence is cut, and what each of its clauses is for. */
function clausesOf(sentence: string): { from: number; sight: Sight }[] {
  const quoted = [...sentence.matchAll(/["“][^"”]*["”]/g)].map(
    ({ index, 0: text }) => [index, index + text.length] as const,
  );
  const cuts = [...sentence.matchAll(joint)]
    .map(({ index }) => index)
    .filter((at) => !quoted.some(([from, to]) => at > from && at < to));
  return [0, ...cuts].map((from, at, all) => {
    const clause = sentence.slice(from, all[at + 1]).replace(/^[\s,;]+/, '');
    return { from, sight: at === 0 ? sightOfClause(clause) : sightOfClause(asSentence(clause)) };
  });
}

/** Whether a sentence tells what has happened, as anybody could tell it who was near: no mind, no condition, nothing that is behind it all. */
export const isHappening = (sentence: string) =>
  happened.test(sentence) &&
  !conditional.test(sentence) &&
  !mind.test(sentence) &&
  !ofPlay.test(sentence) &&
  !fights.test(sentence) &&
  sightOf(sentence) !== 'hidden';

export function sightOf(sentence: string): Sight {
  const sights = [sightOfClause(sentence), ...clausesOf(sentence).map(({ sight }) => sight)];
  return order[Math.max(...sights.map((one) => order.indexOf(one)))]!;
}

/** As much of a sentence as anybody sees, where the rest of it is there to be found or told: `He sits in his boat and refuses to cast off.` */
export function seenOf(sentence: string): string | null {
  if (sightOf(sentence) === 'shown') return sentence;
  const clauses = clausesOf(sentence);
  const first = clauses.findIndex(({ sight }) => sight !== 'shown');
  const end = first > 0 ? clauses[first]!.from : 0;
  const part = `${sentence.slice(0, end).trim()}.`;
  const words = part.split(' ');
  // A name and what they are is no sentence yet.
  if (
    words.length < 3 ||
    !isDone.test(words.slice(1).join(' ')) ||
    /^[^,]+, (?:the|an?|who) [^,]+\.$/.test(part)
  )
    return null;
  return sightOfClause(part) === 'shown' ? part : null;
}
