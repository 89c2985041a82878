import { isInterjection } from './plausible-thing.ts';
import { numberOf } from './function-words.ts';
import { ground } from './ground.ts';
import { wholeHow, withHows } from './hows.ts';
import { phraseEnd, phraseOf } from './noun-phrase.ts';
import { shortened } from './echo.ts';
import { type Act, type Phrase, type Reading, type Step, talkActs } from './reading.ts';
import { isBeing, type Scene } from './scene.ts';
import { secondPerson } from './second-person.ts';
import { skipFillers } from './read-clause.ts';
import { isLeadUp } from './lead-up.ts';
import { isPast, merged } from './read-steps.ts';
import { isSameQuestion, ofTheSame } from './same-listener.ts';
import { addressed } from './addressed.ts';
import { askStep } from './question.ts';
import { emptyStep } from './empty-step.ts';
import { topicOf } from './topic.ts';
import { lowWords, textOf, type Token, tokensOf } from './tokens.ts';

/** A sentence with what it was read as. */
export interface Read {
  sentence: readonly Token[];
  reading: Reading;
}

/** Said beside a question and done by nobody: `I have forgotten to write them down`, `just from where I stand`. */
function isAside({ act, verb, object, echo }: Step): boolean {
  const [base] = verb.split(' ');
  if (act === 'think' || verb === 'hold back' || echo.startsWith('have ')) return true;
  if ((act === 'sit' || act === 'wait') && !object) return true;
  return (
    act === 'other' &&
    /^(?:have|be|want|need|mean|forget|wonder|ask|see|try|lose|miss|zone|blank)$/.test(base!)
  );
}

/** `How does it work? I am putting the kids to bed.`, `Which ways lead on? I would like to draw them.`: why it is asked. */
function isBesides(sentence: readonly Token[], steps: readonly Step[], asked: string, scene: Scene): boolean {
  if (!/^(?:rule|sheet|scene|table|told)$/.test(asked)) return false;
  const low = lowWords(sentence).join(' ');
  if (/^(?:(?:just|so) )*(?:i|we) (?:would like|would love|want|wanted|need) to\b/.test(low)) return true;
  const isNow = /^(?:\S+ ){0,5}(?:i|we) (?:am|are|was|were)(?:n't| not)? (?!going|about|trying)\w+ing\b/.test(
    low,
  );
  return isNow && (/^(?:rule|sheet)$/.test(asked) || !steps.some(({ object }) => isHere(object, scene)));
}

const isMusing = ({ act, verb }: Step) =>
  act === 'think' &&
  /^(?:bet|reckon|figure|trust|distrust|like|hate|love|doubt|suspect|hope|guess|know|believe|fear|feel|care|mind|wish|think)\b/.test(
    verb,
  );

/** `I am leaving. Where is the station?` asks before it goes. */
const isBareGoing = ({ act, object, target }: Step) =>
  (act === 'go' || act === 'flee' || act === 'return') && !object && !target;

const sensing: ReadonlySet<Act> = new Set(['look', 'search', 'touch', 'watch', 'listen', 'smell']);
const verbal =
  /^(?:what|who|where|when|why|how|which|is|are|am|was|were|do|does|did|can|could|may|should|would|will|have|has|i|we|you|he|she|they)$/;

/** What is wondered about in a word or two: `secret doors?`, `any sign of sabotage on the crane?` */
function wondered(sentence: readonly Token[]): Token[] | null {
  if (!sentence.some(({ text }) => text === '?')) return null;
  const words = sentence.slice(skipFillers(sentence)).filter(({ kind }) => kind === 'word');
  const from = /^(?:is|are)$/.test(words[0]?.low ?? '') && words[1]?.low === 'there' ? 2 : 0;
  const asked = words.slice(from);
  // `Hello?` is called, and nothing that is looked for.
  if (asked.every(({ low }) => isInterjection(low))) return null;
  const isShort = asked.length > 0 && asked.length < 10 && !asked.some(({ low }) => verbal.test(low));
  return isShort ? asked : null;
}

function isHere(phrase: Phrase | null, { turn }: Scene): boolean {
  return (
    phrase !== null && ['thing', 'person', 'exit', 'obstacle', 'foe'].includes(ground(phrase, turn).kind)
  );
}

/** What of the scene stands in what is wondered about. */
function placeOf(asked: readonly Token[], scene: Scene): Phrase | null {
  for (let at = 0; at < asked.length; at++) {
    const end = phraseEnd(asked, at, scene);
    const phrase = end > at ? phraseOf(asked.slice(at, end), scene) : null;
    if (isHere(phrase, scene)) return phrase;
    if (end > at) at = end - 1;
  }
  return null;
}

/** Whoever looks and wonders looks for it. */
function lookingFor(step: Step, asked: readonly Token[], scene: Scene): Step {
  const act = step.act === 'listen' || step.act === 'smell' ? step.act : 'search';
  const object = isHere(step.object, scene) ? step.object : (placeOf(asked, scene) ?? step.object);
  return { ...step, act, object, echo: shortened(`${step.echo} for ${secondPerson(asked, scene)}`) };
}

/** `did somebody mess with it?`, beside a look at it. */
const wondersAtIt = (sentence: readonly Token[]) =>
  sentence.some(({ text }) => text === '?') &&
  /^(?:is|are|was|were|did|has|have|does|do|any|anything)$/.test(
    sentence[skipFillers(sentence)]?.low ?? '',
  ) &&
  sentence.some(({ low }) =>
    /^(?:it|them|anything|something|anyone|someone|somebody|anybody|there)$/.test(low),
  ) &&
  !sentence.some(({ low }) => /^(?:you|i|we)$/.test(low));

/** `secret doors? I tap along the walls`: one search. */
function joined(reads: readonly Read[], scene: Scene): Read[] {
  const list = [...reads];
  for (let at = 0; at + 1 < list.length; at++) {
    for (const [question, deed] of [
      [at, at + 1],
      [at + 1, at],
    ] as const) {
      const { reading } = list[deed]!;
      const asked = wondered(list[question]!.sentence);
      const first = reading.kind === 'steps' ? reading.steps[0] : undefined;
      if (reading.kind !== 'steps' || !first || !sensing.has(first.act)) continue;
      const isWondering = first.object !== null && wondersAtIt(list[question]!.sentence);
      if (!asked && !isWondering) continue;
      const isOfSomebody = first.object !== null && isBeing(first.object, scene);
      const act: Act = isOfSomebody
        ? 'watch'
        : first.act === 'look' || first.act === 'watch'
          ? 'search'
          : first.act;
      const sought = asked && !isWondering ? lookingFor(first, asked, scene) : { ...first, act };
      const steps = [sought, ...reading.steps.slice(1)];
      list.splice(at, 2, { ...list[deed]!, reading: { kind: 'steps', steps } });
      break;
    }
  }
  return list;
}

/** `Tacks, you are so shiny. I lay it on thick.`: to whoever was spoken to. */
function toWhom(steps: readonly Step[], readings: readonly Reading[]): Step[] {
  const spoken = readings.find((reading) => reading.kind === 'speech');
  const [first, ...rest] = steps;
  if (
    !first ||
    !spoken?.to ||
    first.target ||
    !/^(?:flatter|persuade|threaten|deceive|tell)$/.test(first.act)
  )
    return [...steps];
  return [{ ...first, target: spoken.to, speech: first.speech ?? spoken.words }, ...rest];
}

/** `I give her 3 gold. ok 4. here, take it`: the last word on the price counts. */
function amended(steps: Step[], given: readonly Read[]): Step[] {
  const [first, ...rest] = steps;
  if (first?.act !== 'pay' || first.amount === null) return steps;
  let { amount } = first;
  for (const { sentence } of given.slice(1)) {
    const lows = sentence.filter(({ kind }) => kind === 'word').map(({ low }) => low);
    const number = lows.map(numberOf).findLast((one) => one !== null);
    if (number !== undefined && lows.every((low) => numberOf(low) !== null || offering.test(low)))
      amount = number;
  }
  return amount === first.amount
    ? steps
    : [{ ...first, amount, echo: first.echo.replace(String(first.amount), String(amount)) }, ...rest];
}

const isSaidAgain = ({ echo }: Step) => /^(?:do|try) (?:it|that|this)$/.test(echo);

const offering =
  /^(?:ok|okay|no|wait|fine|make|it|that|here|take|then|gold|coins?|gp|alright|or|maybe|actually|sorry|i|mean|how|about|have|there|you|go)$/;

/** A blow at nobody is meant for whoever was spoken of. */
function atNamed(step: Step, { mentioned, turn }: Scene): Step {
  if (step.act !== 'attack' || step.object || turn.table.encounter || !mentioned.being) return step;
  return ground(mentioned.being, turn).kind === 'person' ? { ...step, object: mentioned.being } : step;
}

const stepsOf = (reads: readonly Read[]) =>
  reads.flatMap(({ reading }) => (reading.kind === 'steps' ? reading.steps : []));

const winning: ReadonlySet<Act> = new Set(['persuade', 'threaten', 'deceive', 'flatter', 'calm']);

/** `tell him: "Confess." I want to intimidate him.`: how the words were meant. */
const isHowMeant = (said: Step, next: Step) =>
  said.speech !== null &&
  said.target !== null &&
  talkActs.has(said.act) &&
  next.speech === null &&
  winning.has(next.act);

/** `I tell him I am sorry. I want to know where he was.`: asked of whoever was spoken to. */
const askedOfSame = (before: Step, step: Step): Step =>
  step.act === 'ask' && !step.target && talkActs.has(before.act) && before.target
    ? { ...step, target: before.target }
    : step;

/** What is done in all sentences; what one of them only leads up to is done with the next. */
function inOrder(reads: readonly Read[], scene: Scene): Step[] {
  const list: Step[] = [];
  for (const { sentence, reading } of reads) {
    if (reading.kind !== 'steps') continue;
    const [first, ...rest] = reading.steps;
    const before = list.at(-1);
    const how = before && reading.steps.length === 1 ? wholeHow(sentence) : null;
    if (before && how) {
      list[list.length - 1] = withHows(before, [how], scene);
      continue;
    }
    const isNext = /^(?:then|next|after|afterwards|finally|lastly|second|third)$/.test(
      sentence.find(({ kind }) => kind === 'word')?.low ?? '',
    );
    // `I watch her face. Is she lying?` is one look.
    if (first?.act === 'watch' && before?.act === 'watch' && !isNext) {
      list.push(...rest);
      continue;
    }
    if (first && before && isHowMeant(before, first)) list[list.length - 1] = { ...before, act: first.act };
    else if (first && before && !isNext && isLeadUp(before, first, scene))
      list[list.length - 1] = merged(before, first, scene);
    else if (first) list.push(before ? askedOfSame(before, first) : first);
    list.push(...rest);
  }
  const blow = list.findIndex(({ act }) => act === 'attack' || act === 'steal');
  if (blow > 0 && list.slice(0, blow).every((step) => isLeadUp(step, list[blow]!, scene)))
    list.splice(
      0,
      blow + 1,
      list.slice(0, blow + 1).reduce((before, step) => merged(before, step, scene)),
    );
  return list;
}

/** Whoever does this has no mind to talk, whatever they shout. */
const rough: ReadonlySet<Act> = new Set([
  'attack',
  'shove',
  'cast',
  'steal',
  'flee',
  'surrender',
  'sneak',
  'hide',
]);

/** `"And the bell?" I buy an ale.`: what is said beside a deed is heard as well. */
function saidBeside(reads: readonly Read[], steps: readonly Step[], scene: Scene): Step | null {
  const isSpoken = ({ sentence }: Read) => sentence.every(({ kind }) => kind !== 'word');
  const words = reads
    .filter(isSpoken)
    .flatMap(({ sentence }) => sentence.flatMap(({ kind, text }) => (kind === 'quote' ? [text] : [])))
    .join(' ');
  if (words === '' || steps.some(({ act, speech }) => speech !== null || rough.has(act))) return null;
  const near = steps
    .flatMap(({ target, object }) => [target, object])
    .find((one) => one && isBeing(one, scene));
  const called = addressed(tokensOf(words), scene);
  const to = called && !called.isVague ? called.to : (near ?? null);
  if (/\?/.test(words)) return askStep(to, topicOf(tokensOf(words), scene), words);
  const echo = `say${to ? ` to ${to.shown}` : ''}: "${words}"`;
  return { ...emptyStep, act: 'tell', verb: 'say', echo, target: to, speech: words };
}

/** What was asked beside a deed, of nobody who was named. */
const askedIn = (reads: readonly Read[]) =>
  reads
    .filter(
      ({ sentence, reading }) =>
        (reading.kind === 'steps' && reading.isAsked) ||
        (sentence.some(({ text }) => text === '?') &&
          reading.kind === 'question' &&
          /^(?:open|told)$/.test(reading.question.kind)),
    )
    .map(({ sentence }) => textOf(sentence))
    .join(' ');

const plainly = /^(?:scene|sheet|rule|told)$/;

/** Of two questions that have plain answers both are answered. */
function withSecond(first: Extract<Reading, { kind: 'question' }>, all: readonly Reading[]): Reading {
  const same = JSON.stringify(first.question);
  const second = all.find(
    (one) =>
      one.kind === 'question' && plainly.test(one.question.kind) && JSON.stringify(one.question) !== same,
  );
  if (second?.kind !== 'question' || !plainly.test(first.question.kind)) return first;
  return { ...first, also: second.question };
}

/** `what do I get`, `what happens then`: what the rules make of it. */
const ofWhatFollows =
  /^(?:so |and |then )*(?:what (?:do|does|did) (?:i|we|that|it) (?:get|do|mean|deal)|what happens|is that|does that|how much)\b/;

/** One reading of all sentences: a claim outweighs a deed, a deed a question, a question words, words small talk. */
export function together(given: readonly Read[], scene: Scene): Reading {
  const reads = ofTheSame(joined(given, scene), scene);
  const readings = reads.map(({ reading }) => reading);
  const asked = reads.filter(({ reading }) => reading.kind === 'steps' && reading.isAsked);
  const deeds = reads.filter((read) => read.reading.kind === 'steps' && !asked.includes(read));
  // What somebody thinks, and what they have seen before, is why they do the rest.
  const isWhy = (step: Step) => isMusing(step) || isPast(step) || step.verb === 'hold back';
  const done = inOrder(deeds, scene);
  const counted = done.some((step) => !isWhy(step)) ? done.filter((step) => !isWhy(step)) : done;
  const [asks] = stepsOf(asked);
  const isOnWay = (step: Step) => isWhy(step) || isAside(step) || (asks && isLeadUp(step, asks, scene));
  const isAsking = asks !== undefined && counted.every(isOnWay);
  const steps = isAsking ? stepsOf(asked) : counted.map((step) => atNamed(step, scene));
  const claim = readings.find(({ kind }) => kind === 'declared');
  const isHoped = steps.length > 2 && claim?.kind === 'declared' && claim.claim === 'outcome';
  // `Nat 20 on an attack. What do I get?`
  const isRule = claim?.kind === 'declared' && claim.claim === 'outcome' && steps.length === 0;
  const asksWhat = reads.some(({ sentence }) => ofWhatFollows.test(lowWords(sentence).join(' ')));
  if (isRule && asksWhat)
    return {
      kind: 'question',
      question: { kind: 'rule', text: given.map(({ sentence }) => textOf(sentence)).join(' ') },
    };
  if (claim && !isHoped) return claim;
  const kept = readings.flatMap((one) => ('kept' in one && one.kept ? [one.kept] : []))[0];
  const questions = readings.filter((reading) => reading.kind === 'question');
  const question = questions.find((one) => !/^(?:may|open)$/.test(one.question.kind)) ?? questions[0];
  const besides = given.flatMap(({ sentence, reading }) =>
    question && reading.kind === 'steps' && isBesides(sentence, reading.steps, question.question.kind, scene)
      ? reading.steps
      : [],
  );
  // What is bought and what is laid down for it are one deal.
  const [bought, paid] = steps;
  if (bought?.act === 'trade' && paid?.act === 'pay' && paid.amount !== null)
    steps.splice(0, 2, { ...paid, echo: shortened(`${bought.echo} and ${paid.echo}`) });
  const isOnlyAside = steps.every(
    (step) => isAside(step) || besides.includes(step) || (question && isBareGoing(step)),
  );
  // `what if I climb up? yeah, let's do that`
  if (question?.question.kind === 'may' && steps.length > 0 && steps.every(isSaidAgain))
    return { kind: 'steps', steps: [question.question.step] };
  if (steps.length > 0 && !(question && isOnlyAside)) {
    const beside = questions.find((one) => plainly.test(one.question.kind))?.question;
    const beneath = saidBeside(reads, steps, scene);
    const last = steps.at(-1)!;
    // `offer him our protection. "Tell us where it is."`: said with the offer.
    const isBareAsk = last.act === 'ask' && last.target !== null && !last.topic && !last.speech;
    const isOne = beneath !== null && (winning.has(last.act) || isBareAsk);
    if (isOne)
      steps[steps.length - 1] = { ...last, speech: beneath.speech, topic: last.topic ?? beneath.topic };
    // `Who had a key? I ask Priya.`: of whom, behind what.
    const words = isBareAsk && !isOne ? askedIn(reads) : '';
    if (words !== '')
      steps[steps.length - 1] = { ...last, speech: words, topic: topicOf(tokensOf(words), scene) };
    // Of two questions both are answered, unless they are one.
    const second = isAsking && steps[1]?.act === 'ask' ? steps[1] : null;
    if (second) steps.splice(0, 2, { ...steps[0]!, speech: steps[0]!.speech ?? textOf(asked[0]!.sentence) });
    const also =
      words !== '' || isOne
        ? null
        : second
          ? isSameQuestion(steps[0]!, second)
            ? null
            : second
          : asks && !isAsking && !steps.some((step) => isSameQuestion(step, asks))
            ? { ...asks, speech: asks.speech ?? (askedIn(reads) || null) }
            : beneath;
    return {
      kind: 'steps',
      steps: amended(toWhom(steps, readings), given).slice(0, 8),
      ...(beside && { also: beside }),
      ...(also && { asks: also }),
      ...(isAsking && { isAsked: true }),
      ...(kept && { kept }),
    };
  }
  if (kept) return { kind: 'kept', kept };
  const speech = readings.findIndex(({ kind }) => kind === 'speech');
  const isSaid = speech >= 0 && question?.question.kind === 'open' && speech < readings.indexOf(question);
  if (isSaid) return readings[speech]!;
  for (const kind of ['question', 'speech', 'answer', 'small talk'] as const) {
    const found = kind === 'question' ? question : readings.find((reading) => reading.kind === kind);
    if (found?.kind === 'question') return withSecond(found, questions);
    if (found) return found;
  }
  return { kind: 'unknown' };
}
