import type { Telling } from '../../telling/telling.ts';
import { isVerb } from '../../reader/verbs.ts';
import { baseVerb } from '../../reader/inflection.ts';
import { spoken, spokenAgain } from '../../talk/spoken.ts';
import { saySoAsked } from '../../talk/say-so-asked.ts';
import type { Person } from '../../world/world.ts';
import { speaksOf } from '../names.ts';
import { isSame } from '../names.ts';
import type { Opened } from '../opened.ts';
import { asOwnSpeech } from '../own-mouth.ts';
import { toPlayers } from '../narrated.ts';
import { namedIn } from '../people.ts';
import type { Room } from '../rooms.ts';
import { voiced } from '../rooms.ts';

const trouble =
  /\b(?:lost|missing|worr(?:y|ies|ied)|afraid|frightened|scared|fears?|ill|sick|hungry|dying|dead|died|killed|shot|murdered|stolen|taken|gone|vanished|runs? out|has not (?:slept|eaten)|lonely|ashamed|grieves?|mourns?|waits? for|cannot|in danger|storm|cursed|hurt|wounded|burn|wants?|needs?|waited|debt|disappeared|haunted|trapped|nobody has)\b/i;
const kin =
  /\b(?:son|daughter|child|children|husband|wife|widow|widower|brother|sister|father|mother|parents|grandmother|grandfather|grandson|granddaughter|uncle|aunt|nephew|niece|cousin|family|married)\b/i;
const asksTrouble =
  /\b(?:wrong|worr\w+|the matter|troubles?|troubled|upset|sad|glum|afraid|frightened|scared|anxious|nervous|unhappy|crying|weeping|weep|ails|how are you|(?:all right|alright|okay|feeling)|on your mind|bother\w*|look (?:tired|terrible|sad|pale|worried|ill)|seem \w+|what happened(?: here| to you)?)\b/i;
const asksKin =
  /\b(?:your|a|any|have) (?:\p{Ll}+ )?(?:son|daughter|child|children|kids|husband|wife|brothers?|sisters?|father|mother|parents|family|grandmother|grandfather)\b|\b(?:are|were) you (?:\p{Ll}+ )?married\b|\byour family\b/iu;
const asksDoing =
  /\bwhat are you (?:doing|up to|working on|making)\b|\bdoing (?:out )?here\b|\bwhy are you (?:out )?here\b/i;
const steers =
  /^(?:if|when|once|unless)\b|\bDC ?\d|\b(?:will|would|if|unless|offers?|knows? that|secretly|does not know)\b/i;

/** What the text of a room tells of somebody, in their own mouth; what is marked as a secret is not told. */
function toldOf(room: Room, person: Person, { guard }: Opened): string[] {
  const named = namedIn(room.paragraphs).find(({ name }) => isSame(name, person.name));
  if (!named) return [];
  return named.own
    .filter(
      ({ voice, text }) =>
        voice === 'plain' &&
        !steers.test(text) &&
        !/^(?:there|here) /i.test(text) &&
        (trouble.test(text) || kin.test(text)),
    )
    .map(({ text }) =>
      asOwnSpeech(toPlayers(text.replace(/^[^.]{0,60}? is \*{0,2}[^,.]{2,40}, (?=.*\bis\b)/, '')), named),
    )
    .filter((one) => one.length > 8 && one.length < 300 && guard.maySay(one) && /\b(?:I|my|me)\b/i.test(one));
}

const at = /^(?:an?|the|one) (.{2,80})$/i;
/** `An old woman in oilskins mends a net`: `I mend a net`, where she is asked what she does. */
function activityOf(room: Room, person: Person): string {
  const sentences = voiced(room, 'aloud')
    .flatMap(({ text }) => text.split(/(?<=[.!?]) /))
    .flatMap((one) => one.split(/,? and (?=an? )/));
  for (const sentence of sentences) {
    const words = at.exec(sentence.replace(/[.]$/, ''))?.[1]?.split(' ') ?? [];
    const noun = words.findIndex(
      (word) => person.words.includes(word.toLowerCase()) && !['old', 'young'].includes(word),
    );
    if (noun < 0 && !speaksOf(sentence, person)) continue;
    const verb = words.findIndex(
      (word, index) =>
        index > noun && /s$/.test(word) && baseVerb(word, isVerb) !== null && !/^(?:is|has|was)$/.test(word),
    );
    if (verb > 0 && !words.slice(0, verb).some((word) => /^(?:who|that|which)$/.test(word)))
      return asOwnSpeech(`${person.pronoun} ${words.slice(verb).join(' ')}`, person);
  }
  return '';
}

/** Asked how they are, whom they have or what they do, people say what the text tells of them, and no stock biography. */
export function tellsTrouble(turn: Telling, adventure: Opened, room: Room, isTalk: boolean): boolean {
  const { message, place } = turn;
  if (turn.table.encounter || !isTalk) return false;
  const isDoing = asksDoing.test(message);
  const isKin = asksKin.test(message);
  if (!isDoing && !isKin && !asksTrouble.test(message)) return false;
  const low = message.toLowerCase();
  const people = place.people.filter(({ name }) => !/^one of /.test(name));
  const named = people.find(({ words }) =>
    words.some((word) => word.length > 3 && new RegExp(`\\b${word}\\b`).test(low)),
  );
  const person = named ?? (people.length === 1 ? people[0] : undefined);
  if (!person) return false;
  const all = toldOf(room, person, adventure);
  const own = isKin
    ? all.filter((one) => kin.test(one))
    : isDoing
      ? []
      : all.filter((one) => trouble.test(one));
  const says = [
    ...(isDoing ? [activityOf(room, person)] : []),
    ...own,
    ...(isDoing ? all.filter((one) => trouble.test(one)) : []),
  ].filter((one) => one !== '');
  if (says.length === 0) return false;
  turn.isTalking = true;
  saySoAsked(turn, person, { topic: null, echo: null, speech: message });
  const fresh = says
    .filter((one) => turn.prose.draw(['{speech}'], { speech: one }) !== '')
    .slice(0, isKin || isDoing ? 2 : 1);
  if (fresh.length === 0) spokenAgain(turn, person, says[0]!);
  else spoken(turn, person, fresh.join(' '));
  return true;
}
