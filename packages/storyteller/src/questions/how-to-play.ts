import { sentencesOf } from '../language/sentences.ts';
import type { Question } from '../reader/reading.ts';
import type { Telling } from '../telling/telling.ts';
import { answerQuestion } from './answer-question.ts';
import { answerTable } from './answer-table.ts';
import { glossary, howToPlay } from './how-to-play-lines.ts';
import { lineAnyway } from './say-anyway.ts';

/** What is answered elsewhere, or in lines of its own. */
type Topic = keyof typeof howToPlay | 'basics' | 'sheet' | 'table';

const lead = String.raw`^\W*(?:(?:so|and|but|wait|ok|okay|hey|hi|hello|um|uh|sorry|btw|lol|also|well|wow|dumb question|stupid question|noob question|quick question)[ ,.:;!-]+)*`;
const end = String.raw`(?:,? (?:please|then|again|exactly|here|now|anyway|by the way|in this(?: game| thing)?|just in case|lol|btw))*[\s?!.,)]*$`;
const whole = (middle: string) => new RegExp(`${lead}(?:${middle})${end}`, 'iu');

const something =
  '(?:something|anything|somebody|someone|people|things|stuff|a monster|monsters|an enemy|enemies)';
const howDoI =
  '(?:how (?:do|can|would|does one|to)(?: (?:i|we|you|one))?|what do (?:i|we) (?:type|write|say|do) to)';

/** What somebody asks who has never played; the first that fits. */
const topics: readonly [Topic, RegExp][] = [
  [
    'basics',
    whole(
      `(?:i(?:'ve|'m| have| am)? )?(?:never played|new (?:to|at) this|a (?:newbie|noob|beginner)|this is my first (?:time|game))[^?]*|how (?:does|do) (?:this|the|it|these)(?: whole)?(?: game| thing| stuff)? work|how (?:do|does|can) (?:i|we|one|you) play(?: this(?: game)?| it)?|what (?:is|are) the (?:basics|rules)|explain (?:the (?:game|rules)|how (?:this|it) works)(?: to me)?|what is (?:this|an rpg|a role ?playing game|roleplaying)(?: game)?|how does (?:an rpg|role ?playing) work`,
    ),
  ],
  [
    'dice',
    whole(
      `(?:what|why) (?:are|is|do we (?:have|need)) (?:the |these |a )?(?:dice|die|d20)(?: for)?|what do (?:i|we) roll(?: here)?(?:,? and .{3,40})?|(?:what|which) (?:dice|die) (?:do|should) (?:i|we) (?:roll|use|need|have)|how (?:do|does) (?:the )?(?:dice|rolls?|rolling)(?: work)?|how do (?:i|we) roll(?: (?:the )?dice)?|(?:do|should|can|must) (?:i|we) (?:have to |need to )?roll(?: (?:the |my own |any )?(?:dice|myself))?(?: (?:myself|too))?|when (?:do|should) (?:i|we) roll(?: (?:the )?dice)?|who rolls(?: the dice)?`,
    ),
  ],
  [
    'typing',
    whole(
      `what (?:can|should|do) (?:i|we) (?:type|write|enter)|can (?:i|we) (?:type|write|say|do) (?:anything|whatever(?: (?:i|we) (?:like|want))?)|(?:do|must|should) (?:i|we) (?:have to |need to )?(?:write|type|use) (?:in )?(?:full|whole|complete|proper|long|special)? ?(?:sentences|commands|english)|are there (?:any )?commands|what (?:are the )?commands(?: are there)?|${howDoI} (?:do ${something}|act|interact|write)`,
    ),
  ],
  [
    'fighting',
    whole(
      `${howDoI} (?:attack|fight|hit|shoot|kill)(?: ${something})?|how does (?:combat|fighting|a fight) work`,
    ),
  ],
  [
    'casting',
    whole(`${howDoI} (?:cast|use) (?:a spell|spells|magic|my spells)|how (?:do|does) (?:spells|magic) work`),
  ],
  ['talking', whole(`${howDoI} (?:talk|speak)(?: (?:to|with) ${something})?`)],
  [
    'moving',
    whole(`${howDoI} (?:move|walk|go (?:somewhere|places)|get (?:around|about)|travel)(?: around| about)?`),
  ],
  ['healing', whole(`${howDoI} (?:heal|get (?:hp|hit points|health) back|rest|recover)(?: myself)?`)],
  [
    'winning',
    whole(
      `how (?:do|can) (?:i|we|you) win(?: (?:this|the)?(?: game)?)?|can (?:i|we|you) (?:even )?win(?: this)?|when (?:do|have) (?:i|we) won?|is there a (?:goal|score|winner)`,
    ),
  ],
  [
    'sheet',
    whole(
      `(?:please )?(?:(?:show|tell|read|give|list|display) me|let me see|can i see|where is) (?:what is on )?my (?:character )?(?:sheet|stats|character)|what(?:'s| is) on my (?:character )?sheet|what am i(?: actually| even)? (?:good|best) at|what are my (?:strengths|skills|talents)`,
    ),
  ],
  [
    'table',
    whole(
      `how long (?:does|do|will|is) (?:a|the|this|one|it)(?: (?:game|session|adventure|evening))?(?: (?:take|last|go on|be))?|when (?:does|is) (?:it|this|the game) (?:end|over)`,
    ),
  ],
  [
    'table',
    whole(
      `are you (?:a |an )?(?:real |actual )?(?:person|human|bot|robot|ai|computer|program|machine|chatgpt|gpt|llm|language model)|who are you(?: really)?|what are you|is (?:this|that|there) (?:a |an )?(?:bot|ai|real person|human)(?: (?:behind|in) (?:this|here))?`,
    ),
  ],
  [
    'table',
    whole(
      `is (?:this|it) (?:d ?& ?d|dnd|dungeons (?:and|&) dragons|5e)|(?:what|which) (?:rules|system|edition)(?: (?:is this|do (?:we|you) (?:use|play)|are (?:these|we (?:using|playing))))?`,
    ),
  ],
  [
    'table',
    whole(
      `(?:can|could|may) (?:my |a |some |more |other )?(?:friends?|people|somebody|someone|others)(?: of mine)? (?:still )?(?:join|play|come)(?: (?:too|later|in|us|with us|along))*|how (?:do|can) (?:i|we) invite (?:friends?|people|somebody|others|someone)|how many (?:people|players) can (?:play|join)`,
    ),
  ],
  [
    'dying',
    whole(
      `can (?:i|we|my character) (?:actually |really )?die|what (?:happens|if) (?:when|if)? ?(?:i|we|my character) dies?|what happens (?:at|with) (?:0|zero) (?:hp|hit points)`,
    ),
  ],
];

const term = whole(
  String.raw`what(?:'s| is| are| does| do)? (?:an? |the )?([\p{L}\d ]{2,24}?)(?: (?:mean|stand for|for))?`,
);

function slotsOf({ speaker, sheet, table }: Telling) {
  const zero =
    table.zero_hp === 'fall'
      ? 'without hit points one can still be helped up by the others'
      : 'when the hit points are gone, so is the tale';
  return { name: speaker.name, spell: sheet?.spells[0] ?? 'light', zero };
}

const ofSheet = (sentence: string): Question => {
  const isSkills = /\bgood at|best at|strengths|skills|talents/i.test(sentence);
  return { kind: 'sheet', field: isSkills ? 'skills' : 'everything', about: null };
};

const mostAnswers = 2;

/** `how does this work? what are the dice for?`: what only somebody asks who is new to it. Whether that was asked. */
export async function teachesToPlay(turn: Telling, question: Question | null): Promise<boolean> {
  const { message } = turn;
  if (message.length > 200 || /["“]/.test(message)) return false;
  const sentences = sentencesOf(message);
  const asked = sentences.flatMap((sentence) => {
    const topic = topics.find(([, pattern]) => pattern.test(sentence))?.[0];
    return topic ? [{ topic, sentence }] : [];
  });
  if (asked.length === 0) return await explainsWord(turn, question, sentences);
  const each = asked.filter(({ topic }, at) => asked.findIndex((one) => one.topic === topic) === at);
  for (const { topic, sentence } of each.slice(0, mostAnswers)) {
    if (topic === 'basics') await answerQuestion(turn, { kind: 'hint' });
    else if (topic === 'sheet') await answerQuestion(turn, ofSheet(sentence));
    else if (topic === 'table') answerTable(turn, sentence);
    else lineAnyway(turn, howToPlay[topic], slotsOf(turn));
  }
  // What else was asked: `what am I supposed to do?`
  const isMore = sentences.some(
    (one) => one.endsWith('?') && !asked.some(({ sentence }) => sentence === one),
  );
  if (isMore && question && asked[0]!.topic !== 'basics') await answerQuestion(turn, question);
  return true;
}

/** `what is an armor class?`: a word of the sheet, and what the asker's says there. */
async function explainsWord(
  turn: Telling,
  question: Question | null,
  sentences: readonly string[],
): Promise<boolean> {
  if (question && !['rule', 'sheet', 'open'].includes(question.kind)) return false;
  const [, shown = ''] = sentences.length === 1 ? (term.exec(turn.message) ?? []) : [];
  const found = glossary.find(({ words }) => words.exec(shown)?.[0].length === shown.length);
  if (!found) return false;
  lineAnyway(turn, found.says);
  if (found.field && turn.sheet)
    await answerQuestion(turn, { kind: 'sheet', field: found.field, about: null });
  return true;
}
