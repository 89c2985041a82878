import { findClue, gain } from '../story/advance.ts';
import type { Resolve } from '../telling/attempt.ts';
import { gainItem } from '../telling/belongings.ts';
import type { Telling } from '../telling/telling.ts';
import type { Thing } from '../world/world.ts';
import { spoken } from './carried.ts';
import { decide, nameAid, nameTrouble } from './checks.ts';
import { isFighting, makeWary } from './company.ts';
import { type Deed, type Handler, readDeed, refuse, tell, thingById, thingOf } from './deed.ts';
import * as lines from './lines/search.ts';
import { lookAtOther } from './lines/senses.ts';
import { hasMark, mark } from './marks.ts';
import { inNumber, isMany } from './number.ts';

/** What is gone over by hand calls for wits, what is looked for in the open for sharp eyes. */
const byEye = /\b(?:look|watch|scan|spot|glance|peer|scout)/;

/** Who looks for somebody does not go through their pockets. */
const seeks = /\b(?:for|find|locate|seek|spot|track down)\b/;

function skillFor({ step }: Deed, thing: Thing | null): string {
  return !thing || byEye.test(step.verb) ? 'Perception' : 'Investigation';
}

export const search: Handler = async (deed) => {
  const { turn, object } = deed;
  if (isFighting(turn)) return refuse(deed, lines.whileFighting);
  if (object?.kind === 'person' && seeks.test(deed.step.echo))
    return void tell(deed, lines.foundSomebody, { who: object.person.name });
  if (object?.kind === 'person')
    return await decide(
      deed,
      { skill: 'Sleight of Hand', difficulty: 'hard', about: object.person.id },
      resolveFrisking,
    );
  if (object?.kind === 'item' || object?.kind === 'companion') return void tell(deed, lookAtOther);
  const named = thingOf(deed);
  // What lies in, under or behind something is found before the thing itself is gone over.
  const thing = hiddenAt(deed) ?? named ?? (isGeneral(deed) ? firstUnsearched(turn) : null);
  if (!thing && object) return await searchGround(deed);
  if (!thing) return void tell(deed, lines.nothingLeft);
  if (hasMark(turn.state, thing.id, 'searched', 'taken', 'eaten'))
    return void tell(deed, lines.searchedBefore, { thing: thing.name });
  // What hides nothing is searched like what does: else the dice alone would tell which is which.
  const skill = skillFor(deed, named);
  const [written = skill] = thing.check?.skills ?? [];
  await decide(
    deed,
    {
      skill: thing.check?.skills.includes(skill) ? skill : written,
      difficulty: thing.check?.difficulty ?? 'fair',
      about: thing.id,
      by: 'search',
    },
    resolveSearch,
  );
};

/** Around, or for something that may be anywhere: `search for traps`. */
function isGeneral({ object, step }: Deed): boolean {
  return !object || object.kind === 'place' || step.echo.includes(`for ${step.object?.shown}`);
}

/** What nobody sees, where somebody looks for it: of `the loft`, what lies in the loft. */
export function hiddenAt({ turn, step }: Deed): Thing | null {
  const { place, state } = turn;
  const words = [step.object, step.target].flatMap((phrase) =>
    phrase ? [phrase.head, ...phrase.words] : [],
  );
  const isThere = ({ id, find, isHidden, check }: Thing) => {
    const text = `${find} ${check?.where ?? ''}`.toLowerCase();
    return (
      isHidden === true &&
      !hasMark(state, id, 'searched') &&
      words.some((word) => word.length > 2 && text.includes(word.slice(0, 6).replace(/s$/, '')))
    );
  };
  const said = turn.message.toLowerCase();
  // Of several, the one that is asked for: by its skill, or by what would be learnt.
  const likeness = ({ find, check }: Thing) =>
    (check?.skills.some((name) => said.includes(name.toLowerCase())) ? 9 : 0) +
    (find.toLowerCase().match(/\p{L}{5,}/gu) ?? []).filter((word) => said.includes(word.slice(0, 5))).length +
    (bySearch.test(check?.skills.join(' ') ?? '') ? 0.5 : 0);
  const there = place.things.filter(isThere);
  return there.sort((one, other) => likeness(other) - likeness(one))[0] ?? null;
}

/** A success that finds nothing is sure of it only where the tale is our own. */
const nothingFound = ({ state }: Telling) => (state.outline ? lines.emptyThings : lines.nothingStrikes);

const groundOf = ({ place }: Telling) => `ground ${place.id}`;

/** What is neither a thing nor a person may hold a trace of what goes on here, once. */
async function searchGround(deed: Deed): Promise<void> {
  const { turn } = deed;
  if (hasMark(turn.state, groundOf(turn), 'searched')) return void tell(deed, nothingFound(turn));
  await decide(deed, { skill: 'Perception', difficulty: 'fair', by: 'search' }, resolveSearch);
}

/** Without an object, what is searched is named. */
function withObject(deed: Deed, thing: Thing): Deed {
  if (
    thing.isHidden ||
    thingOf(deed) ||
    !/^(?:search|look|rummage|check|examine|inspect|hunt)\b/.test(deed.step.echo)
  )
    return deed;
  const { step } = deed;
  const echo = /\b(?:for|and|but|until|because) /.test(step.echo)
    ? step.echo
    : `${step.echo}, ${thing.name} first of all`;
  return { ...deed, step: { ...step, echo } };
}

/** What takes learning is understood by whoever looks at it, and not in passing. */
const bySearch = /Perception|Investigation/;

function firstUnsearched({ place, state }: Telling): Thing | null {
  const fresh = place.things.filter(({ id }) => !hasMark(state, id, 'searched', 'taken', 'eaten'));
  return (
    fresh.find(({ check }) => check && bySearch.test(check.skills.join(' '))) ??
    fresh.find(({ find }) => find !== '') ??
    fresh[0] ??
    null
  );
}

export const resolveSearch: Resolve = async (turn, { step, about }, outcome) => {
  const deed = readDeed(turn, step);
  const thing = thingById(turn, about);
  if (!outcome.isSuccess) {
    tell(deed, lines.notFound);
    sayPlain(deed, thing);
    turn.hasPointed = true;
    return nameTrouble(deed, outcome);
  }
  if (!thing) return resolveGround(deed);
  const named = withObject(deed, thing);
  if (thing.find === '') {
    mark(turn, thing.id, 'searched');
    tell(named, nothingFound(turn), { thing: thing.name });
    return sayPlain(named, thing);
  }
  const isOther = isOtherThanSought(deed, thing);
  tell(named, isOther ? lines.found.other : lines.found.lead, { thing: thing.name });
  await tellFind(turn, thing);
  if (!isOther) nameAid(deed, outcome);
  const [first] = thing.hoard ?? [];
  if (thing.isHidden)
    turn.remember(`found ${first ? `the ${spoken(first.name)}` : 'what was hidden'} ${turn.place.at}`);
  else turn.remember(`found what ${thing.name} ${isMany(thing.name) ? 'were' : 'was'} hiding`);
};

/** What may turn out to be anything. */
const vague =
  /\b(?:trap|clue|track|trail|footprint|print|sign|mark|trace|hint|lead|evidence|proof|secret|anything|something|everything|thing|stuff|way|path|route|exit|entrance|door|passage|opening|danger|trouble|threat|treasure|loot|valuable|gold|silver|coin|money|hiding|spot|place|cover|shelter|help|answer|information|mechanism|compartment|hidden|useful|strange|unusual|odd|suspicious|interesting)/i;

/** Whether it is something else that was looked for by its name. */
function isOtherThanSought({ object, step }: Deed, { find, item, hoard = [] }: Thing): boolean {
  const sought = step.object;
  if (object?.kind !== 'absent' || !sought || !step.echo.includes(`for ${sought.shown}`)) return false;
  const found = [find, item, ...hoard.map(({ name }) => name)].join(' ').toLowerCase();
  return !vague.test(sought.shown) && !found.includes(sought.head);
}

/** Whoever goes over something sees at least what anybody sees. */
function sayPlain(deed: Deed, thing: Thing | null): void {
  if (thing && thingOf(deed)?.id === thing.id) deed.turn.say(thing.see);
}

function resolveGround(deed: Deed): void {
  const { turn } = deed;
  mark(turn, groundOf(turn), 'searched');
  const before = turn.told.length;
  if (!findClue(turn)) return void tell(deed, nothingFound(turn));
  gain(turn);
  // What was done is told before what it brought to light.
  const clue = turn.told.splice(before);
  tell(deed, lines.found.lead);
  turn.told.push(...clue);
}

/** What a thing hides, told once; what can be carried away comes on the sheet. */
export async function tellFind(turn: Telling, thing: Thing): Promise<void> {
  mark(turn, thing.id, 'searched');
  turn.say(thing.find);
  if (thing.item && (await gainItem(turn, thing.item)))
    turn.line(inNumber(lines.found.item, thing.item), { item: `the ${spoken(thing.item)}` });
  for (const { name, quantity } of thing.hoard ?? []) await gainItem(turn, name, quantity);
  // What is on a sheet is not there to be taken once more.
  if (thing.isHidden && thing.hoard?.length === 1) mark(turn, thing.id, 'taken');
  gain(turn);
  findClue(turn);
}

/** Somebody's pockets, with or without their leave. */
export const resolveFrisking: Resolve = (turn, { step, about }, { isSuccess }) => {
  const deed = readDeed(turn, step);
  const person = turn.place.people.find(({ id }) => id === about);
  if (!isSuccess && person) makeWary(turn, person);
  tell(deed, isSuccess ? lines.people.success : lines.people.failure, { who: person?.name });
};
