import { isTiedAtOnce } from '../conditions/change-people.ts';
import { begin } from '../conditions/people-now.ts';
import type { Resolve } from '../telling/attempt.ts';
import { gainItem, loseItem } from '../telling/belongings.ts';
import { sayCarriesNone } from './absent.ts';
import { blades, carries, cords, flameOf, itemOf, spoken } from './carried.ts';
import { decide } from './checks.ts';
import { withArticle } from '../language/nouns.ts';
import { foesHere, makeWary } from './company.ts';
import { type Deed, type Handler, nameOf, personOf, readDeed, refuse, tell, thingOf } from './deed.ts';
import { asLeft, leave } from './left-behind.ts';
import { carryNone } from './lines/absent.ts';
import { noTime } from './lines/oneself.ts';
import { campfire, noFlame } from './lines/fire.ts';
import * as lines from './lines/making.ts';
import { plainly } from './lines/plainly.ts';
import { mark, unmark } from './marks.ts';
import { bare, titled } from './number.ts';
import { spotOf } from './parting.ts';
import { search } from './search.ts';

/** What is done in a breath, even between blows. */
const quick =
  /^(?:make|do|give|draw) (?:a|an|the|some|your) (?:\S+ )?(?:noise|face|sound|sign|bow|joke|circle|line|gesture|racket)\b/;

/** Of `combine the oil and the rag to a bomb`, what is neither carried nor here. */
function missingPart({ turn, step }: Deed): string | null {
  const [, listedParts = ''] =
    /^(?:combine|mix|join|assemble|blend) (.+?)(?: (?:to|into|for|in order) .*)?$/.exec(step.echo) ?? [];
  const parts = listedParts
    .split(/,| and | with /)
    .map((part) => bare(part.trim()))
    .filter((part) => part !== '');
  const known = `${turn.place.things.map(({ name, words }) => `${name} ${words.join(' ')}`).join(' ')} ${Object.values(turn.state.left).flat().join(' ')}`;
  const isHere = (part: string) => {
    const head = part.split(' ').at(-1)!.toLowerCase();
    return (
      turn.sheet === null ||
      turn.sheet.inventory.some(({ name, quantity }) => quantity > 0 && name.toLowerCase().includes(head)) ||
      known.toLowerCase().includes(head)
    );
  };
  return (
    parts
      .slice(0, 4)
      .find((part) => !isHere(part))
      ?.slice(0, 60) ?? null
  );
}

/** What is made here stays here: `a snowman by the old well`. */
function leaveWork(deed: Deed, how = ''): void {
  const { turn, step, object, target } = deed;
  if (!step.object) return;
  const isMadeOfIt = object?.kind === 'thing' || object?.kind === 'person';
  const what = isMadeOfIt ? `your work on ${nameOf(object, step.object)}` : asLeft(step.object.shown);
  const where = target && target.kind !== 'absent' && target.kind !== 'self' ? ` ${spotOf(deed)}` : '';
  leave(turn, `${what}${how}${where}`);
}

export const make: Handler = (deed) => {
  const { step, turn } = deed;
  const missing = missingPart(deed);
  if (missing !== null)
    return refuse(deed, carryNone, { what: missing, thing: missing, one: withArticle(missing) });
  const [foe] = foesHere(turn);
  if (foe && !quick.test(step.echo)) return refuse(deed, noTime, { foe });
  if (step.object && /^(?:fire|campfire|bonfire)$/.test(step.object.head)) {
    const flame = flameOf(turn);
    if (!flame) return refuse(deed, noFlame);
    leaveWork(deed);
    return void tell(deed, campfire, { flame });
  }
  leaveWork(deed);
  tell(deed, lines.made);
};

const inks = /\bink|quill|\bpen\b|pencil|chalk|charcoal|paint|marker|crayon|brush/i;
/** What comes with something to write with. */
const writesItself = /notebook|notepad|sketchbook|tablet|phone|datapad|laptop|typewriter/i;
const onPaper = /\b(?:note|letter|message|map|list|report|diary|journal|poem|page|paper|parchment)\b/;
const papers = /paper|parchment|book|journal|scroll|notepad|tablet|phone|datapad|laptop/i;
const sheets = /^(?:paper|parchment)/i;
const loose = /dust|dirt|sand|mud|snow|ash|ground|earth|soil|frost/;

const surfaces =
  / (?:on|onto|into|in) (?:the|an?|this|that) (?:\S+ )?(?:wall|door|floor|table|tree|rock|stone|post|beam|bark|wood|plank|bench|pillar)\b/;

/** With ink on paper, scratched with a blade, or with a finger in the dust; with nothing at all not. */
export const write: Handler = async (deed) => {
  const { turn, instrument, step, target } = deed;
  const named = itemOf(instrument) ?? (step.instrument ? 'finger' : null);
  const pen = carries(turn, inks) ?? carries(turn, writesItself);
  const isLoose = loose.test(step.target?.head ?? '') || loose.test(step.echo);
  const blade = carries(turn, blades);
  const isOnIt = target?.kind === 'thing' || target?.kind === 'scenery' || surfaces.test(step.echo);
  const scratches = blade && isOnIt;
  const means = named ?? pen ?? (isLoose ? 'finger' : scratches ? blade : null);
  const isCopied = /^(?:copy|jot|note|write down|take down)\b/.test(step.echo);
  const isLetter = (isCopied || onPaper.test(step.echo)) && target?.kind !== 'thing' && !isLoose;
  const paper = carries(turn, sheets) ?? carries(turn, papers);
  if (!means || (isLetter && !paper)) return refuse(deed, lines.noInk);
  const slots = {
    means: means === 'finger' ? 'one finger' : `your ${spoken(means)}`,
    // With what was said already.
    echo: deed.step.echo.replace(/ with (?:your|the|an?) [\p{L}' -]+$/u, ''),
  };
  // What stands in a notebook is no letter.
  if (isLetter && writesItself.test(paper!)) return void tell(deed, lines.wrote, slots);
  if (isLetter) return await writeLetter(deed, paper!, slots);
  const thing = thingOf(deed);
  if (thing) mark(turn, thing.id, 'written');
  leaveWriting(deed);
  tell(deed, lines.wrote, slots);
};

/** What is written on paper can be carried and given. */
async function writeLetter(deed: Deed, paper: string, slots: { means: string }): Promise<void> {
  const { turn, step } = deed;
  if (sheets.test(paper)) await loseItem(turn, paper);
  const { object } = deed;
  const name =
    object?.kind === 'thing' ? `Notes on ${object.thing.name}` : titled(step.object?.shown ?? 'Notes');
  const isKept = await gainItem(turn, name.slice(0, 60));
  tell(deed, isKept ? lines.penned : lines.wrote, slots);
}

function leaveWriting(deed: Deed): void {
  const { turn, step } = deed;
  const what = step.speech
    ? `"${step.speech.slice(0, 32)}"`
    : step.object
      ? asLeft(step.object.shown)
      : 'your writing';
  leave(turn, `${what}, written ${step.target ? spotOf(deed) : 'here'}`);
}

export const dig: Handler = async (deed) => {
  const { turn, instrument, object, target } = deed;
  if (object?.kind === 'thing') return await search(deed);
  const shovel = itemOf(instrument) ?? carries(turn, /shovel|spade|pick/i);
  leave(turn, target && target.kind !== 'absent' ? `a hole ${spotOf(deed)}` : 'a hole in the ground');
  tell(deed, lines.dug, shovel ? { means: spoken(shovel) } : {});
};

/** What is tied without a rope, being one itself or having its own. */
const binding =
  /^(?:cloth|scarf|ribbon|bandage|belt|rag|lace|shoelace|bootlace|knot|hair|boot|shoe|kerchief|strip|sash|apron|cloak)$/;

export const tie: Handler = async (deed) => {
  const { turn, step, object, instrument } = deed;
  if (/^un/.test(step.echo)) {
    const thing = thingOf(deed);
    if (thing) unmark(turn, thing.id, 'tied');
    return void tell(deed, lines.untied);
  }
  if (object?.kind === 'self' || (object?.kind !== 'absent' && binding.test(step.object?.head ?? '')))
    return void tell(deed, plainly);
  if (object?.kind === 'absent' && step.object) return sayCarriesNone(deed, step.object);
  const named = [itemOf(object), itemOf(instrument)].find((name) => name && cords.test(name));
  const cord = named ?? carries(turn, cords);
  if (!cord && object?.kind !== 'thing') return refuse(deed, lines.noCord);
  const person = personOf(deed);
  const foe = object?.kind === 'foe' ? object.name : null;
  if (person && isTiedAtOnce(turn, step, person)) return;
  if (person || foe)
    return await decide(
      deed,
      { skill: 'Athletics', difficulty: 'hard', about: person?.id ?? '' },
      resolveTying,
    );
  if (!cord) return refuse(deed, lines.noCord);
  const thing = thingOf(deed);
  if (thing) mark(turn, thing.id, 'tied');
  const where = nameOf(thing ? { kind: 'thing', thing } : deed.target, step.target);
  if (where) leave(turn, `your ${spoken(cord)}, tied to ${where}`);
  tell(deed, lines.tied, { cord: spoken(cord) });
};

export const resolveTying: Resolve = (turn, { step, about }, { isSuccess }) => {
  const deed = readDeed(turn, step);
  const person = turn.place.people.find(({ id }) => id === about);
  if (person) {
    makeWary(turn, person);
    if (isSuccess) begin(turn, person, 'bound');
  }
  tell(deed, isSuccess ? lines.bound.success : lines.bound.failure, {
    who: person?.name ?? nameOf(deed.object, step.object),
  });
};
