import { knownVerb } from '../reader/verbs.ts';
import type { Telling } from '../telling/telling.ts';
import { contentWords, stem } from './content-words.ts';
import { once } from './once.ts';
import type { Opened } from './opened.ts';

/** What is asked for where the tale begins: `light the lamp`, `bring back the bell`. */
interface Task {
  verb: string;
  noun: string;
}

const clause =
  /(?:^|["“,;:] ?|\b(?:and|to|must|you) )(\p{L}+) (?:back |up |out |down )?(?:the|my|our|his|her) (?:\p{Ll}+ ){0,2}?(\p{Ll}+)(?=[,.;!"”]|$| (?:before|so|for|and|of|to|from|in|at|again|back|until|that|who)\b)/giu;
const asks =
  /["“][^"”]+["”]|\b(?:asks?|begs?|wants|needs?|must|have to|has to|your task|hired|charged|sent for)\b[^.]*/gi;

const tasksOf = once(({ rooms, first }: Opened): readonly Task[] => {
  const opening = rooms.find(({ id }) => id === first) ?? rooms[0];
  const texts = (opening?.paragraphs ?? []).filter(({ voice, isProse }) => isProse && voice !== 'secret');
  return texts
    .flatMap(({ text }) => text.match(asks) ?? [])
    .flatMap((asked) =>
      [...asked.matchAll(clause)].flatMap(([, verb = '', noun = '']) => {
        const base = knownVerb(verb.toLowerCase());
        return base ? [{ verb: stem(base), noun: stem(noun) }] : [];
      }),
    );
});

/** Whether somebody does here, at last, what was asked for in the beginning. */
export function doesTask(turn: Telling, adventure: Opened): boolean {
  if (turn.isTimeless || turn.isWaiting || turn.table.encounter || /\?\s*$/.test(turn.message)) return false;
  const words = contentWords(turn.message);
  return tasksOf(adventure).some(({ verb, noun }) => words.includes(verb) && words.includes(noun));
}
