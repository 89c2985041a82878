import type { Telling } from '../telling/telling.ts';
import { retortIn } from '../talk/retort.ts';
import { askPartner } from './ask-partner.ts';
import { lineAnyway } from './say-anyway.ts';

/** What people ask about the game rather than in it, the more particular first. */
const answers: readonly [RegExp, readonly string[]][] = [
  [
    /\b(?:own|real|physical|my) dice\b|\broll (?:it )?(?:myself|for myself|my own)\b|\bwho rolls\b|\bhow do i roll\b/i,
    [
      'The dice are thrown for you, {you}, unless you switch on "I roll my own dice" at the table; then I ask you for [the total|your totals].',
      'If you would rather throw them yourself, {you}, there is a switch at the table: "I roll my own dice".',
      'Both ways work: as it stands I have the dice thrown, and with "I roll my own dice" switched on at the table you do it.',
    ],
  ],
  [
    /\b(?:cheat|fudge|fake|rigged|random|fair)\b/i,
    [
      'The dice are honest, {you}: the service throws them, everybody sees them, and I cannot turn one over.',
      'I cannot fudge, {you}; the dice are thrown by the service, in the open, and I only read them.',
      'No thumb on the scale: what the dice show stands in the story for everybody to see.',
    ],
  ],
  [
    /\b(?:ai|a\.i\.|bot|robot|human|llm|gpt|chatgpt|claude|language model|model|machine|computer|program|real person|who are you|what are you|your name)\b/i,
    [
      'I am the storyteller that comes with Fireside, {you}: no language model, only tales, tables and honest dice.',
      'No person and no language model, {you}: a storyteller [built of|made from] tales, the rulebooks and dice.',
      'I am the built-in storyteller; there is no language model behind me, though [your host can connect one|one can be connected in my place].',
      'Just a storyteller with a shelf of books and a handful of dice, {you}, and no language model at all.',
    ],
  ],
  [
    /\b(?:how long|how much longer|length|how many (?:turns|sessions|scenes)|when (?:is it|does it) (?:over|end))\b/i,
    [
      'A tale of mine takes an evening, {you}: some thirty to fifty turns for each of you, [less if you hurry|then it comes to its end].',
      'About an evening: thirty to fifty turns a player, and then it ends[, one way or another|].',
      'It lasts as long as an evening, {you}; after some forty turns each, the tale looks for its end by itself.',
    ],
  ],
  [
    /\b(?:which|what) (?:rules|system|edition|ruleset)\b|\b(?:5e|5\.1|srd|d&d|dnd|dungeons)\b/i,
    [
      'We play by the books on the shelf here, which follow the fifth edition’s System Reference Document 5.1.',
      'The rules are those of the fifth edition, as the System Reference Document 5.1 has them; ask me for one, and I read it out.',
      'Fifth edition, {you}, by the System Reference Document 5.1: d20, your modifier, and what has to be reached.',
    ],
  ],
  [
    /\b(?:skip|fast[- ]forward|jump ahead|speed (?:it|this|things) up|get on with it)\b/i,
    [
      'Gladly, {you}: say where you want to be, or with whom, and I leave out what lies between.',
      'Nothing here has to be played to its end, {you}; name the next thing you do, and that is where we go on.',
      'We need not linger, {you}. Tell me the place or the person you are after, and the tale turns there.',
      'Of course, {you}: [walk away from it|let it be], and I shall not bring it up again.',
    ],
  ],
  [
    /\b(?:language|german|french|spanish|english|translate)\b/i,
    [
      'I tell in English alone, {you}; a language model in my place would speak [other languages|yours].',
      'English is all I have, {you}. With a language model connected, the table may speak what it likes.',
      'Only English, I am afraid; [your host|whoever runs this service] can connect a language model for the rest.',
    ],
  ],
  [
    /\b(?:save|saved|pause|stop|quit|leave|continue later|come back|tomorrow)\b/i,
    [
      'Nothing is lost when you leave, {you}: every word is kept, and the tale goes on where it stopped.',
      'You can stop at any time; the table keeps everything, and I pick up the thread whenever you come back.',
      'Just go, {you}, and come back when you like: all of it is stored as it happens.',
    ],
  ],
  [
    /\b(?:friend|friends|join|invite|other players|multiplayer|how many players|alone|solo)\b/i,
    [
      'Others join with the code or the link of this game, {you}, and one alone is company enough for a tale.',
      'Send your friends this game’s link or code, and I welcome them in the middle of the tale.',
      'You can play alone or together; whoever has the link or the code [may sit down|is welcome at the fire].',
    ],
  ],
  [
    /\b(?:character|sheet|class|level up|new hero)\b/i,
    [
      'Characters are chosen and made at the table, {you}, and the sheet beside the story always has its present numbers.',
      'You can make a character or take a ready one at the table; I go by what its sheet says.',
      'Everything about your character stands on its sheet, and I read it before every roll.',
    ],
  ],
  [
    /\b(?:what can you|can you do|can't you|cannot you|help|commands?|how do (?:i|we|you) play|how does (?:this|it) work|what can i (?:say|type|write)|instructions)\b/i,
    [
      'Say in plain words what you do, whom you ask, what you look at; I answer, roll where something is at stake, and look things up on your sheet and in the books.',
      'You write what your character does or says, one thing at a time, {you}; I tell what comes of it, and I know your sheet, the rules and this place.',
      'Tell me a deed, a word to somebody, or a question about sheet, rules or place; what I cannot do is make up whole worlds on the spot, as a language model would.',
      'Plain sentences work best with me: "I search the desk", "I ask her about the key", "how many hit points do I have".',
    ],
  ],
];

const otherwise = [
  'That lies outside the tale, {you}, and I know little of what lies outside; ask me about your sheet, the rules or this place.',
  'There I have to pass, {you}: I know tales, dice and rulebooks, and not much besides.',
  'A good question for the others at the table, {you}; mine are the tale, the dice and the books.',
  'I am only the storyteller, {you}: about [this place|the tale], your sheet and the rules I can tell you, about that I cannot.',
  'That one I cannot answer, {you}[; but the fire is warm and the tale goes on|, and I would rather say so than make something up].',
];

/** About the game and who leads it, truly. */
export function answerTable(turn: Telling, text: string): void {
  if (retortIn(turn.message) !== null && retortIn(turn.message) !== 'who' && askPartner(turn)) return;
  const question = (text === '' ? turn.message : text).slice(0, 600);
  lineAnyway(turn, answers.find(([pattern]) => pattern.test(question))?.[1] ?? otherwise);
}
