import type { Topic } from '../world/world.ts';
import { contentWords } from './content-words.ts';
import type { Guard } from './may-say.ts';
import type { Named, OwnSentence } from './named.ts';
import { asOwnSpeech } from './own-mouth.ts';
import { toldIn } from './own-sentences.ts';
import { sightOf } from './prose-sight.ts';
import { wordsFor } from './topic-words.ts';
import { wonIn } from './won-by.ts';
import { checkIn } from './written-check.ts';

const mostTopics = 16;
const saying =
  'says?|tells?|explains?|admits?|claims?|insists?|replies|answers|confirms?|mentions?|whispers?|mutters|recalls?|remembers?|swears?|reports?|shares?|warns?|believes?|knows?|thinks?|suspects?|heard|relates?';
const toWhom = `(?: (?:to )?(?:them|you|the \\p{Ll}+|(?:anyone|anybody|everyone|everybody|somebody|those)(?: who (?:asks?|listens?|stops?|comes?|will listen|do(?:es)?(?: not|n['’]t) [^,.:]{3,25}?))?|whoever (?:asks|comes|will listen)))?(?: (?:freely|openly|gladly|readily|also|at once|quietly|plainly|proudly))?`;
/** `She will readily explain that …` */
const that = new RegExp(
  `\\b(?:${saying}|is (?:sure|certain|convinced))(?: \\w+ly)?${toWhom} that (.+)$`,
  'iu',
);
/** `knows the way through the house, that the Baron …` */
const listedThat = /\bknows [^.]{3,80}?, that (.+)$/i;
/** `says he went out`, `knows the old mill is haunted` */
const clause = new RegExp(
  `\\b(?:${saying})${toWhom} ((?:he|she|there|it|the|an?|his|her|nobody|everybody|\\p{Lu}\\p{L}+)\\b[^.:,]{0,60}? ?\\b(?:is|was|are|were|went|saw|heard|has|had|have|came|goes|comes|sold|stole|took|hid|found|lost|left|gave|took|met|knew|did|will|can|cannot|never|sank|fell|died)\\b.+)$`,
  'u',
);
const tellsWay = /\btells (?:them |you )?the way[^:]{0,40}: (.+)$/i;
const confession = /\b(?:confess(?:es)?|admits?|reveals?)(?: \w+)? that (.+)$/i;
const quoted = /["“]([^"”]{12,300})["”]/g;
const onceAsked =
  /^(?:if|when|once) (?:saved|asked|freed|out|there|found|inside|outside|alone|rescued|questioned|pressed|spoken to|calmed)\b(?:[^,]{0,40}, | (?=he |she |they ))/i;
/** `If asked about the bell, he says that …`: by what it is asked for, and what is said then. */
const askedAbout =
  /^(?:(?:if|when|once) )?(?:he is |she is |they are )?(?:asked|questioned|pressed)(?: \w+ly)? (?:about|on|regarding|of|for|why|who|what|where|how|whether|if) (.{2,80}?)[,:] (.+)$/i;
const conditional =
  /^(?:if|unless|should|when|once|only|(?:in (?:return|exchange) )?for (?:an?|some|the|his|her|\d+|two|three|five|ten))\b|\bwhoever (?:gives|brings|pays|buys|shows|helps)\b|\b(?:only if|only when|unless|if (?:he|she|they|the|somebody|someone|anyone|asked)|(?:when|once) (?:somebody|someone|anyone|anybody|asked|the (?:party|characters|players)|(?:he|she|they) (?:is|are) (?:asked|treated|paid|shown|given|alone|drunk|calm|pressed|questioned)))\b/i;
/** What goes on with what was just told. */
const followsUp =
  /^(?:they (?!can\b|should\b|may\b|must\b|will\b|have to\b|need\b|could\b|get\b|find\b|see\b)|(?:it (?:is|was|has|had)|nobody|there (?:is|was|are|were)) )/i;
/** What comes of what was asked for before. */
export const goesOnThen = (text: string) => /^(?:then|in that case|if so|only then)\b/i.test(text);
const withheld = /\b(?:not|n't|never|nothing) (?:know|say|tell|speak|talk|mention)/i;
const remembered =
  /^(?:he|she|they) (?:last )?(?!is\b|was\b|has\b|will\b|would\b|can\b|cannot\b|does\b|could\b|likes?\b|wears?\b|wants?\b)(\w+(?:ed|ew|aw|ought|ound|eard|old|ame|ook|ept|ost|et)) /i;
/** `His apprentice Wil went up to the baths`: what has become of those who are theirs is what they speak of. */
const kin = `apprentice|son|daughter|brother|sister|wife|husband|mother|father|niece|nephew|grandson|granddaughter|grandfather|grandmother|uncle|aunt|cousin|partner|friend|child|boy|girl|dog|cat|horse|goat|cow|mule|ship|boat|shop|house|farm`;
const theirOwn = new RegExp(
  `^(?:his|her|their) (?:\\p{Ll}+ ){0,2}(?:${kin})s?\\b(?:,? \\p{Lu}\\p{Ll}+){0,2}(?:, [^,]{2,50},)? (?:is|are|was|were|has|have|hasn['’]t|went|left|came|ran|died|fell|vanished|disappeared|took|lost|never|\\p{Ll}+ed)\\b`,
  'iu',
);
/** `She has a bad leg and cannot climb`, `he wants her back`: how they are, what they lack and wish for. */
const plight =
  /^(?:he|she|they|(?:\p{Lu}\p{Ll}+ ){1,3})(?:also |only |still |badly )?(?:has (?:lost|not slept|no (?!idea)\p{Ll}+|an? (?:bad|sore|broken|sick|lame|ill)\b)|cannot|can['’]t|wants?(?! (?:nothing|to (?:kill|rob|trick|fool|be|see|know|hear|talk))| (?:the|them|everybody|everyone|nobody) (?:dead|gone|out))|needs?|misses|is (?:looking for|worried about|afraid of|afraid that|waiting for|missing|desperate)|fears?|owes|hopes?)\b/iu;
/** `He gives 30 gold to whoever brings her home` */
const rewards =
  /^(?:he|she|they|(?:\p{Lu}\p{Ll}+ ){1,3})(?:['’](?:ll|d) | will | would | also )*\s?(pays?|gives?|promises) ((?:them |you )?(?:\d|an? |the |his |her |free |half ).*\b(?:gold|silver|copper|gp|sp|cp|coins?|potion|reward|watch|ring|sword|purse)\b.*)$/iu;
const forDeed =
  /\b(?:if|when|once|whoever|for)\b.*\b(?:brings?|bringing|finds?|finding|gets?|clears?|kills?|back|returns?|rescues?|saves?|drives?|gone|solves?|delivers?|helps?|home|stops?|stopped|recovers?|fetch(?:es)?|safe|rid)\b/i;
const toYou = (text: string) =>
  text
    .replace(/\b(?:the (?:characters|party|players|adventurers|heroes|PCs|group))\b/g, 'you')
    .replace(/\b(?:them|they)\b/g, 'you')
    .replace(/\s*\((?:\d+ ?[gsc]p)\)/g, '');
/** `says how sorry he is` */
const sayingHow = /\b(?:says|tells \p{L}+|explains) how (\p{Ll}+) (he|she) (is|was)\b(.*)$/iu;
/** `She writes every guest's name on the slate`: what anybody sees them do, and they make no secret of. */
const habit =
  /^(?:he|she|they) (?:writes|runs|tends|sells|brews|cooks|mends|repairs|makes|bakes|weaves|teaches|comes|lives|sleeps|works|waits|hunts|fishes|sings|paints|carves|collects|trades|feeds|rings|lights|sweeps|guards|watches|looks after|gathers|visits|sews|reads|studies|serves|ferries|rows|drives|rides|grows|raises|breeds|prays|digs|counts|records|copies|plays|drinks|limps|walks|carries) /i;
const furtive =
  /\b(?:secret(?:ly)?|hid(?:es|den)?|stole|steals|in truth|actually|nobody knows|does not want|kill(?:s|ed)|murder|pretends?|plans?)\b/i;
/** `her niece Linnet, who walked out three nights ago` */
const ofTheirs =
  /\b(?:her|his|their) ((?:\p{Ll}+ ){1,2}\p{Lu}\p{Ll}+), who ((?:\p{L}+(?:ed|t)|went|came|left|has|was|is|fell|took|saw|ran|lives|works) [^.;]{6,160})/gu;
/** What somebody holds out for help. */
const offers =
  /\boffers? (?:them |you |the party |the characters )?((?:\d+|an?|the|free|her|his|half) [^.;:]{3,200})/i;
/** `He says the keeper has not been seen`: whatever comes behind it, in prose. */
const sayingThat =
  /^(?:he|she|they|(?:\p{Lu}\p{Ll}+ ?){1,3}|the \p{Ll}+)(?: also| only)? (?:says?|tells (?:everybody|everyone|you|the \p{Ll}+|them)|complains?|swears?|knows?|believes?|thinks?|has heard|suspects?)(?: that)? (?!the (?:word|password|code|way)\b|how\b)(.{8,})$/iu;
const finite = /\b(?:is|are|was|were|has|had|have|will|can|\p{L}{3,}(?:ed|s))\b/u;

/** `three have vanished; it began that night`: each for itself. */
function partsOf(told: string): string[] {
  const parts = told.split(/; (?:and )?(?:that )?|,? and that |, that /);
  if (parts.length > 1) return parts;
  const [, ...others] = told.split(/, (?=(?:[^"“”]*["“”][^"“”]*["“”])*[^"“”]*$)/);
  const clauses = others.length > 0 ? told.split(/, (?=(?:[^"“”]*["“”][^"“”]*["“”])*[^"“”]*$)/) : parts;
  return clauses.length > 1 && clauses.every((one) => finite.test(one) && one.split(' ').length > 2)
    ? clauses
    : parts;
}

/** Without what is done besides: `…, and gives them the key`. */
const untilDone = (told: string) => told.split(/,? and (?:gives|tells|begs|offers|shows|hands|asks) /)[0]!;

/** `The bell: it fell silent`, `**The bell.** It fell silent`: by what it is asked for. */
function labelled({ text, raw }: OwnSentence): { about: string; rest: string } {
  const bold = /^[\s>-]*(?:\*\*|__|\*)([^*_\n]{2,50}?)[.:?]?(?:\*\*|__|\*)[.:?]?\s/.exec(raw)?.[1];
  const [, about = '', rest = text] = /^(?:about |on )?([^.:!?"“]{2,40})[:?] (.{6,})$/i.exec(text) ?? [];
  if (about !== '') return { about, rest };
  return bold && text.startsWith(bold)
    ? { about: bold, rest: text.slice(bold.length).replace(/^[.:?]?\s*/, '') }
    : { about: bold ?? '', rest: text };
}

/** What stands between quotation marks, or what is said in other words. */
export function speechIn(text: string): string | null {
  const words = [...text.matchAll(quoted)].map(([, one]) => one!);
  if (words.length > 0) return words.join(' ');
  return that.exec(text)?.[1] ?? clause.exec(text)?.[1] ?? toldIn(text);
}

/** Whether somebody holds out something for help. */
export const isOffer = (says: string) => /^I (?:offer|will (?:pay|give)) /.test(says);

/** Whether a sentence has somebody before its verb. */
const includesFirst = (text: string, name: string) => {
  const at = text.indexOf(name.split(' ').at(-1)!);
  return at >= 0 && at < text.search(/\boffers?\b/);
};

/**
 * What somebody says when asked: what the text lets them know and say, without what is marked as a secret. `more`: what they can say
 * besides; it stands before what comes later, since what was told is remembered by its number.
 */
export function spokenTopics(
  named: Named,
  guard: Guard,
  { confesses, more }: { confesses: boolean; more: readonly Topic[] },
): Topic[] {
  const topics: Topic[] = [];
  const confessed: Topic[] = [];
  const add = (text: string, about = '', into = topics) => {
    const says = asOwnSpeech(text, named);
    if (says.length < 8 || says.length > 320 || !guard.maySay(says)) return;
    if ([...topics, ...confessed].some((one) => one.says === says)) return;
    if (/\bthe (?:characters|party|players|adventurers|heroes)\b/i.test(says)) return;
    const asked = (about.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter(
      (word) => contentWords(word).length > 0,
    );
    into.push({ words: [...new Set([...asked, ...contentWords(about), ...wordsFor(says)])], says });
  };
  let wasTold = false;
  for (const sentence of named.own) {
    const before = topics.length;
    const goesOn = wasTold && followsUp.test(sentence.text) && !conditional.test(sentence.text);
    wasTold = false;
    if (sentence.voice !== 'plain' || checkIn(sentence.text)) continue;
    if (wonIn(sentence.text) !== null || goesOnThen(sentence.text)) continue;
    const answer = /^["“]([^"”]{6,300})["”]$/.exec(sentence.text)?.[1];
    const at = named.own.indexOf(sentence);
    if (answer && named.own[at - 1]?.text.endsWith('?')) {
      // `What is in it? "Family papers."`: of what stands before it.
      add(
        answer,
        named.own
          .slice(Math.max(0, at - 2), at)
          .map(({ text }) => text)
          .join(' '),
      );
    } else if (sentence.isListed) {
      const { about, rest } = labelled(sentence);
      for (const part of rest.includes(';') ? partsOf(rest) : [rest]) add(part, about);
    } else tellFrom(sentence.text, sentence.isProse === true);
    if (topics.length === before && goesOn && sightOf(sentence.text) !== 'hidden') add(sentence.text);
    wasTold = topics.length > before;
  }
  function tellFrom(whole: string, isProse: boolean): void {
    const [, about = '', answer = ''] = askedAbout.exec(whole) ?? [];
    const answered =
      answer === '' || withheld.test(answer)
        ? null
        : (speechIn(answer) ??
          (/^(?:he|she) (?!goes|turns|looks|shrugs|will|won)/i.test(answer) && !wonIn(whole)
            ? answer
            : null));
    if (answered) return void add(answered, about);
    const one = whole.replace(onceAsked, '');
    const way = confesses ? tellsWay.exec(one)?.[1] : undefined;
    if (way) add(way, '', confessed);
    const isOpen = !withheld.test(one) && !conditional.test(one);
    const list = isOpen ? toldIn(one) : null;
    if (list && !/^["“]/.test(list)) {
      for (const part of partsOf(list)) add(part);
      return;
    }
    const owned = confession.exec(one)?.[1];
    if (owned) return void (confesses && isOpen && add(untilDone(owned), '', confessed));
    const told = isOpen
      ? (that.exec(one)?.[1] ?? listedThat.exec(one)?.[1] ?? clause.exec(one)?.[1])
      : undefined;
    if (told && !/^(?:the |an? )?\p{L}+ (?:say|tell|ask|cry|shout)\b/iu.test(told)) {
      for (const part of untilDone(told).split(/,? and that |, that /)) add(part);
      return;
    }
    const [, how, who, was, rest = ''] = (isOpen && sayingHow.exec(one)) || [];
    if (how && who) {
      for (const [at, part] of partsOf(rest).entries())
        add(at === 0 ? `${who} ${was} so ${how}${part}` : part);
      return;
    }
    const prose = sayingThat.exec(one)?.[1];
    if (isProse && prose && isOpen) return void add(prose);
    for (const [, kin, what] of one.matchAll(ofTheirs)) add(`my ${kin} ${what}`);
    const isTheirs = includesFirst(one, named.name) || /^(?:he|she|they)\b/i.test(one);
    const offer = isTheirs ? offers.exec(one)?.[1] : undefined;
    if (offer) add(`I offer ${offer}`);
    const [, pays, what = ''] = rewards.exec(one) ?? [];
    if (pays && (!conditional.test(one) || forDeed.test(one)))
      return void add(
        `I will ${/^(?:pays?|gives?)$/.test(pays) ? pays.replace(/s$/, '') : 'give'} ${toYou(what)}`,
      );
    if (conditional.test(one)) return;
    for (const [, words] of one.matchAll(quoted)) if (words!.split(' ').length > 4) add(words!);
    // `She is seventy, and she lost her hand in the fen`: what has become of them stands behind what they are.
    const behind = /, and ((?:he|she|they) [^;]{8,200})$/i.exec(one)?.[1] ?? '';
    if ((theirOwn.test(one) || plight.test(one)) && !furtive.test(one) && sightOf(one) !== 'hidden')
      add(one.split('; ')[0]!);
    else if (remembered.test(one) || (habit.test(one) && !furtive.test(one))) add(one);
    else if (remembered.test(behind) && !furtive.test(one)) add(behind);
  }
  // What is wrong comes before what is paid for it.
  const known = [
    ...topics.filter(({ says }) => !isOffer(says)),
    ...topics.filter(({ says }) => isOffer(says)),
  ];
  return [...known.slice(0, mostTopics), ...more, ...confessed].slice(0, 2 * mostTopics);
}
