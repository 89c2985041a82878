import { titled } from '../../deeds/number.ts';
import type { Step } from '../../reader/reading.ts';
import { attempt, type Resolve } from '../../telling/attempt.ts';
import { gainItem, loseItem } from '../../telling/belongings.ts';
import type { Telling } from '../../telling/telling.ts';
import type { Check } from '../../world/world.ts';
import { contentWords, stem } from '../content-words.ts';
import { befall, hazardIn, withoutHazard } from '../hazards.ts';
import { traitsOf } from '../nouns-in-text.ts';
import { type Opened, openAdventure, roomOf } from '../opened.ts';
import { asItHappens, personIn } from '../outcome.ts';
import type { Room } from '../rooms.ts';
import { itDoesNotWork } from '../script-lines.ts';
import { markSolved } from '../seen.ts';
import { metBy, solutionsIn } from '../solutions.ts';
import { deedsInText, shownOf, skilledById, skilledDeed, type TextDeed } from './deeds-in-text.ts';
import { managed, yoursFromThere } from './note-lines.ts';
import { comesToPass } from './ends-when.ts';
import { broughtToLight, isNoted, note } from './notes.ts';
import { reveal, tellNote } from './tell-note.ts';
import { wake } from './wake.ts';
import { clausesOf, isSameDeed, isWord, looksOnly, verbsIn } from './words.ts';

const alike: readonly ReadonlySet<string>[] = [
  'light candle torch lantern lamp flame taper',
  'smoke smoker puff fume',
  'food ration meat bread fish cheese morsel',
  'song hymn tune ballad sing',
  'water waterskin bucket',
].map((words) => new Set(words.split(' ').map(stem)));
const isMeant = (word: string, object: string) =>
  isWord(word, object) || alike.some((set) => set.has(word) && set.has(object));

const whole = /\b(?:all|every|each|both|last|rest|remaining|them)\b/i;
const part = /\b(?:one|an?|single|two|three|another|some|first)\b/i;
const shows = new Set(
  ['show', 'giv', 'give', 'hand', 'feed', 'offer', 'present', 'return', 'put', 'plac', 'lay', 'place'].map(
    stem,
  ),
);
const edible =
  /\b(?:rations?|bread|meat|cheese|fish|food|apples?|sausages?|ham|jerky|berries|biscuits?|cakes?)\b/i;
const food = new Set(['fed', 'feed'].map(stem));

/** Whether somebody does what the text waits for. */
export function doesIt(message: string, { verb, objects, besides, isLast }: TextDeed): boolean {
  return clausesOf(message).some((clause) => {
    const words = contentWords(clause);
    if (looksOnly(clause) && !/\b(?:show|hold up)\b/i.test(clause)) return false;
    const verbs = [...verbsIn(clause), ...words];
    if (!verbs.some((one) => isSameDeed(one, verb))) return false;
    if (isLast && !whole.test(clause) && (part.test(clause) || !/\p{L}{3,}s\b/u.test(clause))) return false;
    if (objects.length === 0) return true;
    // Whoever feeds somebody need not say with what; it is they who are meant.
    const main = objects.slice(-1);
    const isMain = main.some((one) => words.some((word) => isMeant(word, one)));
    const isAny = objects.some((one) => words.some((word) => isMeant(word, one)));
    const isBeside = besides.some((one) => words.some((word) => isMeant(word, one)));
    // `wade over`, where there is one thing to wade to.
    const isBare = verbs.includes(verb) && words.every((one) => one === verb);
    return isMain || isBare || (isAny && isBeside) || (isBeside && verbs.includes(verb));
  });
}

/** The same among what the text says would work; what `it` is may be named there. */
const solutionOf = ({ paragraphs }: Room, { note: { text } }: TextDeed) =>
  solutionsIn(paragraphs).find(({ sentence }) => sentence.slice(-40) === text.slice(-40));

const plain: Step = {
  ...{ act: 'other', verb: 'do', echo: '', object: null, instrument: null, target: null },
  ...{ topic: null, manner: null, speech: null, amount: null },
};

/** Of what is shown, handed over or put somewhere, what somebody carries; null where nobody has it. */
function carried(turn: Telling, { objects }: TextDeed): string | null {
  const items = turn.sheet?.inventory.map(({ name }) => name) ?? [];
  const main = objects.at(-1) ?? '';
  return items.find((name) => contentWords(name).some((word) => isMeant(word, main))) ?? null;
}

/** Lets come what the text has for a deed, by its own check where it has one. Whether it has anything. */
export async function bringsAbout(
  turn: Telling,
  adventure: Opened,
  room: Room,
  echo: string,
): Promise<boolean> {
  if (turn.table.encounter) return false;
  const fitting = deedsInText(room).filter((one) => doesIt(turn.message, one));
  const deed = fitting.find(
    ({ note: { id }, check }) => check || !isNoted(turn.state, room.id, `told ${id}`),
  );
  if (!deed) return await triesSkill(turn, room, echo);
  const known = solutionOf(room, deed);
  // What is understood as one of its solutions is solved there.
  if (!deed.check && known && metBy(turn.message, known).length > 0) return false;
  if (deed.check && known && known.consequence !== '' && deed.success === '') return false;
  if (deed.check) {
    await attemptIt(turn, deed, deed.check, echo);
    return true;
  }
  const isHanding = shows.has(deed.verb);
  const item = isHanding ? carried(turn, deed) : null;
  const isFood = food.has(deed.verb);
  const meal = isFood ? turn.sheet?.inventory.find(({ name }) => edible.test(name))?.name : undefined;
  if (isFood && !meal) return false;
  if (meal) await loseItem(turn, meal);
  if (
    isHanding &&
    !item &&
    !isFood &&
    deed.objects.some((one) => (traitsOf.get(one) ?? ['portable']).includes('portable')) &&
    !isHere(turn, deed)
  )
    return false;
  if (echo !== '') turn.say(`You ${echo}.`);
  if (known) markSolved(turn.state, room.id, known.id);
  if (item && !/^show|^pres|^off/.test(deed.verb)) await loseItem(turn, item);
  await happen(turn, adventure, room, deed, deed.success);
  return true;
}

async function attemptIt(
  turn: Telling,
  { id }: TextDeed,
  { skills: [skill = 'Strength'], difficulty }: Check,
  echo: string,
): Promise<void> {
  const step = { ...plain, echo };
  await attempt(turn, { by: 'story', step, skill, difficulty, about: `deed ${id}` }, resolveDeedInText);
}

/** What takes a skill by the text is rolled for as it is written, in whatever words it is done. */
async function triesSkill(turn: Telling, room: Room, echo: string): Promise<boolean> {
  const deed = /\?\s*$/.test(turn.message) ? null : skilledDeed(turn.message, room);
  if (!deed?.check || isNoted(turn.state, room.id, `told ${deed.note.id}`)) return false;
  if (solutionOf(room, deed)) return false;
  await attemptIt(turn, deed, deed.check, echo);
  return true;
}

const isHere = ({ place }: Telling, { objects }: TextDeed) =>
  place.things.some(
    ({ words, isHidden }) => !isHidden && words.some((word) => stem(word) === objects.at(-1)),
  );

/** What follows in the words of the text, and whatever goes on with it. */
async function happen(
  turn: Telling,
  adventure: Opened,
  room: Room,
  { note: own }: TextDeed,
  text: string,
): Promise<void> {
  note(turn.state, room.id, `told ${own.id}`);
  reveal(turn, own.text);
  comesToPass(turn, `${turn.message} ${own.text}`);
  turn.state.progress += 1;
  const person = personIn(turn, { before: own.before.join(' '), sentence: own.text });
  const subject = /^it\b/i.test(text) ? shownOf(own) : (person?.name ?? null);
  const told = asItHappens(withoutHazard(text), subject, true);
  const isTold = await tellNote(turn, adventure, told);
  for (const more of own.behind.slice(0, 2)) {
    if (
      !/^(?:he|she|it|they|his|her|its|their|then|this|inside|behind it|within)\b/i.test(more) ||
      /\bDC ?\d|\b(?:if|when|unless)\b/i.test(more)
    )
      break;
    reveal(turn, more);
    await tellNote(turn, adventure, asItHappens(more, null, true));
  }
  const hazard = hazardIn(text);
  if (hazard) await befall(turn, hazard, `note ${own.id}`);
  else await wake(turn, adventure, room, text);
  if (!isTold && !hazard) turn.line(managed);
}

/** What comes of a deed for which the text has a check. */
export const resolveDeedInText: Resolve = async (turn, { about, step: { echo } }, { isSuccess }) => {
  const { script } = turn.excerpts;
  const adventure = script && openAdventure(script);
  const room = adventure && roomOf(adventure, turn.state.at);
  const deed =
    room &&
    (deedsInText(room).find(({ id }) => about === `deed ${id}`) ??
      skilledById(about.replace(/^deed /, ''), room));
  if (!adventure || !room || !deed) return;
  if (echo !== '') turn.say(`You ${isSuccess ? '' : 'try to '}${echo}.`);
  if (isSuccess) {
    const known = solutionOf(room, deed);
    if (known) markSolved(turn.state, room.id, known.id);
    if (deed.success !== '') return await happen(turn, adventure, room, deed, deed.success);
    note(turn.state, room.id, `told ${deed.note.id}`);
    return void turn.line(managed);
  }
  const told = deed.failure === '' ? '' : asItHappens(withoutHazard(deed.failure), null);
  const hazard = deed.failure === '' ? null : hazardIn(deed.failure);
  const isTold = told !== '' && adventure.guard.isPlain(told) && turn.say(told);
  if (hazard) await befall(turn, hazard, `deed ${deed.note.id}`);
  else if (!isTold) turn.line(itDoesNotWork);
};

const takes = /\b(?:take|grab|pick up|pocket|collect|get|snatch|steal|lift|pack|keep|drink)\b/i;

/** What came to light by something that was done is there to be taken. Whether that is what was meant. */
export async function takesRevealed(turn: Telling, room: Room, echo: string): Promise<boolean> {
  if (turn.table.encounter || !takes.test(turn.message) || /\?\s*$/.test(turn.message)) return false;
  const words = contentWords(turn.message);
  for (const text of broughtToLight(turn.state, [room])) {
    const nouns = [
      ...text.matchAll(
        /\b(?:an?|the|his|her|some) ((?:[\p{Ll}'’-]+ ){0,2}?)(\p{Ll}+)((?: of \p{Ll}+)?)(?=[.,;]| (?:and|with|that|which|on|in|from|under|behind|for)\b|$)/giu,
      ),
    ];
    const found = nouns.find(
      ([, , noun]) =>
        words.includes(stem(noun!)) &&
        (traitsOf.get(noun!.toLowerCase())?.includes('portable') ??
          /^(?:potion|scroll|ring|gem|ruby|pearl|dagger|sword|amulet|wand|purse|pouch|ledger|packet|parcel|locket|medal|crown|idol|figurine|horn|flute|cloak|shield|axe|jewel|necklace|tin|charm|token|sigil)$/i.test(
            noun!,
          )),
    );
    const name = found && titled(`${found[1]}${found[2]}${found[3]}`).slice(0, 60);
    if (!name || turn.sheet?.inventory.some((one) => one.name === name)) continue;
    const mark = `lifted ${name}`;
    if (isNoted(turn.state, room.id, mark)) continue;
    note(turn.state, room.id, mark);
    if (echo !== '') turn.say(`You ${echo}.`);
    await gainItem(turn, name);
    turn.line(yoursFromThere, { what: `the ${name.toLowerCase()}` });
    return true;
  }
  return false;
}
