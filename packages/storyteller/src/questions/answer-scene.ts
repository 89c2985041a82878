import { howOf } from '../conditions/seen.ts';
import { definite, listed, withArticle } from '../language/nouns.ts';
import { sentencesOf } from '../language/sentences.ts';
import { isPlausibleThing } from '../reader/plausible-thing.ts';
import type { Phrase, Question } from '../reader/reading.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import { isConversing, partnerIn } from '../talk/listener.ts';
import { retortIn } from '../talk/retort.ts';
import { askPartner } from './ask-partner.ts';
import { meant } from './meant.ts';
import { hourOf } from '../story/hour.ts';
import { quotable, sayAnyway } from './say-anyway.ts';
import { asksTimeLeft } from '../reader/scene-question.ts';
import { foesOf, isFree, onward } from './things-to-do.ts';
import { answerContents } from '../deeds/contents.ts';
import { isInSight } from '../deeds/marks.ts';
import { isHere, tellNamed, toldOf } from './tell-named.ts';
import { tellStory } from './tell-story.ts';

const beVerb = (names: readonly unknown[]) => (names.length === 1 ? 'is' : 'are');

function where(turn: Telling): void {
  const { at, name, arrival, senses } = turn.place;
  sayAnyway(turn, [
    `You are ${at}.`,
    `You are still ${at}.`,
    `Where you are is called ${name}.`,
    `This is ${name}, and you are in the middle of it.`,
  ]);
  const [first] = sentencesOf(arrival.split('\n')[0] ?? '');
  if (first && turn.say(turn.prose.fill(first, turn.slots) || first)) return;
  turn.line(senses);
}

function described(turn: Telling, person: Person): string {
  const { name, role } = person;
  const trade = role === '' ? '' : withArticle(role).replace(/^an? (?=the )/, '');
  return [name, trade, howOf(turn, person)].filter(Boolean).join(', ');
}

function who(turn: Telling): void {
  const { place, party, speaker } = turn;
  const people = place.people.map((one) => described(turn, one));
  const foes = foesOf(turn).map(({ name }) => definite({ name, proper: /^(?:the )?\p{Lu}/u.test(name) }));
  const friends = party.filter(({ seat }) => seat.user_id !== speaker.seat.user_id).map(({ name }) => name);
  // Roles come with commas, so several are parted by more than a comma.
  const list =
    people.length > 1 ? `${people.slice(0, -1).join('; ')}; and ${people.at(-1)}` : (people[0] ?? '');
  if (people.length > 0)
    sayAnyway(turn, [
      `Here with you ${beVerb(people)} ${list}.`,
      `You see ${list}.`,
      `There ${beVerb(people)} ${list}.`,
      `In this place you have for company ${list}.`,
    ]);
  if (friends.length > 0)
    sayAnyway(turn, [
      `${listed(friends)} ${beVerb(friends)} at your side.`,
      `With you ${beVerb(friends)} ${listed(friends)}.`,
      `Of your own there ${beVerb(friends)} ${listed(friends)}.`,
    ]);
  if (foes.length > 0)
    sayAnyway(turn, [
      `Against you ${beVerb(foes)} ${listed(foes)}.`,
      `You are fighting ${listed(foes)}.`,
      `Your foes: ${listed(foes)}.`,
    ]);
  if (people.length + foes.length > 0) return;
  sayAnyway(
    turn,
    friends.length > 0
      ? ['Nobody else is here.', 'Besides you there is nobody here.', 'There is nobody else in sight.']
      : ['Nobody is here but you.', 'You are alone here.', 'There is nobody in sight but yourself.'],
  );
}

function what(turn: Telling): void {
  const { place, state } = turn;
  if (/\b(?:smell|hear|sound|listen|air)/i.test(turn.message)) {
    if (turn.line(place.senses)) turn.line(place.senses);
    if (!/\b(?:see|look|looking|find)\b/i.test(turn.message)) return;
  }
  const things = place.things
    .filter((thing) => isHere(turn, thing) && isInSight(state, thing))
    .map(({ name }) => name);
  const left = state.left[place.id] ?? [];
  const list = listed([...things, ...left]);
  if (list === '') {
    sayAnyway(turn, [
      'Nothing here catches the eye.',
      'There is nothing here to speak of.',
      'You see nothing of note.',
    ]);
    return void turn.line(place.senses);
  }
  sayAnyway(turn, [
    `You see ${list}.`,
    `Here you have ${list}.`,
    `What catches the eye: ${list}.`,
    `Within reach: ${list}.`,
  ]);
}

function exits(turn: Telling): void {
  const { place } = turn;
  if (place.exits.length === 0)
    return void sayAnyway(turn, [
      'No way leads on from here that you can see.',
      'There is no way out in sight.',
      'You see no way onward from here.',
    ]);
  for (const exit of place.exits) {
    const way = exit.name;
    if (isFree(turn, exit))
      sayAnyway(turn, [
        `The way to ${way} is open.`,
        `You can go to ${way}.`,
        `Nothing keeps you from ${way}.`,
      ]);
    else {
      const between = exit.obstacle!.name;
      sayAnyway(turn, [
        `A way leads to ${way}, but ${between} stands between.`,
        `You could go to ${way}, if it were not for ${between}.`,
        `Between you and ${way} there is ${between}.`,
      ]);
      turn.say(exit.obstacle!.block);
    }
  }
}

const deadline =
  /\b(?:before|until|within|by)\b(?: [\p{L}\d-]+){0,3} (?:hours?|minutes?|days?|midnight|dawn|dusk|noon|sunrise|sunset|nightfall|tonight|morning)\b|\bin (?:\w+ ){1,3}(?:hours?|minutes?|days?)\b(?! ago)/iu;
const until = /\b(?:before|until|till|to|at) (?:the )?(\p{L}{3,})\W*$/iu;

/** What was announced of the time that is left, in the host's own words. */
function timeLeft(turn: Telling): void {
  const sentences = sentencesOf(turn.table.game.description);
  const [, hour = ''] = until.exec(turn.message) ?? [];
  const named = hour && sentences.find((sentence) => sentence.toLowerCase().includes(hour.toLowerCase()));
  const told = named || sentences.find((sentence) => deadline.test(sentence));
  if (!told)
    return void sayAnyway(turn, [
      'Nobody has set you an hour for it.',
      'No hour was named by which it must be done.',
      'As far as you were told, nothing ends at a certain hour.',
    ]);
  const words = quotable(told);
  sayAnyway(turn, [
    `What you were told of it: "${words}"`,
    `It was put to you like this: "${words}"`,
    `As it was said at the beginning: "${words}"`,
  ]);
}

function time(turn: Telling): void {
  const { table } = turn;
  if (asksTimeLeft(turn.message.toLowerCase())) timeLeft(turn);
  const isOfWeather = /\b(?:weather|rain|raining|snow|snowing|cold|warm|hot|dark|light)\b/i.test(
    turn.message,
  );
  if (isOfWeather) turn.line(turn.place.senses);
  const hour = hourOf(turn) ?? table.world.time;
  if (!hour)
    return void sayAnyway(turn, [
      'Nobody here has a clock, and the tale has not said.',
      'The hour was never named.',
      'There is no telling the hour.',
    ]);
  sayAnyway(turn, [
    `The hour: ${hour}.`,
    `By the light it is ${hour}.`,
    `The time of it, as far as one can tell: ${hour}.`,
  ]);
}

function goal(turn: Telling): void {
  const { world, table } = turn;
  const quest = world.threat
    ? turn.prose.fill(world.threat.quest, turn.slots)
    : table.world.quests.find(({ status }) => status === 'open')?.name;
  if (quest) {
    const by = world.patron ? `, as ${world.patron.name} asked of you` : '';
    const what = quest.replace(/[.!]$/, '');
    sayAnyway(turn, [
      `What you are here for: ${what}${by}.`,
      `Your task: ${what}${by}.`,
      `It all comes down to this: ${what}${by}.`,
    ]);
  } else
    sayAnyway(turn, [
      'Nobody has set you a task yet.',
      'What you are after is still for you to find out.',
      'No task stands on record so far.',
    ]);
  const exit = onward(turn);
  if (!exit) return;
  const next = exit.name;
  sayAnyway(
    turn,
    isFree(turn, exit)
      ? [`The trail leads to ${next}.`, `From here it goes on to ${next}.`, `What comes next is ${next}.`]
      : [
          `The way onward is ${next}, past ${exit.obstacle!.name}.`,
          `First you have to get past ${exit.obstacle!.name}, then on to ${next}.`,
          `It goes on at ${next}, behind ${exit.obstacle!.name}.`,
        ],
  );
}

/** Whether whoever is spoken with knows of it. */
function isSpokenOf(turn: Telling, { head }: Phrase): boolean {
  return partnerIn(turn)?.topics.some(({ words }) => words.includes(head)) ?? false;
}

/** `this mine`, not the lamps that it is called by. */
const isNamedPlace = ({ place }: Telling, { head, shown }: Phrase) =>
  !place.arrival.toLowerCase().includes(head) || /^(?:this|here)\b/.test(shown.toLowerCase());

/** A short question that names no deed and nobody's look at it. */
const followsOn = (message: string) =>
  message.includes('?') && message.length < 100 && !/\b(?:i|we|me|us|here|around|see|look)\b/i.test(message);

const ofPeople = /^\W*(?:and |but |so )?(?:who|whose|when)\b/i;

function named(turn: Telling, phrase: Phrase | null): void {
  if (!phrase) return void what(turn);
  if (/^(?:plan|mission|job|task|quest|goal|objective|assignment)$/.test(phrase.head)) return void goal(turn);
  const found = meant(turn, phrase);
  if (
    (found.kind === 'scenery' || found.kind === 'absent') &&
    isSpokenOf(turn, phrase) &&
    askPartner(turn, true)
  )
    return;
  // Who did it, and when, is to be seen on nothing.
  if (
    found.kind === 'scenery' &&
    ofPeople.test(turn.message) &&
    !toldOf(turn, phrase) &&
    askPartner(turn, true)
  )
    return;
  // `which evening?`, `claws?`: of what was said just now, to whoever said it.
  if (
    (found.kind === 'scenery' || found.kind === 'absent') &&
    isConversing(turn) &&
    followsOn(turn.message) &&
    !toldOf(turn, phrase) &&
    askPartner(turn, true)
  )
    return;
  if (!isPlausibleThing(phrase, turn.message) && isConversing(turn) && askPartner(turn, true)) return;
  if (found.kind === 'exit' || found.kind === 'obstacle') exits(turn);
  else if (found.kind === 'place' && (isNamedPlace(turn, phrase) || !toldOf(turn, phrase))) where(turn);
  else tellNamed(turn, phrase, found);
}

/** What only somebody in the tale can know: `what happened to the water`, `who else knows about this`, `is it dangerous`. */
function isForSomebody({ message }: Telling, asks: string): boolean {
  if (retortIn(message) !== null) return true;
  if (asks === 'happened')
    return /\bhappen(?:s|ed|ing)? (?:to|with|in|at) (?!me\b|us\b|here\b)/i.test(message);
  return asks === 'thing' && /\b(?:wrong|happen(?:s|ed|ing)?|matter|problem|why|you|your)\b/i.test(message);
}

/** `what does the note say`, `what chores are on the list`, `which ship is the transponder from`. */
const asksToRead = (message: string) =>
  /\b(?:says?|said|reads?|written|writes?|stands?|shows?|lists?|leads?|goe?s?|on (?:the|that|it)|in (?:the|that|it)|from|about)\b/i.test(
    message,
  );

/** What is here, who, and what was before, without a roll. */
export function answerScene(turn: Telling, { asks, of }: Extract<Question, { kind: 'scene' }>): void {
  if (asksToRead(turn.message) && answerContents(turn, turn.message)) return;
  if (isForSomebody(turn, asks) && askPartner(turn, true)) return;
  if (asks === 'thing') return void named(turn, of);
  ({ where, who, what, exits, time, goal, happened: tellStory })[asks](turn);
}
