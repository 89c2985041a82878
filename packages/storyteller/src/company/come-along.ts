import { hindranceTo } from '../conditions/people-now.ts';
import { ground } from '../reader/ground.ts';
import type { Step } from '../reader/reading.ts';
import { companyNamed } from '../reader/whole-party.ts';
import { attitudeOf, hear, slotsOf } from '../talk/people.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import * as lines from './lines.ts';
import { companyOf, goHome, isWithUs, joinUs, stayBehind } from './where-people-are.ts';

const asking = String.raw`(?:^(?:[^,.!?]{1,30}, )?|\b(?:to|please|and|can you|could you|will you|would you|let us|let's|you must|you should|why don't you|want you to) )(?:please |just |now |quickly |quietly )*`;
const along = new RegExp(
  `${asking}(?:(?:come|walk|go|travel|ride|run) (?:along|with (?:me|us)|along with (?:me|us)|over (?:there )?with (?:me|us))|come(?: on)?(?: with (?:me|us)|,? let's go| along)|follow (?:me|us)|join (?:me|us)|accompany (?:me|us)|lead (?:me|us|the way)|guide (?:me|us)|show (?:me|us) the way|take (?:me|us) (?:there|to))\\b`,
  'i',
);
const toStay = new RegExp(
  `${asking}(?:stay|wait|remain|keep watch|stand guard|hide)(?: (?:right )?(?:here|behind|back|put|there)| where you are| for (?:me|us)|\\b)`,
  'i',
);
const toGo = new RegExp(`${asking}(?:go|run|head|walk) (?:home|back)\\b`, 'i');

export const asksAlong = (words: string): boolean => along.test(words);

/** Asked to come along, to stay or to go back: what they do. Whether that was asked, and no dice decide it. */
export function goesOrStays(turn: Telling, person: Person, words: string, repeat: () => void): boolean {
  const { state } = turn;
  if (turn.table.encounter || hindranceTo(turn, person, 'come')) return false;
  const slots = slotsOf(turn, person);
  const told = (table: readonly string[]): boolean => {
    repeat();
    // Who has no voice answers with their feet.
    const spoken = hindranceTo(turn, person, 'speak') ? table.filter((line) => !line.includes('"')) : table;
    return turn.line(spoken, slots) || turn.line(lines.asAsked, slots);
  };
  if (isWithUs(state, person)) {
    if (asksAlong(words)) return told(lines.withUsAlready);
    if (toGo.test(words)) {
      goHome(state, person);
      return told(lines.goesHome);
    }
    if (!toStay.test(words)) return false;
    stayBehind(state, person);
    return told(lines.stays);
  }
  if (!asksAlong(words)) return false;
  const attitude = attitudeOf(turn, person);
  if (attitude === 'hostile') return told(lines.notWithYou);
  if (attitude === 'wary') return told(lines.needsAReason);
  joins(turn, person);
  return told(lines.joins);
}

/** `I take Berthe along to the chapel`: who is willing comes, and there one goes. Whether that was meant. */
export async function leadsAlong(turn: Telling, step: Step): Promise<boolean> {
  const to = step.object && ground(step.object, turn);
  const isMeant =
    step.act === 'take' && to?.kind === 'person' && /\b(?:along|with (?:me|us|you)|to)\b/.test(step.echo);
  if (!isMeant) return false;
  const repeat = () => turn.say(`You ask ${to.person.name} to come along.`);
  if (!goesOrStays(turn, to.person, 'please come with me', () => void repeat())) return false;
  if (isWithUs(turn.state, to.person) && step.target)
    await turn.take({
      ...step,
      act: 'go',
      verb: 'go',
      echo: `go to ${step.target.shown}`,
      object: step.target,
    });
  return true;
}

/** They come along from now on. */
export function joins(turn: Telling, person: Person): void {
  joinUs(turn.state, person);
  hear(turn, person, 'came along with you');
}

const withWhom = /\bwith (her|him|them|\p{L}[\p{L}'-]+(?: \p{L}[\p{L}'-]+)?)\b/iu;
const whoAndI = /(?:^|[.,;] )(?:so |then |ok )?((?:\p{L}[\p{L}'-]+ ?){1,3}) and (?:i|me)\b/iu;
const taken =
  /\b(?:i|we) (?:take|bring|lead|carry) (\p{L}[\p{L}'-]+(?: \p{L}[\p{L}'-]+)?) (?:along|with (?:me|us)|to)\b/iu;

/** `Wenna and I go to the chapel`, `I walk home with Hester`: who is willing comes along, unasked. */
export function takesAlong(turn: Telling): void {
  const { message, place, state } = turn;
  for (const one of companyNamed(message, turn))
    if (attitudeOf(turn, one) === 'friendly' && !hindranceTo(turn, one, 'come') && !isWithUs(state, one))
      joins(turn, one);
  const [, said = ''] = whoAndI.exec(message) ?? withWhom.exec(message) ?? taken.exec(message) ?? [];
  const words = said.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  if (words.length === 0) return;
  const pronoun = { her: 'she', him: 'he', them: 'they' }[words[0]!];
  const willing = place.people.filter(
    (one) => attitudeOf(turn, one) === 'friendly' && !hindranceTo(turn, one, 'come') && !isWithUs(state, one),
  );
  const isNamed = ({ name, words: own }: Person) =>
    words.some((word) => name.toLowerCase().split(' ').includes(word) || own.includes(word));
  const person = pronoun ? willing.find((one) => one.pronoun === pronoun) : willing.find(isNamed);
  if (person) joins(turn, person);
}

/** On arrival: who has come along. */
export function tellCompany(turn: Telling): void {
  const [first] = companyOf(turn);
  if (first) turn.line(lines.comesAlong, slotsOf(turn, first));
}
