import type { SetupMessage } from '@fireside/engine';
import type { Length } from '../tale/asked.ts';
import { chooseGenre } from '../tale/wish/choose-genre.ts';
import { isOfItsOwn } from '../tale/compose.ts';
import type { Tales, Wish } from '../tale/tales.ts';
import type { Genre } from '../world/world.ts';

export type Experience = 'new' | 'some' | 'veteran';
export type Topic = 'genre' | 'length' | 'experience';

/** How each question is known again in the conversation, which nobody but the client remembers. */
const askedFor: Record<Topic, RegExp> = {
  genre: /kind of (?:tale|story|world)/i,
  length: /how long|how much time/i,
  experience: /have you (?:and your friends )?played|new to (?:it|them)/i,
};

export function lengthIn(text: string): Length | null {
  if (
    /\b(?:short|quick|brief|one[- ]?shot|single (?:session|evening)|(?:one|1|an?|just one) (?:night|hour|evening|session)|half an hour|lunch|little time|minutes?)\b/i.test(
      text,
    )
  )
    return 'short';
  if (/\b(?:long|campaign|epic|weeks?|months?|many sessions|ongoing|as long as|several)\b/i.test(text))
    return 'long';
  if (
    /\b(?:medium|middle|normal|regular|average|moderate|(?:couple(?: of)?|few|two|three|2|3) (?:hours|sessions|evenings|nights))\b/i.test(
      text,
    )
  )
    return 'medium';
  return null;
}

/** What a wish says of the length in passing: only words that can mean nothing else. */
function lengthInPassing(text: string): Length | null {
  if (
    /\b(?:one[- ]?shot|(?:one|single) (?:evening|session)|short (?:tale|adventure|game|story|western|mystery))\b/i.test(
      text,
    )
  )
    return 'short';
  if (/\b(?:campaign|several sessions|many sessions|long (?:tale|adventure|game|story))\b/i.test(text))
    return 'long';
  return /\b(?:two|three|few|couple of) (?:sessions|evenings)\b/i.test(text) ? 'medium' : null;
}

function experienceIn(text: string): Experience | null {
  if (
    /\b(?:new|first(?: time)?|never|beginners?|newbies?|newcomers?|no experience|none|noobs?|not (?:really|much)|zero)\b/i.test(
      text,
    )
  )
    return 'new';
  if (
    /\b(?:veterans?|experienced|years|experts?|lots?|many|often|pros?|all the time|very|decades?|dm|gm)\b/i.test(
      text,
    )
  )
    return 'veteran';
  return /\b(?:some|few|bit|little|once|twice|couple|sometimes|played|yes|yeah|average)\b/i.test(text)
    ? 'some'
    : null;
}

const impatient =
  /\b(?:just (?:begin|start|go|play)|surprise (?:me|us)|you (?:choose|decide|pick)|whatever|anything|don'?t care|dealer'?s choice|start (?:now|already)|skip|surprends[- ](?:nous|moi)|sorpréndenos|sorpréndeme)\b|überrasch(?:e|t)? (?:uns|mich)\b/i;

const isGreeting = /^\W*(?:hi|hello|hey|hallo|yo|good (?:evening|morning|day))(?: there)?\W*$/i;

export interface Answers {
  genre: Genre | null;
  length: Length | null;
  experience: Experience | null;
  /** The question to ask next; null when there is enough to propose a game. */
  missing: Topic | null;
  /** What the host called the game, if they did. */
  name: string | null;
  /** The host's own words about what they want, one message after the other. */
  wish: string;
}

const longestWish = 2_400;

/** Reads the whole conversation: what was said outright, and what an answer to a question left open. */
export function readAnswers(messages: readonly SetupMessage[], tales: Tales): Answers {
  const replies: Partial<Record<Topic, string>> = {};
  const wishes: string[] = [];
  const said: string[] = [];
  let asked: Topic | null = null;
  for (const { role, content } of messages) {
    if (role === 'assistant') asked = topicOf(content);
    else {
      const text = content.slice(0, longestWish);
      said.push(text);
      if (isGreeting.test(text)) continue;
      if (asked) replies[asked] ??= text;
      const isAnswer = asked === 'length' || asked === 'experience';
      if (!impatient.test(text) && (!isAnswer || isWish(text, tales))) wishes.push(withoutName(text));
      asked = null;
    }
  }
  const wish = wishes.filter(Boolean).join('\n').slice(-longestWish);
  const own: Wish = { name: '', description: wish, lines: [] };
  const found = {
    genre: newest(said, (text) => chooseGenre(text, tales.library).genre) ?? null,
    length: (replies.length && lengthIn(replies.length)) || newest(said, lengthInPassing),
    experience:
      (replies.experience && experienceIn(replies.experience)) || experienceIn(gameTalk(said[0] ?? '')),
  };
  const isKnown: Record<Topic, boolean> = {
    genre: found.genre !== null || isOfItsOwn(tales.read(own)),
    length: found.length !== null,
    experience: found.experience !== null,
  };
  const isHurried = said.some((text) => impatient.test(text));
  const missing = (['genre', 'length', 'experience'] as const).find(
    (topic) => !isKnown[topic] && replies[topic] === undefined && !isHurried,
  );
  return { ...found, missing: missing ?? null, name: newest(said, nameIn), wish };
}

function topicOf(question: string): Topic | null {
  return (['experience', 'length', 'genre'] as const).find((topic) => askedFor[topic].test(question)) ?? null;
}

/** Whether an answer to another question also asks for something in the tale. */
function isWish(text: string, tales: Tales): boolean {
  return text.split(' ').length > 6 && isOfItsOwn(tales.read({ name: '', description: text, lines: [] }));
}

/** The sentences that speak of players: elsewhere `new` and `many` are part of the tale. */
function gameTalk(text: string): string {
  return text
    .split(/[.!?\n,]/)
    .filter((part) =>
      /\b(?:beginners?|players?|newbies?|newcomers?|experienced|veterans?|played|new to|all new)\b/i.test(
        part,
      ),
    )
    .join(' ');
}

/** The newest message that says something about it: hosts change their minds. */
function newest<T>(said: readonly string[], read: (text: string) => T | null): T | null {
  for (const text of said.toReversed()) {
    const found = read(text);
    if (found !== null) return found;
  }
  return null;
}

const naming = /\b(?:call it|name it|rename it to|titled?)\s+["“']?([^"”'\n.!?]{2,80})/i;

function nameIn(text: string): string | null {
  return naming.exec(text)?.[1]?.trim() ?? null;
}

function withoutName(text: string): string {
  return text
    .replace(naming, '')
    .replace(/^[\s"”'.!?,]+$/, '')
    .trim();
}
