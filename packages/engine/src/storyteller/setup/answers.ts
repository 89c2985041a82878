import { genreOf, type Length, lengthOf } from '../plot/genre.ts';
import type { SetupMessage } from '../../ports.ts';
import type { Genre } from '../tables/types.ts';

export type Experience = 'new' | 'some' | 'veteran';
export type Topic = 'genre' | 'length' | 'experience';

/** How each question is known again in the conversation, which nobody but the client remembers. */
const askedFor: Record<Topic, RegExp> = {
  genre: /kind of (tale|story|world)/i,
  length: /how long|how much time/i,
  experience: /played|new to/i,
};

function experienceOf(text: string): Experience | null {
  if (
    /\b(new|first( time)?|never|beginners?|newbies?|newcomers?|no experience|none|noobs?|not (really|much)|zero)\b/i.test(
      text,
    )
  )
    return 'new';
  if (
    /\b(veteran|experienced|years|expert|lots?|many|often|pro|all the time|very|decades?|dm|gm)\b/i.test(text)
  )
    return 'veteran';
  if (/\b(some|few|bit|little|once|twice|couple|sometimes|played|yes|yeah|average)\b/i.test(text))
    return 'some';
  return null;
}

const impatient =
  /\b(just (begin|start|go|play)|surprise (me|us)|you (choose|decide|pick)|whatever|anything|don'?t care|dealer'?s choice|start (now|already)|skip)\b/i;

export interface Answers {
  genre: Genre | null;
  length: Length | null;
  experience: Experience | null;
  /** The question to ask next; null when there is enough to propose a game. */
  missing: Topic | null;
  /** What the player called the game, if they did. */
  name: string | null;
  /** The player's own words about what they want. */
  wish: string;
}

/** Reads the whole conversation: what was said outright, and what an answer to a question left open. */
export function readAnswers(messages: SetupMessage[]): Answers {
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content.slice(0, 500));
  const all = said.join('\n');
  const answered = (topic: Topic) => {
    const asked = messages.findIndex(
      ({ role, content }) => role === 'assistant' && askedFor[topic].test(content),
    );
    return asked >= 0
      ? (messages.slice(asked + 1).find(({ role }) => role === 'user')?.content ?? null)
      : null;
  };
  const hurried = said.some((text) => impatient.test(text));
  const reply = { length: answered('length'), experience: answered('experience'), genre: answered('genre') };
  const found = {
    genre: latest(said, genreOf),
    length: (reply.length && lengthOf(reply.length)) || latest(said, lengthOf),
    experience: (reply.experience && experienceOf(reply.experience)) || experienceOf(said[0] ?? ''),
  };
  const missing = (['genre', 'length', 'experience'] as const).find(
    (topic) => found[topic] === null && reply[topic] === null && !hurried,
  );
  return { ...found, missing: missing ?? null, name: nameIn(all), wish: reply.genre ?? said[0] ?? '' };
}

/** The newest message that says something about it: players change their minds. */
function latest<T>(said: string[], read: (text: string) => T | null): T | null {
  for (const text of said.toReversed()) {
    const found = read(text);
    if (found !== null) return found;
  }
  return null;
}

function nameIn(text: string): string | null {
  const match = /\b(?:call it|name it|rename it to|titled?)\s+["“']?([^"”'\n.!?]{2,80})/i.exec(text);
  return match ? match[1]!.trim() : null;
}
