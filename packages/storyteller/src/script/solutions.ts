import { fingerprint } from '../language/sentences.ts';
import { guessedBase } from '../reader/inflection.ts';
import type { Act, Step } from '../reader/reading.ts';
import { actOfVerb, knownVerb } from '../reader/verbs.ts';
import type { Check } from '../world/world.ts';
import { contentWords, sharedWords } from './content-words.ts';
import type { Paragraph } from './paragraphs.ts';
import { isFind } from './finds.ts';
import { onlyHappens } from './kept.ts';
import { untilIn } from './until.ts';
import { compelled } from './narrated.ts';
import { isPersonNoun } from './strangers.ts';
import { checkIn, isSearch, isTalk, withoutCheck } from './written-check.ts';
import { once } from './once.ts';
import { wholeSentences } from './whole-sentences.ts';
import { isToldFor } from './won-by.ts';

/** What the text says would work, and what then happens. */
export interface Solution {
  id: string;
  sentence: string;
  /** Words of each thing that has to be done, in the order of the text. */
  conditions: ReadonlySet<string>[];
  /** Whether any one of them is enough. */
  isAny: boolean;
  /** As the text has it; empty where it says nothing of it. */
  consequence: string;
  /** Whether the text keeps it to itself. */
  isSecret: boolean;
  check: Check | null;
  /** The condition behind which it stands. */
  checkAt: number;
  /** Whether it is said: the answer to a riddle. */
  isAnswer: boolean;
  /** Where a check is written for it: what is done, to what. */
  deed: { act: Act; words: ReadonlySet<string>; object: string } | null;
  /** What stands before it in its paragraph, so that `he` is somebody. */
  before: string;
  /** What happens besides, in the sentences behind it. */
  more: readonly string[];
  /** What happens where the check fails; empty where nothing does. */
  failure: string;
  /** Whether it is won from somebody by words, against its check. */
  isWon: boolean;
  /** Whether it is a blow that brings it about. */
  isBlow: boolean;
  /** What is handed over, shown or put somewhere in it: the noun, and whether it is out of one's hands then. */
  handing: { noun: string; quality: string; isGone: boolean } | null;
}

const verbs =
  'opens?|gets?|makes?|reveals?|lets?|causes?|breaks?|ends?|frees?|kills?|finds?|shows?|wakes?|lulls?|stops?|releases?|brings?|wins?|saves?|calms?|puts?|destroys?|banishes|heals?|lifts?|sends?|restores?|starts?|summons?|activates?|raises?|lowers?|drains?|fills?|cures?|turns?';
const leading = /^(?:if|when|once|should|as soon as|with|by|after) (.{4,400})$/i;
/** Where the main clause begins: not `or …`, which goes on with the condition. */
const mainClause =
  /[,:] (?:then )?(?=(?:he|she|it|they|you|the|a|an|all|only|nothing|\p{Lu}\p{L}+)\b)(?!or\b|and\b)/u;
const trailing = /^(.{4,200}?),? (?:if|when|once|as soon as) (.{4,160})$/i;
const gerund = new RegExp(`^(\\p{L}+ing [^.]{4,160}?) (?:${verbs}) .{2,}$`, 'iu');
const whoever = new RegExp(
  `\\b(?:whoever|anyone who|anybody who|a character who|somebody who|someone who|those who|the one who) ([^.;]{4,120}?) (?:${verbs}) (.{2,})$`,
  'i',
);
const forWhat = /^for ([^,.]{4,80}?),? (?:he|she|it|they) (.+)$/i;
const possible =
  /^(.{4,160}?\b(?:can|must|may|has to|have to|could) be (?!reached|seen|heard|smelt|smelled|crossed)\p{L}+[^.;:(]{0,120})/iu;
/** `Smoke of burnt sugar (DC 12 Survival) lulls the swarm` */
const withCheck = /^([^.]{4,160}?)\s*\(DC ?\d[^)]{0,40}\),? (.{3,})$/i;
const those = /\b(?:those|anyone|anybody|whoever|somebody|someone|a character) who ([^.;,(]{4,120})/i;
const purpose = /,? (?:so that|in order|because|until|while)\b.*$/i;
const imperative =
  /^(?:turn|take|put|place|lay|ring|speak|say|read|burn|light|pour|pull|push|give|return|break|open|set|throw|play|sing|hang|bring|show|strike|cut|throw|draw|press|dig|drop|fill|free|name|tell|offer|use|wash|blow) /i;
const answer = /\b(?:answer|solution|trick|key|remedy|cure|way) (?:is|to it is)[^:]{0,30}: ?(.{4,200})$/i;
const label =
  /^(?:(?:dm|gm)(?: only)?|secret)[:.]? |^(?:developments?|tactics|treasure|traps?|triggers?|clues?|notes?|outcome|results?|aftermath|consequences?|roleplaying|reactions?|resolution|solution|hazard|features?)[:.] /i;
const mostConditions = 5;
/** `Hauling up the bell takes a DC 13 Athletics check` */
const takes =
  /^(\p{L}+ing .{2,100}?)(?: (?:takes?|requires?|needs?|calls? for|demands?|is|means)\b[^.]{0,40}|: | \()\bDC ?\d/iu;
/** `It takes a DC 13 Athletics check to haul up the bell`, `A DC 13 Athletics check is needed to …` */
const takesTo =
  /\bDC ?\d{1,2}[^.]{0,60}? (?:check|roll)?(?: is (?:needed|required))? ?to (\p{L}+ [^.,;(]{3,80})/iu;
/** `To haul up the bell, somebody must succeed on a DC 13 Athletics check` */
const toDo = /^to (\p{L}+ [^.,]{3,80}), [^.]{0,80}\bDC ?\d/iu;
/** `A DC 15 Athletics check forces the gate` */
const checkDoes =
  /\bDC ?\d{1,2} [^.,]{3,40}? (?:check|roll) ((?!or\b|and\b|is\b|finds?\b|reveals?\b|makes?\b|to\b|with\b|tells?\b|shows?\b)\p{L}+s (?:the|an?|it|his|her) [^.,;]{3,80})/iu;
/** `A DC 13 Persuasion check, or showing him the rope, makes him confess` */
const instead =
  /\bDC ?\d{1,2} [^,.]{3,60},? or (?:else |just |by )?(.{4,80}?),? (?:makes?|gets?|causes?|convinces?|persuades?|forces?|leads?|is enough|loosens?)\b/i;
const says =
  /\b(?:say|tell|confess|admit|reveal|talk|speak|explain|share|disclose|divulge|answer)s?(?:es)?\b/i;
/** What somebody says when asked is theirs to say. */
const answers =
  /^(?:(?:if|when|once) )?(?:(?:he|she) is )?(?:asked|questioned) (?:about|why|who|what|where|how|for)\b[^,]{2,80}, [^.]{0,60}\b(?:says?|tells?|explains?|replies|answers|shrugs|swears|claims)\b/i;
/** What follows of it: `When the bell breaks the surface, …`, `On a success, …` */
const follows = /^(?:when|once|as soon as|then|on a success|if (?:they|the check|it) succeeds?)\b/i;

/** `Turning the wheel takes a strong arm (DC 13 Strength) and lowers the lake` */
const andDoes = new RegExp(`\\)?,? and ((?:${verbs}) .{4,})$`, 'iu');

/** The deed for which a sentence writes a check down, in its own words. */
function deedOf(sentence: string, check: Check | null): string | null {
  if (!check || isTalk(check) || isSearch(check)) return null;
  const [, done] =
    takes.exec(sentence) ?? toDo.exec(sentence) ?? takesTo.exec(sentence) ?? checkDoes.exec(sentence) ?? [];
  return done ?? null;
}

const somebody =
  '(?:somebody|someone|anyone|anybody|a character|the characters|the party|the players|they|whoever|one)';
const active = new RegExp(`^${somebody} (\\p{L}+s? (?:the|an?|his|her) .{2,60})$`, 'iu');
const passive = /^(the|an?) ((?:\p{L}+ ){0,2}?\p{L}+) (?:is|are|has been|gets) (\p{L}+(?:ed|en|t|wn|ng))$/iu;

/** `if somebody lifts the doll`, `when the lid is lifted`, `Throwing the switch`: what is done, verb first. */
function doneIn(condition: string): string | null {
  const [, article, noun, verb] = passive.exec(condition) ?? [];
  if (verb) return `${verb} ${article} ${noun}`;
  return (
    active.exec(condition)?.[1] ??
    (/^\p{L}+ing (?:the|an?|his|her) [^,]{2,60}$/u.test(condition) ? condition : null)
  );
}

const mainNoun =
  /.*\b(the (?:\p{Ll}+ ){0,2}?\p{Ll}+) (?:(?:still|now|only) )?(?:is|are|stands?|hangs?|lies?|sits?|waits?|rests?|leans?)\b/iu;

/** `Turning it takes a strong arm`: what the sentence before was about. */
function naming(sentence: string, before: string): string {
  const noun = mainNoun.exec(before)?.[1];
  return noun ? sentence.replace(/^(\p{L}+ing) (?:it|them)\b/u, `$1 ${noun.toLowerCase()}`) : sentence;
}

function readDeed(done: string | null): Solution['deed'] {
  if (done === null) return null;
  const [first = ''] = done.split(' ');
  const verb = knownVerb(first.toLowerCase()) ?? guessedBase(first.toLowerCase());
  const words = contentWords(done);
  const object =
    /\b(?:the|an?|his|her) ((?:\p{Ll}+ ){0,2}?\p{Ll}+)(?: (?:from|out|off|with|into|onto|to|of|by)\b.*)?$/u.exec(
      done,
    )?.[1];
  return { act: actOfVerb(verb), words: new Set(words.slice(1)), object: object ?? '' };
}

function conditionsOf(text: string): ReadonlySet<string>[] {
  const parts = text
    .replace(/\([^)]{0,200}\)|\b(?:on )?an? DC \d+ \w+(?: check)?|\d+/g, ' ')
    .replace(purpose, '')
    .split(/,? (?:and|then|or) |[,;]/)
    .map((part) => new Set(contentWords(part)))
    .filter(({ size }) => size > 0);
  // What has but one word is said with the part before it: `eel, cod, gull`.
  const joined: Set<string>[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && (part.size < 2 || last.size < 2)) for (const word of part) last.add(word);
    else joined.push(new Set(part));
  }
  return joined.slice(0, mostConditions);
}

/** Of several ways, the number of the one that a check stands behind; the last where none is. */
function checkAt(condition: string, ways: number): number {
  const [, before = ''] = /^([^(]+)\([^)]*\bDC/i.exec(condition) ?? [];
  const last = ways - 1;
  return before === '' ? last : Math.min(last, Math.max(0, conditionsOf(before).length - 1));
}

/** `anyone who is kind to Lise or who mentions the scarf`: all that is said of them. */
const anyOf = (sentence: string, { index, 1: condition = '' }: RegExpExecArray) =>
  /^[^.;]{4,200}/
    .exec(sentence.slice(index))?.[0]
    .replace(/^\p{L}+ who /u, '')
    .replace(/ or who /g, ' or ') ?? condition;

/** `He is ashamed and will confess to`: what comes of it. */
function confesses(lead: string): string {
  const [, name] = /^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)\b/u.exec(lead) ?? [];
  return name && /\b(?:confess|admit (?:it|everything)|tell (?:the truth|everything)|open up)\b/i.test(lead)
    ? `${name} confesses`
    : '';
}

interface Split {
  condition: string;
  consequence: string;
  isAnswer?: boolean;
  isWon?: boolean;
}

/** `Ringing it three times ends the curse`: `That ends the curse`; `makes him weep`: `he weeps`. */
function resultOf(rest: string): string {
  const forced = compelled(rest);
  return forced ? `${subjectOf[forced.who] ?? forced.who} ${forced.does}` : `That ${rest}`;
}

const subjectOf: Readonly<Record<string, string>> = { him: 'he', her: 'she', it: 'it', them: 'they' };

function splitOf(sentence: string, next: string, check: Check | null): Split | null {
  if (answers.test(sentence) && !(check && onlyHappens(sentence, next))) return null;
  if (check && isTalk(check) && onlyHappens(sentence, next)) {
    const whole = withoutCheck(sentence);
    const [, conditional = ''] = leading.exec(whole) ?? [];
    const begins = mainClause.exec(conditional);
    if (begins) {
      const condition = conditional
        .slice(0, begins.index)
        .replace(/,? or (?:if |when )?[^,]*\bcheck\b[^,]*/i, '');
      return { condition, consequence: conditional.slice(begins.index + begins[0].length), isWon: true };
    }
    return { condition: instead.exec(sentence)?.[1] ?? '', consequence: resultOf(whole), isWon: true };
  }
  // What is said to whoever passes a check is kept by whom it belongs to; what else would do it is here.
  if (check && isTalk(check) && says.test(sentence)) {
    const other = instead.exec(sentence)?.[1];
    return other ? { condition: other, consequence: '' } : null;
  }
  const done = deedOf(sentence, check);
  const besides = done && andDoes.exec(sentence)?.[1];
  if (besides) return { condition: done, consequence: resultOf(besides) };
  if (done) return { condition: done, consequence: follows.test(next) ? next : '' };
  if (
    /\b(?:do nothing|fails?|wrong|putting anything|can be said|knows? that|knew|(?:attacks?|fights?|against) (?:anyone|anybody|whoever|those))\b/i.test(
      sentence,
    )
  )
    return null;
  const awaited = untilIn(sentence);
  if (awaited) return awaited;
  const unless = /\bunless ([^:"“]{4,120})(?:$|[:"“])/i.exec(sentence)?.[1];
  if (unless) return { condition: unless, consequence: '' };
  const [, solved] = answer.exec(sentence) ?? [];
  if (solved) return { condition: solved, consequence: next, isAnswer: !/^(?:to|by|with) /i.test(solved) };
  const lead = leading.exec(sentence)?.[1];
  const main = lead === undefined ? null : mainClause.exec(lead);
  if (lead !== undefined && main)
    return { condition: lead.slice(0, main.index), consequence: lead.slice(main.index + main[0].length) };
  const skilled = withCheck.exec(sentence);
  const isFound =
    /^(?:whoever|anyone|anybody|somebody|someone|a character|those)\b[^.]* (?:finds?|sees?|hears?|notices?|learns?|discovers?) /i;
  const found = isFound.test(sentence) ? sentence : '';
  if (skilled && !/\b(?:or|save)\b/.test(skilled[2]!.slice(0, 12)))
    return { condition: skilled[1]!, consequence: found };
  const who = whoever.exec(sentence);
  if (who) return { condition: who[1]!, consequence: found };
  const given = forWhat.exec(sentence);
  if (given)
    return {
      condition: given[1]!,
      consequence: sentence.replace(/^for [^,.]{4,80}?,? (?=(?:he|she|it|they) )/i, ''),
    };
  const doing = gerund.exec(sentence);
  if (doing) return { condition: doing[1]!, consequence: resultOf(sentence.slice(doing[1]!.length + 1)) };
  if (imperative.test(sentence)) return { condition: sentence, consequence: next };
  const trail = trailing.exec(sentence);
  if (trail && !/\b(?:was|were|had|been)\b/i.test(trail[1]!))
    return { condition: trail[2]!, consequence: trail[1]!.replace(/ only$/i, '') };
  const any = those.exec(sentence);
  if (any) return { condition: anyOf(sentence, any), consequence: confesses(sentence.slice(0, any.index)) };
  const can = possible.exec(sentence);
  if (!can) return null;
  const rest = /; (.{4,})$/.exec(sentence)?.[1] ?? '';
  return { condition: can[1]!, consequence: /\bmust be\b/i.test(sentence) ? next : rest };
}

const blow = new RegExp(
  `^(?:${'(?:the|a) (?:hero(?:es)?|party|characters?|players?|adventurers?)|they|somebody|someone|anyone|anybody'}) (?:attacks?|strikes?|harms?|hurts?|hits?|fights?)\\b|^(?:he|she|it|they|\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?) (?:is|are) (?:attacked|struck|harmed|hurt|hit)\\b|^attack(?:ing|ed)\\b`,
  'iu',
);

/** What does not go on with what happens. */
const apart =
  /^(?:if|when|once|should|unless|otherwise|on a|whoever|anyone|as soon as|a character|the (?:dm|gm)|treasure|development|tactics|exits?)\b|:$|\b(?:DC ?\d|checks?|can be|may be|could|might|knows?|wants?|believes?|suspects?|remembers?|wears|was|were|had been|used to|the adventure|against (?:anyone|anybody|whoever|everybody))\b/i;
/** Of something that merely is so, and was before. */
const merelyIs =
  /^(?:the|an?|his|her|its|their|there|\p{Lu}\p{Ll}+)\b[^,.]{0,40}? (?:is|are|has|have|stands?|lives|likes) (?!now\b|gone\b|free\b|open\b|dead\b|broken\b|silent\b|over\b|yours\b)/iu;
const mostBehind = 3;

/** The sentences behind a consequence that go on with it: `The bell cracks.`, `He will then give up the key.` */
function behind(sentences: readonly string[], consequence: string): string[] {
  const rest = sentences[0] === consequence ? sentences.slice(1) : sentences;
  const end = rest.findIndex((one) => apart.test(one) || merelyIs.test(one));
  return rest.slice(0, end < 0 ? mostBehind : Math.min(end, mostBehind));
}

const fails =
  /^(?:on a fail(?:ed (?:check|roll|save)|ure)|if (?:the (?:check|roll)|it|they|this) fails?|otherwise|failure(?: means)?|with a failed check)[,:]? (.+)$/i;
function failureIn(sentences: readonly string[]): string {
  return sentences.flatMap((one) => fails.exec(one)?.[1] ?? [])[0] ?? '';
}

const handed =
  /^(?:the|an?|his|her|their|its|\p{Lu}\p{Ll}+['’]s) ((?:\p{L}+ ){0,3}?\p{L}+) (?:is|are|has been|have been) (given|handed|shown|put|placed|laid|returned|brought|offered|hung|set|thrown|dropped|presented|restored)\b/iu;
const whose = "(?:the|an?|his|her|their|its|\\p{Lu}\\p{Ll}+['’]s) ((?:\\p{L}+ ){0,3}?\\p{L}+)";
const subject =
  '^(?:(?:somebody|someone|anyone|anybody|they|a character|the (?:hero(?:es)?|party|characters?|players)) )?';
/** `showing him the rope`, `somebody gives Tam the key` */
const toSomebody = new RegExp(
  `${subject}(giv|hand|show|offer|present|return|bring)(?:es|e|ing|s)?(?: back| over)? (?:him|her|it|them|\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?|the \\p{Ll}+) ${whose}(?= (?:to|in|at|before|from)\\b|,|$)`,
  'iu',
);
/** `hanging the bell on the frame` */
const somewhere = new RegExp(
  `${subject}(giv|hand|show|put|plac|lay|return|bring|offer|hang|set|throw|drop|present|restor)(?:es|e|t?ing|s)?(?: back)? ${whose}(?= (?:to|in|into|on|onto|back|before|at|over)\\b)`,
  'iu',
);

/** What a condition wants handed over or put somewhere. */
export function handingIn(condition: string): Solution['handing'] {
  const bare = condition.trim();
  const [, passiveItem, passiveVerb] = handed.exec(bare) ?? [];
  const [, activeVerb, activeItem] = toSomebody.exec(bare) ?? somewhere.exec(bare) ?? [];
  const item = passiveItem ?? activeItem;
  const [noun, quality = ''] = item?.toLowerCase().split(' ').toReversed() ?? [];
  if (!noun || isPersonNoun(noun)) return null;
  return {
    noun,
    quality,
    isGone: !/^(?:show|bring|offer|brought|present)/i.test(passiveVerb ?? activeVerb ?? ''),
  };
}

/** Everything that a room's text says would work there. */
export const solutionsIn = once((paragraphs: readonly Paragraph[]): Solution[] => {
  return paragraphs.flatMap(({ voice, text, isProse }) => {
    if (voice === 'aloud' || voice === 'numbers') return [];
    const sentences = wholeSentences(text);
    return sentences.flatMap((whole, at): Solution[] => {
      const sentence = naming(whole.replace(label, ''), sentences[at - 1] ?? '');
      const check = checkIn(sentence);
      if (isFind(sentence, check) || isToldFor(sentence, isProse === true)) return [];
      const split = splitOf(sentence, sentences[at + 1] ?? '', check);
      const done = deedOf(sentence, check);
      const conditions = split ? conditionsOf(split.condition) : [];
      const isAnswer = split?.isAnswer ?? false;
      const isWonByWords = split?.isWon ?? false;
      const isBlow = split !== null && blow.test(split.condition);
      const isNothing = conditions.length === 0 || (!isAnswer && conditions.every(({ size }) => size < 2));
      if (!split || (isNothing && !isWonByWords && !isBlow)) return [];
      const isWon = check !== null && isTalk(check) && says.test(sentence);
      return [
        {
          id: fingerprint(sentence),
          sentence,
          conditions,
          isAny: / or /.test(split.condition),
          consequence: split.consequence,
          isSecret: voice === 'secret',
          check: isWon && !isWonByWords ? null : check,
          checkAt: checkAt(split.condition, conditions.length),
          isAnswer,
          deed: readDeed(done ?? (conditions.length === 1 ? doneIn(split.condition.trim()) : null)),
          before: sentences.slice(0, at).join(' '),
          more: split.consequence === '' ? [] : behind(sentences.slice(at + 1), split.consequence),
          failure: failureIn(sentences.slice(at + 1, at + 4)),
          isWon: isWonByWords,
          isBlow,
          handing: handingIn(split.condition),
        },
      ];
    });
  });
});

/** What is to be handed over is not yet handed over by whoever merely has it. */
const handsOver =
  /\b(?:giv(?:e|es|ing)|gave|hand(?:s|ed|ing)?|shows?|showing|puts?|putting|plac(?:e|es|ing)|lays?|laying|returns?|returning|brings?|bringing|offers?|offering|hangs?|hanging|sets?|throws?|throwing|drops?|dropping|presents?|restores?|press(?:es)?|slip|lower|tie|hold (?:out|up)|holding (?:out|up)|pull out|take out|produce|wave|dangle|stick|insert|attach|fit|pass|toss|surrender|lend|deliver|carry)\b/i;

/** Who answers a riddle says little else. */
const mostOfAnswer = 6;
const isShort = (words: readonly string[]) => new Set(words).size <= mostOfAnswer;

/** `treats her with kindness`: what is kind is done in many words. */
const wantsKindness = /^(?:kind|gentl|sympath|comfort|compassion|tender)/;
export const isKindness = (condition: ReadonlySet<string>) =>
  [...condition].some((word) => wantsKindness.test(word));
const kindly =
  /\b(?:gentl\w*|kind\w*|soft(?:ly)?|warm(?:ly)?|tender\w*|comfort\w*|console|sorry|forgiv\w+|(?:not|never|no one will|nobody will) judge|hug|embrace|hold (?:her|his|their) hands?|take (?:her|his|their) (?:\p{L}+ )?hands? in|smile|sit (?:down )?with|you look tired|lay it down)\b/iu;

/** Which of its conditions some words meet, by number. */
export function metBy(message: string, { conditions, isAnswer, isBlow, handing: hands }: Solution): number[] {
  if (isBlow || (hands && !handsOver.test(message))) return [];
  const words = contentWords(message);
  return conditions.flatMap((condition, at) => {
    if (isKindness(condition) && kindly.test(message)) return [at];
    const shared = sharedWords(words, condition).length;
    if (isAnswer && condition.size < 3) return shared === condition.size && isShort(words) ? [at] : [];
    const needed = condition.size > 4 ? 3 : 2;
    return condition.size > 1 && shared >= needed ? [at] : [];
  });
}

/** Deeds that are one another's like. */
const kinds: readonly (readonly Act[])[] = [
  ['pull', 'lift', 'push', 'take'],
  ['open', 'unlock', 'break'],
  ['climb', 'jump'],
  ['swim', 'go'],
  ['cut', 'break'],
  ['use', 'pull', 'push', 'throw'],
  ['sneak', 'hide'],
];
const isLike = (one: Act, other: Act) =>
  one === other || kinds.some((kind) => kind.includes(one) && kind.includes(other));

/** Whether a deed is what the text has in mind, in whatever words: the same is done to the same. Without a check it has to be just that. */
export function isDeed({ act, echo }: Pick<Step, 'act' | 'echo'>, { deed, check }: Solution): boolean {
  if (!deed || !isLike(act, deed.act)) return false;
  const shared = sharedWords(contentWords(echo), deed.words).length;
  return check ? shared > 0 : shared > 0 && shared === deed.words.size;
}
