import { sentencesOf } from '../language/sentences.ts';
import { findingOf } from './findings.ts';
import type { Guard } from './may-say.ts';
import type { Adventure, Room } from './rooms.ts';
import { voiced } from './rooms.ts';

const steers =
  /\b(?:if|unless|should|will|would|can be|could|may|must|knows?|knew|believes?|wants?|plans?|intends?|secretly|actually|really|in truth|true|lies? about|nobody knows|has been|had|is guilty|murderer|killed|hidden|hides|behind it all)\b/i;
const present =
  /\b(?:is|are|stands?|lies|lie|hangs?|smells?|burns?|sits?|leads?|runs?|fills?|covers?|opens?|rises?|flickers?|drips?|creaks?|you|there)\b/i;
/** `A shingle beach, black water, a jetty with two rowing boats.`: what is there, and no more said of it. */
const lists =
  /^(?:an?|the|two|three|some|\p{Lu}\p{Ll}+) (?:[\p{Ll}'’-]+ ){0,4}[\p{Ll}'’-]+, [^.:]{8,160}\.$/iu;
const mostDescribed = 4;

/** Sentences that show a place, where nothing says what is read aloud. */
function describes(sentence: string, guard: Guard): boolean {
  if (/^(?:he|she|they|it|his|her|this|these)\b|\bof them\b/i.test(sentence)) return false;
  return (
    !steers.test(sentence) &&
    (present.test(sentence) || lists.test(sentence)) &&
    sentence.length > 20 &&
    !/:$/.test(sentence) &&
    findingOf(sentence) !== '' &&
    guard.maySay(sentence)
  );
}

const outerQuotes = /^["“]([\s\S]*)["”]$/;

/** A passage that is in quotation marks from end to end is not speech, unless it has speech of its own kind within. */
function unquoted(text: string): string {
  const inner = outerQuotes.exec(text)?.[1];
  return inner !== undefined && !/["“”]/.test(inner) ? inner : text;
}

/** What announces the words behind it is left out where they are not read. */
const withoutLead = (text: string) => text.replace(/(?<=[.!?]["”]?) [^.!?:]{3,80}:$/, '');

const address = /\byou(?:r|rself|rselves)?\b/i;

/** What is read when the party comes to a room, by paragraphs; nothing where the text has nothing to show. */
export function arrivalOf(room: Room, { isMarked }: Adventure, guard: Guard): string[] {
  const aloud = voiced(room, 'aloud').map(({ text }) => unquoted(text));
  if (aloud.length > 0) return aloud;
  const [first, second] = voiced(room, 'plain').filter(({ isItem, text }) => !isItem && text.length > 30);
  if (!first) return [];
  const maySayAll = (text: string) => sentencesOf(text).every((one) => guard.maySay(one));
  // Where it speaks to the players it was written for them.
  const spoken = [first, second].find((one) => one && address.test(one.text) && maySayAll(one.text));
  if (spoken) return [unquoted(spoken.text)];
  const shownOf = (text: string) => sentencesOf(text.replace(/[:,] ["“][^"”]{0,400}["”]/g, '.'));
  const sentences = shownOf(first.text);
  if (!isMarked && maySayAll(first.text) && !sentences.some((one) => steers.test(one)))
    return [withoutLead(first.text)];
  const shown = [...sentences, ...(isMarked || !second ? [] : shownOf(second.text))]
    .filter((one) => describes(one, guard))
    .slice(0, mostDescribed);
  return shown.length > 0 ? [shown.join(' ')] : [];
}
