import { calledByWork } from '../talk/occupations.ts';
import { isSynonym } from '../talk/synonyms.ts';
import type { Telling } from '../telling/telling.ts';
import type { Referent } from '../world/referent.ts';
import type { FoeKind, Person } from '../world/world.ts';
import { carriedItem, knownSpell } from './carried.ts';
import { singular } from './inflection.ts';
import { meantByKind, meantByPronoun } from './pronouns.ts';
import type { Phrase } from './reading.ts';
import { resembles } from './resembles.ts';
import { bodyParts, everywhere, liesHere, ofBody, toldWords } from './scenery.ts';

const selfWords = new Set(['me', 'myself', 'i', 'self', 'yourself', 'you']);
const placeWords = new Set([
  'here',
  'around',
  'place',
  'room',
  'area',
  'surroundings',
  'scene',
  'dump',
  'joint',
  'dive',
  'hellhole',
  'shithole',
  'everything',
  'surrounding',
]);
const goldWords = new Set([
  'gold',
  'gp',
  'coin',
  'money',
  'purse',
  'silver',
  'copper',
  'coinage',
  'cash',
  'credit',
  'dollar',
  'piece',
]);
const companyWords = new Set(['friend', 'companion', 'ally', 'party', 'comrade', 'teammate', 'buddy']);

/** How well words name something: the noun itself counts most, what is said of it besides decides between two. */
function score(
  phrase: Phrase,
  words: readonly string[],
  isForgiving: boolean,
  besides: readonly string[] = [],
): number {
  const names = words.map((word) => singular(word.toLowerCase()));
  const isNamed = (word: string) =>
    names.includes(word) || (isForgiving && names.some((name) => resembles(word, name)));
  if (!isNamed(phrase.head)) return 0;
  const all = [...names, ...besides.map(singular)];
  return 3 + phrase.words.filter((word) => word !== phrase.head && all.includes(word)).length;
}

function best<One>(list: readonly One[], rate: (one: One) => number): { one: One; rate: number } | null {
  let found: { one: One; rate: number } | null = null;
  for (const one of list) {
    const rated = rate(one);
    if (rated > (found?.rate ?? 0)) found = { one, rate: rated };
  }
  return found;
}

const namesIn = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && word !== 'the');

/** Whoever may be fought in this world. */
export function foeKinds({ world }: Telling): FoeKind[] {
  const { places, threat } = world;
  return [
    ...places.flatMap(({ foes }) => foes.map(({ kind }) => kind)),
    ...(threat ? [threat.minion, threat.villain] : []),
  ];
}

/** `the village gate` is a gate, not a village. */
const headOf = (name: string) => namesIn(name.split(' of ')[0]!).slice(-1);
/** `the saloon` is the Brass Lantern saloon rather than the saloon mirror. */
const asHead = (rate: number, { head }: Phrase, name: string) =>
  rate > 0 && headOf(name).includes(head) ? rate + 0.5 : rate;

/** What somebody is, whatever their trade: the kobold cook is the kobold. */
const folk = new Set(
  'kobold goblin hobgoblin dwarf elf orc gnome halfling tiefling human ogre troll giant fairy pixie vampire werewolf ghost skeleton zombie robot android cyborg alien lizard lizardfolk cat dog bird bear man woman boy girl child lady gentleman nun monk widow orphan twin'.split(
    ' ',
  ),
);

/** `the Lullaby Man`: the one to beat, and nobody who is merely a man. */
export function isVillainCalled({ words }: Phrase, { world }: Telling): boolean {
  const names = namesIn(world.threat?.villain.name ?? '');
  return words.length > 1 && words.every((word) => names.includes(word));
}

/** `ferry` alone is not the ferry keeper, whatever her words are. */
function ratePerson(phrase: Phrase, { name, role, words }: Person, isForgiving: boolean): number {
  const roles = namesIn(role);
  const trade = roles.slice(0, -1);
  const plain = [...namesIn(name), ...roles, ...words];
  if (trade.includes(phrase.head) && phrase.words.length === 1 && !folk.has(phrase.head)) return 0;
  const rate = score(phrase, plain, isForgiving);
  // Josse is Josse, and not Josse's daughter.
  return rate > 0 && namesIn(name).includes(phrase.head) ? rate + 0.25 : rate;
}

const anyFoe = ['enemy', 'foe', 'monster', 'creature', 'opponent', 'attacker', 'beast'];

/** Whoever and whatever is here, by the words that it is known by. */
function found(phrase: Phrase, turn: Telling, isForgiving: boolean): Referent | null {
  const { place, table, state, sheet } = turn;
  const foes = (table.encounter?.combatants ?? []).filter(({ side }) => side !== 'party');
  const foe = best(foes, ({ name, state: shape }) => {
    const kind = foeKinds(turn).find((one) =>
      name.toLowerCase().includes(one.name.toLowerCase().replace(/^the /, '')),
    );
    const rate = score(phrase, [...namesIn(name), ...(kind?.words ?? []), ...anyFoe], isForgiving);
    return rate > 0 && (shape === 'down' || shape === 'dead') ? rate - 0.5 : rate;
  });
  if (foe) return { kind: 'foe', id: foe.one.id, name: foe.one.name };
  const person = isVillainCalled(phrase, turn)
    ? null
    : best(place.people, (one) => ratePerson(phrase, one, isForgiving));
  const thing = best(place.things, (one) =>
    asHead(
      score(phrase, [...one.words, ...headOf(one.name)], isForgiving, namesIn(one.name)),
      phrase,
      one.name,
    ),
  );
  const item = sheet && !goldWords.has(phrase.head) ? carriedItem(phrase, sheet) : null;
  if (phrase.isOwn && item) return { kind: 'item', name: item.name, quantity: item.quantity };
  if (person && (!thing || person.rate >= thing.rate)) return { kind: 'person', person: person.one };
  const friend = best(turn.party, (one) => score(phrase, namesIn(one.name), isForgiving));
  if (friend) {
    const isSelf = friend.one.seat.user_id === turn.speaker.seat.user_id;
    return isSelf ? { kind: 'self' } : { kind: 'companion', actor: friend.one };
  }
  const way = best(place.exits, ({ to, name, words, obstacle }) => {
    const open = asHead(score(phrase, [...headOf(name), ...words], isForgiving, namesIn(name)), phrase, name);
    if (!obstacle || state.open.includes(to)) return open;
    return Math.max(
      open,
      score(phrase, [...headOf(obstacle.name), ...obstacle.words], isForgiving, namesIn(obstacle.name)),
    );
  });
  if (way && (!thing || way.rate > thing.rate)) {
    const { obstacle, to } = way.one;
    const isBarred = obstacle && !state.open.includes(to);
    const isObstacle =
      isBarred &&
      score(phrase, [...headOf(obstacle.name), ...obstacle.words], isForgiving, namesIn(obstacle.name)) > 0;
    return isObstacle ? { kind: 'obstacle', exit: way.one } : { kind: 'exit', exit: way.one };
  }
  if (thing && !phrase.isOwn) return { kind: 'thing', thing: thing.one };
  if (item) return { kind: 'item', name: item.name, quantity: item.quantity };
  const spell = sheet ? knownSpell(phrase, sheet) : null;
  return spell ? { kind: 'spell', name: spell } : null;
}

/** `the front of the terminal`, `Odra's purse`, `the piano keys`: a part is found with what it belongs to. */
function ofWhole(phrase: Phrase, turn: Telling): Referent | null {
  if (phrase.isOwn || phrase.words.length < 2) return null;
  // `that guard smug face`: whose face it is decides.
  const isPart = / of |'s? /.test(phrase.shown) || bodyParts.has(phrase.head);
  if (!isPart && (everywhere.has(phrase.head) || toldWords(turn).has(phrase.head))) return null;
  for (const head of phrase.words.toReversed()) {
    if (head === phrase.head) continue;
    const whole = found({ ...phrase, head, words: [head] }, turn, false);
    if (whole && (isPart ? whole.kind !== 'item' : whole.kind === 'thing')) return whole;
  }
  return null;
}

/** `his arm`: whoever he is. */
function ownerMeant({ shown, head }: Phrase, turn: Telling): Referent | null {
  const [, owner] = /^(his|her|their) /i.exec(shown) ?? [];
  if (!owner || !(bodyParts.has(head) || head === 'trust')) return null;
  const pronoun = { his: 'him', her: 'her', their: 'them' }[owner.toLowerCase()]!;
  const meant = meantByPronoun({ shown: pronoun, head: pronoun, words: [pronoun], isOwn: false }, turn);
  return meant?.kind === 'person' || meant?.kind === 'foe' ? meant : null;
}

/** What a phrase stands for at this table, in this place, at this moment. */
export function ground(phrase: Phrase, turn: Telling): Referent {
  const { head } = phrase;
  if (selfWords.has(head)) return { kind: 'self' };
  if (phrase.words.includes('spell') && turn.sheet) {
    const name = knownSpell(phrase, turn.sheet);
    return name ? { kind: 'spell', name } : { kind: 'absent' };
  }
  const meant = meantByPronoun(phrase, turn) ?? ownerMeant(phrase, turn);
  if (meant) return meant;
  const exact =
    found(phrase, turn, false) ??
    ofWhole(phrase, turn) ??
    (isVillainCalled(phrase, turn) ? null : meantByKind(phrase, turn));
  if (exact) return exact;
  if (goldWords.has(head)) return { kind: 'gold', amount: amountIn(phrase) };
  if (companyWords.has(head)) {
    const others = turn.party.filter(({ seat }) => seat.user_id !== turn.speaker.seat.user_id);
    if (others[0]) return { kind: 'companion', actor: others[0] };
  }
  if (phrase.isOwn && ofBody.has(head)) return { kind: 'self' };
  // What is one's own and was put down is by now a part of the place.
  if (phrase.isOwn && liesHere(turn, head)) return { kind: 'scenery' };
  if (phrase.isOwn) return found(phrase, turn, true) ?? { kind: 'absent' };
  if (placeWords.has(head) || turn.place.words.some((word) => singular(word) === head))
    return { kind: 'place' };
  const told = toldWords(turn);
  if (everywhere.has(head) || told.has(head) || bodyParts.has(head)) return { kind: 'scenery' };
  const forgiven = found(phrase, turn, true);
  if (forgiven) return forgiven;
  const alike = turn.place.people.find(({ role }) => isSynonym(namesIn(role).at(-1) ?? '', head));
  const worker = alike ?? calledByWork(head, turn);
  if (worker) return { kind: 'person', person: worker };
  return [...told].some((word) => resembles(head, word)) ? { kind: 'scenery' } : { kind: 'absent' };
}

function amountIn({ words }: Phrase): number | null {
  const digits = words.find((word) => /^\d{1,7}$/.test(word));
  return digits ? Number(digits) : null;
}
