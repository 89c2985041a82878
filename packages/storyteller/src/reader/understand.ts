import type { Telling } from '../telling/telling.ts';
import { beyondNature, claimIn } from './claims.ts';
import { sentencesIn } from './clauses.ts';
import { withoutCourtesies } from './courtesies.ts';
import { ownSubject } from './frames.ts';
import { isSmall, questionWords } from './function-words.ts';
import { featureIn } from './class-features.ts';
import { foreignLanguage } from './foreign.ts';
import { loneNounOf, meansAlone, pairOfNouns, withFragments } from './fragments.ts';
import { inPlainWords } from './idioms.ts';
import { withoutLeadIns } from './lead-ins.ts';
import { createMeantThings } from './meant-things.ts';
import { byMeaning } from './by-meaning.ts';
import { createMeanings, type Embed } from './meanings.ts';
import { addressed, asCalled } from './addressed.ts';
import { isChatter, withoutChatter } from './chatter.ts';
import { asksToBeTold, calledIn, noteCall, ofNamed, stillAsked, withCalls } from './carried-on.ts';
import { noteNouns } from './antecedents.ts';
import { asBefore, likeSentence } from './as-before.ts';
import { askStep, isAskedOfSomebody, isQuestion, readQuestion, sheetOf } from './question.ts';
import { emptyStep } from './empty-step.ts';
import { skipFillers } from './read-clause.ts';
import { withSpell } from './read-spell.ts';
import { withQuotesOf } from './prose/kept-quotes.ts';
import { isOrdered } from './prose/ordered.ts';
import { fromWhoActs } from './prose/opening.ts';
import { isAround, isTelling, readProse, withoutColour } from './prose/read-prose.ts';
import { readSteps } from './read-steps.ts';
import { withOwners } from './owners.ts';
import { keptReady } from './kept-ready.ts';
import { phraseOf } from './noun-phrase.ts';
import { buildingAsked, withPlaceNames } from './other-names.ts';
import { withPointedAt } from './pointed-at.ts';
import { planIn, withoutPlan } from './plan.ts';
import { actOfSkill } from './rolls.ts';
import { bySkill } from './by-skill.ts';
import { setApart } from './set-apart.ts';
import type { Phrase, Question, Reading } from './reading.ts';
import { withoutObjections } from './objections.ts';
import { withoutOutcries } from './outcries.ts';
import { callsOut, isPosing } from './said.ts';
import { type Scene, sceneOf } from './scene.ts';
import { firstPerson } from './second-person.ts';
import { isHint } from './scene-question.ts';
import { sheetQuestion } from './sheet-question.ts';
import { answerOf, isJoke, smallTalkOf } from './small-talk.ts';
import { withSpellNames } from './spell-glosses.ts';
import { spokenTo } from './spoken.ts';
import { lowWords, textOf, tidied, type Token, tokensOf } from './tokens.ts';
import { readToss } from './toss.ts';
import { isLaughedAt, saidToTable } from './to-the-table.ts';
import { type Read, together } from './together.ts';
import { claimsToHave, unownedSubject } from './unowned.ts';
import { isVerb, knownVerb } from './verbs.ts';
import { asWanted, isPriceAlone, isPricedAgain, wantedIn } from './wants.ts';
import { asParty } from './whole-party.ts';

export type { Embed } from './meanings.ts';

/** What a message means here: by its words, and by its meaning where words do not tell. */
export type Understand = (message: string, turn: Telling) => Promise<Reading>;

export function createUnderstanding(embed: Embed | undefined): Understand {
  const meaningOf = createMeanings(embed);
  const withThings = createMeantThings(embed);
  return async (message, turn) => {
    const scene = sceneOf(turn);
    const reading = readWords(message, scene);
    if (!isUnsure(reading, message)) return await withThings(reading, scene);
    const meaning = await meaningOf(tidied(message));
    return meaning ? byMeaning(meaning, reading, message, scene) : reading;
  };
}

function isUnsure(reading: Reading, message: string): boolean {
  if ((message.match(/[a-z']+/gi)?.length ?? 0) < 3) return false;
  return reading.kind === 'unknown' || (reading.kind === 'steps' && reading.steps[0]?.act === 'other');
}

/** Reads a message by its words alone: what stands in brackets only where the rest leaves it open, or for how it is meant. */
export function readWords(message: string, scene: Scene): Reading {
  const told = scene.turn.table.history
    .filter(({ sender }) => sender === 'dm')
    .slice(-6)
    .map(({ content }) => content)
    .join(' ');
  const { rest, objection } = withoutObjections(message, told);
  if (!objection) return readHeard(message, scene);
  const read = /\p{L}{2}/u.test(rest) ? readHeard(rest, scene) : null;
  const isIdle = !read || read.kind === 'unknown' || read.kind === 'small talk' || read.kind === 'answer';
  return { kind: 'objection', objection, besides: isIdle ? null : read };
}

function readHeard(message: string, scene: Scene): Reading {
  const { main, asides } = setApart(message);
  const plainly = readMain(main, scene);
  const called = plainly.kind === 'unknown' ? asCalled(main, scene) : null;
  const reading = called ? readMain(called, sceneOf(scene.turn)) : plainly;
  const skill = asides.map(actOfSkill).find((act) => act !== null);
  if (skill) return bySkill(reading, skill, scene);
  if (asides.length === 0) return reading;
  const isOpen = reading.kind === 'unknown' || reading.kind === 'small talk';
  if (!isOpen && reading.kind !== 'steps') return reading;
  const beside = readMain(asides.join(' . '), sceneOf(scene.turn));
  if (isOpen) return beside.kind === 'unknown' ? reading : beside;
  return beside.kind === 'question' ? { also: beside.question, ...reading } : reading;
}

/** `second wind! and then I hit him`: of what a class can do the sheet tells, and the rest is done. */
function withFeature(message: string, scene: Scene): Reading | null {
  const found = featureIn(message);
  if (!found) return null;
  const question: Question = { kind: 'sheet', field: 'class', about: found.feature };
  const read = /\p{L}{2}/u.test(found.rest) ? readMain(found.rest, scene) : null;
  if (read?.kind === 'steps') return { ...read, also: question };
  if (read?.kind === 'question') return { kind: 'question', question, also: read.question };
  return { kind: 'question', question };
}

function readMain(message: string, scene: Scene): Reading {
  const featured = withFeature(message, scene);
  if (featured) return featured;
  const written = tidied(message);
  const table = saidToTable(written, scene);
  if (table) return table;
  if (callsOut(written)) return { kind: 'speech', words: written, to: null };
  const heard = withoutCourtesies(withPointedAt(withoutLeadIns(withoutChatter(written)), scene.turn));
  const named = withPlaceNames(asParty(heard, scene.turn), scene);
  const plainly = withQuotesOf(written, inPlainWords(named));
  const text = withSpell(withSpellNames(plainly, scene.turn.sheet?.spells ?? []), scene);
  const plain = text
    .replace(
      /^(?:(?:a |quick |another |stupid |dumb )*(?:rules? )?question(?: for (?:the )?(?:dm|gm|you))?|rules?(?: check| question)?|meta|btw)\s*[:,-]+\s*/i,
      '',
    )
    .replace(/^[/(\s]*(?:ooc|\/ooc)\b[:,)\s]*/i, '');
  if (!/[\p{L}\p{N}]/u.test(text))
    return (text.includes('?') ? null : smallTalkOf(message)) ?? { kind: 'unknown' };
  const isName = (word: string) => scene.names.has(word) || scene.nouns.has(word);
  // What is short for an English word may be a word elsewhere.
  const language =
    foreignLanguage(textOf(tokensOf(text)), isName, isVerb) && foreignLanguage(text, isName, isVerb);
  if (language) return { kind: 'foreign', language: language === 'und' ? null : language };
  const toss = readToss(text, scene);
  if (toss) return { kind: 'tossed', toss };
  const next = goesOn(text, scene);
  if (next) return next;
  const answer = answerOf(text);
  if (answer) return answer;
  const leaning = asBefore(tokensOf(plain), scene, (before) => readWords(before, sceneOf(scene.turn)));
  if (leaning) return leaning;
  const tokens = withoutPlan(withOwners(tokensOf(plain.replace(taken, 'go ')), scene));
  const talk = hasMore(tokens, scene) ? null : smallTalkOf(text);
  if (talk) return talk;
  const prose = readProse(tokens, scene, readSentence);
  if (prose) return prose;
  const spoken = spokenTo(tokens, scene);
  if (spoken) return spoken;
  const whole = readWhole(tokens, scene) ?? pairOfNouns(tokens, scene);
  if (whole) return whole;
  const parted = withCalls(withFragments(sentencesIn(tokens), scene), scene);
  const isTold = isTelling(parted, scene);
  const priced = parted.some((one) => wantedIn(one, scene))
    ? parted.filter((one) => !isPriceAlone(one))
    : parted;
  const sentences = withoutOutcries(isTold ? priced.map(fromWhoActs) : priced, scene);
  const all = readAll(sentences.slice(0, 12), scene);
  const readings = isTold ? all.filter((one) => !isAround(one, scene)) : all;
  if (/^[/(\s]*(?:ooc|\/ooc)\b/i.test(text) && !readings.some(({ reading }) => reading.kind === 'question'))
    return { kind: 'small talk', tone: 'other' };
  const reading = withoutColour(saidThroughout(readings) ?? together(readings, scene), isTold, scene);
  if (ofRules.test(text) && asksSomething(reading))
    return { kind: 'question', question: { kind: 'rule', text: plain } };
  const isOpen =
    reading.kind === 'unknown' || (reading.kind === 'question' && reading.question.kind === 'open');
  if (reading.kind === 'unknown' && isChatter(text)) return { kind: 'small talk', tone: 'other' };
  if (reading.kind === 'unknown' && isLaughedAt(text)) return { kind: 'small talk', tone: 'laughter' };
  return isOpen ? (loneNounOf(tokens, scene) ?? reading) : reading;
}

/** `rules check: …` */
const ofRules = /^\W*(?:a |quick )*(?:rules?(?: check| question)?|mechanics(?: question)?)\s*[:,-]/i;

const asksSomething = (reading: Reading) =>
  reading.kind === 'unknown' ||
  (reading.kind === 'question' && !/^(?:rule|sheet)$/.test(reading.question.kind)) ||
  (reading.kind === 'steps' && reading.isAsked === true);

/** Every sentence by itself, in the light of those before it. */
function readAll(sentences: readonly Token[][], scene: Scene): Read[] {
  const reads: Read[] = [];
  let called: Phrase | null = null;
  for (const sentence of sentences) {
    const before = reads.at(-1)?.reading;
    const isWanted = before?.kind === 'steps' && wantedIn(sentence, scene) !== null;
    const leaning = before && !isWanted ? likeSentence(sentence, before, scene) : null;
    const reading: Reading = leaning ?? stillAsked(sentence, called, scene) ?? readSentence(sentence, scene);
    if (isPricedAgain(reading, before)) continue;
    called = calledIn(sentence, reading, scene) ?? (reading.kind === 'steps' ? null : called);
    if (reading.kind !== 'steps' || reading.isAsked) noteNouns(sentence, scene);
    for (const { kind, text } of sentence) if (kind === 'quote') noteCall(text, scene);
    const isNamed = before?.kind === 'unknown' && reading.kind === 'steps';
    reads.push({ sentence, reading: isNamed ? ofNamed(reading, scene) : reading });
  }
  return reads;
}

/** `Odra, listen. We need to cross. Tonight.`: whoever is called at the beginning is spoken to until somebody does something. */
function saidThroughout(reads: readonly Read[]): Reading | null {
  const [first, ...rest] = reads;
  if (first?.reading.kind !== 'speech' || !first.reading.to || rest.length === 0) return null;
  const isSaid = ({ sentence, reading }: Read) => {
    if (reading.kind === 'declared' || sentence.some(({ kind, text }) => kind === 'quote' || text === '?'))
      return false;
    const low = lowWords(sentence);
    if (asksToBeTold(low)) return false;
    const first = low.find((word) => !/^(?:then|and|so|but|now|next|after|that|meanwhile)$/.test(word));
    return first !== 'i' || low.includes('you') || low.includes('your');
  };
  if (!rest.every(isSaid)) return null;
  const words = [first.reading.words, ...rest.map(({ sentence }) => textOf(sentence))].join(' ');
  return { ...first.reading, words };
}

/** `take me to the pier`: one goes there. */
const taken =
  /^(?:please |now |ok )*(?:take|bring|get) (?:me|us) (?=(?:to|back|into|out|home|over|up|down|through)\b)/i;

const goingOn =
  /^(?:(?:ok(?:ay)?|now|and|so|then|yes|yeah|yep|sure|alright|right|please|let's)[,.! ]+)*(?:yes|yeah|yep|yup|sure|ok(?:ay)?|do (?:it|that|so)|i do(?: (?:it|that|so))?|go(?: on| ahead| for it)?|next|next step|continue|proceed|carry on|now that|ready|i am ready|i'm ready|the next (?:thing|step)|then that|with the plan|please)[.! ]*$/i;
const agreeing = /^(?:yes|yeah|yep|yup|ok(?:ay)?|sure|then|now|so|alright|fine)\b[,.! ]*/i;
const pointing = /^(?:i|we|him|her|them|it|that|this|so|there|then|now|and|do|to|just)$/;

/** `yes, I ask him that`: the verb of what was announced, and nothing that it did not say. */
function isSaidAgain(text: string, next: string): boolean {
  const words = lowWords(tokensOf(text.replace(agreeing, '')));
  const said = words.filter((word) => !pointing.test(word)).map((word) => knownVerb(word) ?? word);
  const announced = new Set(lowWords(tokensOf(next)).map((word) => knownVerb(word) ?? word));
  return (
    agreeing.test(text) && said.length > 0 && said.length < 3 && said.every((word) => announced.has(word))
  );
}

/** The next of what somebody announced, at their word. */
function goesOn(text: string, scene: Scene): Reading | null {
  const { state, speaker } = scene.turn;
  const next = state.next[speaker.seat.user_id];
  if (!next || !(goingOn.test(text) || isSaidAgain(text, next))) return null;
  const read = readSteps(tokensOf(`I ${firstPerson(next)}`), scene);
  return read && { kind: 'steps', steps: read.steps };
}

/** Whether behind the first comma or full stop there is a deed or a question: `sorry, was away, what happened?` */
function hasMore(tokens: readonly Token[], scene: Scene): boolean {
  const proposed = tokens.findIndex(({ low }, at) => at > 1 && low === "let's");
  if (proposed > 0 && proposed + 2 < tokens.length) return true;
  const cut = tokens.findIndex(({ kind }) => kind === 'mark');
  const rest = cut < 0 ? [] : tokens.slice(cut + 1);
  if (lowWords(rest).length < 2) return false;
  return isQuestion(rest) || ownSubject(rest, 0, scene) !== null;
}

/** Some wishes are known by the whole message. */
function readWhole(tokens: readonly Token[], scene: Scene): Reading | null {
  const low = lowWords(tokens).join(' ');
  if (isHint(low) && !isAskedOfSomebody(tokens, low, scene))
    return { kind: 'question', question: { kind: 'hint' } };
  if (/^(?:onwards?|forwards?|next|go on|carry on|continue|proceed|move on|keep going)$/.test(low))
    return { kind: 'steps', steps: [{ ...emptyStep, act: 'go', verb: 'go', echo: 'go on' }] };
  if (/^(?:i )?(?:skip|pass)(?: it| this| my turn| the turn)?$/.test(low))
    return { kind: 'steps', steps: [{ ...emptyStep, act: 'wait', verb: 'wait', echo: 'wait' }] };
  if (
    /^(?:so |hey |ok )*(?:is there |got |heard |have you heard )?(?:any|what is the) (?:news|rumou?rs?|gossip)\b/.test(
      low,
    )
  )
    return { kind: 'steps', steps: [{ ...askStep(null, null, textOf(tokens)), echo: 'ask for news' }] };
  const sheet = tokens.length < 8 ? sheetQuestion(low) : null;
  return sheet && !/^(?:i |we )/.test(low) ? { kind: 'question', question: sheetOf(sheet, scene) } : null;
}

const checksSheet =
  /^(?:i |we )?(?:(?:check|count|list|look at|look over|go over|go through) (?:what|which|how many|how much)(?: \w+){0,2} (?:i|we) (?:am|are|have|know|carry|own|can cast)\b|(?:check|look at|count|view|open|read) my (?:inventory|sheet|character|gold|hp|stats|spells?|equipment|gear|backpack|coins|money|purse|hit points|health|status)\b)/;
const requests =
  /^(?:(?:give|hand|pass|bring|fetch|pour|get|sell|show|find) (?:me|us) (?!(?:to|out|away|back|into|over|through)\b)|(?:i|we) (?:would like|need|want|am looking for|are looking for) (?:a|an|some|two|three|work|help|information|shelter|food|directions)\b|(?:one|two|three|a|an|another) \w+(?: \w+)? please$)/;

/** What is asked of somebody without the words for it: `you hear anything`, `any news`. */
const asksThem =
  /^(?:(?:you )?(?:hear|heard|know|see|seen|saw|got|have|sell|think|notice|noticed|remember|ever|find|found)\b(?! (?:me|us|this|that|my)\b)|any|anything|got|why|what|tell (?:me|us)|explain|describe)\b/;

const firstClause = (sentence: readonly Token[]) => {
  const comma = sentence.findIndex(({ text }) => text === ',');
  return lowWords(comma < 0 ? sentence : sentence.slice(0, comma)).join(' ');
};

/** `half my rations if you lead me there`: a deal. */
const offered =
  /\b(?:my|gold|coins?|rations?|give|pay|share|half|buy|owe)\b.*\bif you (?!know|have|see|want|like|please|can\b|ask|are)[a-z]+|\bin (?:exchange|return) for\b/;

/** `sorry, I wasn't listening`: what was not, and no deed. */
const leftUndone =
  /^(?:[^,"]{1,30}, )?(?:(?:sorry|so|well|but|and|also|because|btw|actually),? )*(?:i|we) (?:really |just |totally )?(?:(?:was|were|had|have|did|could)(?:n't| not))\b/;

const anyOne = /^(?:bro|dude|mate|buddy|pal|sir|madam|ma'am|man)$/;

/** `Springs, pillows, undersides.`: what a deed is about, and none itself. */
function isListOfThings(sentence: readonly Token[]): boolean {
  const parts = textOf(sentence)
    .replace(/[.!]+$/, '')
    .split(/,\s*/);
  return parts.length > 2 && parts.every((part) => /^[\p{L}'-]+s(?: [\p{L}'-]+s)?$/u.test(part));
}

/** `sorry, my sheet does not load, how much gold have I got?`: what is asked at the end, where the whole is read as less. */
function readSentence(sentence: Token[], scene: Scene): Reading {
  const reading = readOne(sentence, scene);
  const isVague =
    reading.kind === 'unknown' ||
    reading.kind === 'speech' ||
    (reading.kind === 'steps' && reading.isAsked) ||
    (reading.kind === 'question' && reading.question.kind === 'open');
  const last = sentence.findLastIndex(({ text }) => text === ',');
  if (!isVague || last < 2 || sentence.some(({ kind }) => kind === 'quote')) return reading;
  const rest = sentence.slice(last + 1);
  if (!questionWords.has(rest[skipFillers(rest)]?.low ?? '') && rest.at(-1)?.text !== '?') return reading;
  const asked = isQuestion(rest) ? readOne(rest, scene) : null;
  const isPlain = asked?.kind === 'question' && /^(?:sheet|rule|hint|table)$/.test(asked.question.kind);
  return isPlain ? asked : reading;
}

/** `that was me complaining, not an action`: how something was meant, said to the table. */
const ofTalking =
  /\bnot (?:an|a real|my) action\b|\b(?:that|this|it) (?:was|is) (?:just |only )?(?:me|us) (?:talking|complaining|joking|rambling|thinking|being|saying)\b|\b(?:that|this) (?:was|is) (?:just |only )?(?:ooc|out of character|table talk|a joke|in character)\b|^(?:i am |i'm |im )?(?:just )?(?:kidding|joking)\b/;

/** `sum up what we know`, `a quick recap, please`: asked of whoever tells the tale. */
const summedUp =
  /^(?:(?:please|ok|so|now|well|let's|i|we|can you|could you|would you|give (?:me|us)|a|the|quick|quickly|short|brief) )*(?:sum (?:(?:it|this|that|things|everything|all) )*up|summari[sz]e|recap|summary|story so far)\b(?!.* (?:for|to) (?!me|us)\w+$)/;

function readOne(sentence: Token[], scene: Scene): Reading {
  if (isListOfThings(sentence)) return { kind: 'unknown' };
  const sought = buildingAsked(textOf(sentence));
  const of = sought ? phraseOf(tokensOf(`the ${sought}`), scene) : null;
  if (of) return { kind: 'question', question: { kind: 'scene', asks: 'thing', of } };
  const wanted = wantedIn(sentence, scene);
  if (wanted) return { kind: 'steps', steps: [wanted] };
  const said = lowWords(sentence).join(' ');
  if (isJoke(said) && !addressed(sentence, scene) && !sentence.some(({ kind }) => kind === 'quote'))
    return { kind: 'small talk', tone: 'laughter' };
  if (ofTalking.test(said)) return { kind: 'small talk', tone: 'other' };
  if (summedUp.test(said))
    return { kind: 'question', question: { kind: 'scene', asks: 'happened', of: null } };
  const held = /^(?:hang|hold) on (?=\w)|^wait a (?:sec|second|minute|moment) /.exec(
    `${lowWords(sentence).join(' ')} `,
  );
  const [first, ...more] = held ? sentence.slice(held[0].trim().split(' ').length - 1) : sentence;
  if (
    /^(?:wait|on|sec|second|minute|moment|hmm|hm|umm?|uh|oh|sorry)$/.test(first?.low ?? '') &&
    more.length > 1 &&
    isQuestion(more)
  )
    return readSentence(more, scene);
  if (anyOne.test(first?.low ?? '') && more.length > 2 && isQuestion(more))
    return readSentence(more[0]!.kind === 'mark' ? more.slice(1) : more, scene);
  if (
    anyOne.test(first?.low ?? '') &&
    more.length > 1 &&
    scene.turn.place.people.length > 0 &&
    !isQuestion(more)
  )
    return { kind: 'speech', words: textOf(more), to: null };
  const low = lowWords(sentence).join(' ');
  const isMagic = (scene.turn.sheet?.spells ?? []).some((spell) =>
    low.includes(spell.toLowerCase().split(' ')[0]!),
  );
  if (
    beyondNature.test(low) &&
    !isMagic &&
    !/\b(?:cast|spell|potion|carpet|broom|wings|griffin|dragon)\b/.test(low)
  )
    return { kind: 'declared', claim: 'power', echo: '', object: null };
  const waiting = addressed(sentence, scene) ? null : keptReady(sentence, scene);
  if (waiting) {
    const { first, kept } = waiting;
    return first.length > 0 ? { kind: 'steps', steps: first, kept } : { kind: 'kept', kept };
  }
  const names = [...scene.names.keys()].filter((name) => !scene.own.has(name));
  const call = addressed(sentence, scene);
  const stated = call || sentence.some(({ kind }) => kind === 'quote') ? null : claimIn(low, names);
  // `there is a pony??` wonders.
  const isWondered = sentence.some(({ text }) => text === '?');
  if (stated === 'world' && isWondered) return { kind: 'small talk', tone: 'other' };
  // `I have 40 gold, yeah?` asks for the sheet.
  if ((stated === 'treasure' || stated === 'item') && isWondered) {
    const field = /\b(?:gold|gp|coins?|money)\b/.test(low) ? 'gold' : 'inventory';
    return { kind: 'question', question: { kind: 'sheet', field, about: null } };
  }
  // `nat 20 kills it right?` asks for the rule.
  if (
    stated === 'outcome' &&
    isWondered &&
    scene.turn.excerpts.rulebooks.length > 0 &&
    !/^(?:i|we)\b/.test(low)
  )
    return { kind: 'question', question: { kind: 'rule', text: textOf(sentence) } };
  const plan =
    call || (stated && stated !== 'outcome' && stated !== 'world') ? null : planIn(sentence, scene);
  // `…, we win` at the end of a plan is only a hope.
  const isHoped = plan !== null && !claimIn(firstClause(sentence), names);
  const claim = isHoped ? null : stated;
  if (claim) {
    const deeds = readSteps(sentence, scene);
    return {
      kind: 'declared',
      claim,
      echo: deeds && !/^(?:be|feel)$/.test(deeds.steps[0]!.verb) ? deeds.steps[0]!.echo : '',
      object: deeds?.steps[0]?.object ?? null,
    };
  }
  if (plan) return { kind: 'steps', steps: plan };
  const comma = sentence.findIndex(({ text }) => text === ',' || text === '?');
  const opening = sentence.slice(0, comma < 0 ? sentence.length : comma);
  if (/\b(?:check|roll)$|\b(?:check|roll) (?:on|for|to|against)\b/.test(lowWords(opening).join(' '))) {
    const rolled = !isQuestion(opening) && opening.length < 14 ? readSteps(opening, scene) : null;
    if (rolled) return { kind: 'steps', steps: rolled.steps };
  }
  const begin = sentence.findIndex(
    ({ text }, at) => text === ',' && isQuestion(sentence.slice(at + 1)) && at < 8,
  );
  const before = begin > 0 ? smallTalkOf(textOf(sentence.slice(0, begin))) : null;
  if (before) return readSentence(sentence.slice(begin + 1), scene);
  const talk = smallTalkOf(textOf(sentence));
  if (talk) return talk;
  if (call && !call.isVague && offered.test(low))
    return {
      kind: 'steps',
      steps: [
        {
          ...emptyStep,
          act: 'persuade',
          verb: 'offer',
          echo: `make ${call.to.shown} an offer`,
          target: call.to,
          speech: textOf(call.rest),
        },
      ],
    };
  if (call && !isQuestion(call.rest) && !asksThem.test(lowWords(call.rest).join(' ')))
    return { kind: 'speech', words: textOf(call.rest), to: call.to };
  if (call || (isQuestion(sentence) && !ownSubject(sentence, skipFillers(sentence), scene))) {
    const asks =
      /^(?:can|could|may)$/.test(sentence[0]?.low ?? '') && !sentence.some(({ text }) => text === '?');
    const deeds = asks ? readSteps(sentence, scene) : null;
    const question = readQuestion(sentence, scene);
    if (deeds && (!question || (question.kind === 'question' && question.question.kind === 'may')))
      return { kind: 'steps', steps: deeds.steps };
    if (question) return question;
  }
  const sheet = checksSheet.test(low) ? sheetQuestion(low) : null;
  if (sheet) return { kind: 'question', question: sheet };
  if (
    requests.test(low.replace(/^(?:please|hey|howdy|hi|hello|ok|so|well) /, '')) &&
    scene.turn.place.people.length > 0
  )
    return { kind: 'speech', words: textOf(sentence), to: null };
  if (
    (/^(?:i|we) (?!tell|ask|say|shout|whisper|want you)/.test(low) ||
      /\b(?:i|we) (?:will )?(?:\w+) you\b/.test(low)) &&
    /\b(?:you|your)\b/.test(low) &&
    !sentence.some(({ kind }) => kind === 'quote') &&
    scene.turn.place.people.length > 0
  )
    return { kind: 'speech', words: textOf(sentence), to: null };
  if (
    leftUndone.test(textOf(sentence).toLowerCase()) &&
    !sentence.some((_, at) => at > 5 && ownSubject(sentence, at, scene) !== null)
  )
    return begin > 0 ? readSentence(sentence.slice(begin + 1), scene) : { kind: 'small talk', tone: 'other' };
  if (isOrdered(sentence, scene)) return { kind: 'speech', words: textOf(sentence), to: null };
  const unowned = unownedSubject(sentence, scene);
  if (unowned) return { kind: 'declared', claim: 'item', echo: '', object: unowned };
  const means = meansAlone(sentence, scene);
  if (means) return means;
  const deeds = readSteps(sentence, scene);
  if (deeds && claimsToHave(low, deeds.steps[0]!, scene)) {
    return { kind: 'declared', claim: 'item', echo: deeds.steps[0]!.echo, object: deeds.steps[0]!.object };
  }
  if (deeds) return { kind: 'steps', steps: deeds.steps.map((step) => asWanted(step, scene)) };
  const own = low.replace(
    /^(?:btw|by the way|actually|fyi|also|ok|so|well|as it happens|turns out|in fact) /,
    '',
  );
  if (/^(?:i am|we are) /.test(own) && isPosing(own.replace(/ (?:btw|by the way|lol)$/, ''), scene))
    return { kind: 'declared', claim: 'identity', echo: '', object: null };
  if (sheetQuestion(low)) return { kind: 'question', question: sheetQuestion(low)! };
  const remark = readRemark(sentence, scene);
  // `hi I am new, what do I do`: what is asked behind it counts.
  return remark.kind === 'unknown' && begin > 0 ? readSentence(sentence.slice(begin + 1), scene) : remark;
}

const ofPlace =
  /^(?:(?:lol|haha|wow|ok|okay|man|ugh|hm|hmm|well|so|and|but|i think|i guess|gotta say) )*(?:this|that|it|these|those)(?: (?:place|town|village|house|ship|room|game|story|guy|thing|whole \w+))? (?:is|are|was|were|feels|looks|sounds|gets|got) (?!(?:\w+ )*(?:mine|dead|gone|open|broken)\b)/;

/** Neither a deed nor a question: perhaps words to somebody here. */
function readRemark(sentence: readonly Token[], scene: Scene): Reading {
  const words = lowWords(sentence);
  const isEnglish =
    words.filter((word) => isSmall(word) || knownVerb(word)).length * 2 >= words.length && words.length >= 3;
  const isSaid =
    words.some((word) => /^(?:you|your|us|we|our|me)$/.test(word)) &&
    isEnglish &&
    words.some((word) => knownVerb(word) || /^(?:is|are|am)$/.test(word));
  // `Odra seems nice`: said of somebody, to the table.
  if (
    words.length < 9 &&
    scene.names.has(words[0] ?? '') &&
    /^(?:is|seems|looks|sounds|was)$/.test(words[1] ?? '')
  )
    return { kind: 'small talk', tone: 'other' };
  // `this place is creepy`: said of it, to the table.
  if (words.length < 10 && ofPlace.test(words.join(' '))) return { kind: 'small talk', tone: 'other' };
  return isSaid && scene.turn.place.people.length > 0
    ? { kind: 'speech', words: textOf(sentence), to: null }
    : { kind: 'unknown' };
}
