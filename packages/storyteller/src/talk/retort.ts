import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import { knownTo, slotsOf } from './people.ts';
import { saidLast } from './said-last.ts';
import { nobodyElseKnows, othersKnow, type Retort, retorts, retortsSpent } from './retort-lines.ts';
import { answerSmall, smallFactOf } from './small-questions.ts';
import { inShort } from './topics.ts';
import { wordsIn } from './words.ts';

/** Before the matter: `ok but really, …`. Each is one word. */
const fillers = new Set(
  'ok okay but and so well really hmm hm uh um oh then please wait no yes right fine hey hi hello sorry listen'.split(
    ' ',
  ),
);

const patterns: readonly [Retort, RegExp][] = [
  [
    'meaning',
    /^(?:(?:and |but )?what (?:do|did) you (?:\w+ )?(?:mean|say)\b|what did (?:he|she|they) (?:just )?(?:say|mean)$|what does (?:that|this|it) mean\b(?! (?:that|if|when|the)\b)|what (?:was|is) (?:that|the last thing you said)|meaning$|huh$|what$|come again$|(?:can you |please )?(?:say|repeat) that(?: again)?$|repeat(?: yourself)?$|i (?:dont|do not|didnt|did not) (?:understand|get (?:it|that)|follow)(?: you| that| it)?$|explain(?: that| yourself| it| this)?$|be (?:more )?(?:specific|clear|clearer)$)/,
  ],
  [
    'source',
    /^(?:how (?:do|did|would|can|could) you (?:even )?(?:know|find out|learn)\b|who (?:told|said|says) (?:you|that|so)\b|says who$|where did you (?:hear|get|learn) (?:that|this|it)|did you see (?:it|that|this)(?: yourself| happen)?$|how are you so sure)/,
  ],
  [
    'trust',
    /^(?:(?:why|how|can|could|should) (?:should |can |could |do )?(?:i|we) (?:really )?trust you\b|i (?:dont|do not) trust you\b|what (?:are you|do you have to) hid(?:e|ing)|are you (?:hiding|keeping) )/,
  ],
  [
    'doubt',
    /^(?:(?:are )?you(?:re| are)? (?:are )?(?:lying|a liar|making (?:that|this|it) up|joking|kidding|serious|sure|certain)\b|you lie\b|(?:that|this|it) makes no sense\b|(?:that|this) does(?:nt| not) make (?:any )?sense\b|can (?:any|some)(?:one|body) (?:confirm|prove) (?:that|it|this)|(?:can you )?prove it$|liar$|lies$|really$|really really$|thats? (?:is )?(?:a lie|not true|nonsense|bullshit|impossible|ridiculous)\b|is (?:that|this|it) (?:really )?(?:true|a lie|the truth|so)\b|i (?:dont|do not|cant|can not|cannot) believe (?:you|that|it|this|a word)\b|seriously$|for real$|no way$|nonsense$|bullshit$|i doubt (?:it|that)|do you swear\b)/,
  ],
  [
    'reward',
    /^(?:what(?:s| is)? in it for (?:me|us)|what (?:do|will|would|can) (?:i|we) get\b|what (?:will|would|can|do) you (?:pay|give|offer)\b|how much (?:will|would|do|can|are) you (?:pay|paying|give|offer)|how much (?:is|does) (?:it|this|that) pay|(?:is there|whats|what is) (?:a|the|my|our) (?:reward|pay|payment|prize)|(?:do|will) (?:i|we) get paid|(?:are|will) you (?:going to )?pay|\d+ (?:gold|gp|coins|silver|dollars|credits)(?: pieces)?(?: or (?:i|we) (?:walk|leave|go)| up front| now| each)\b|i (?:want|need|demand) (?:\d+ |half|more |some )?(?:gold|money|half|payment|to be paid)\b)/,
  ],
  [
    'more',
    /^(?:(?:and )?then what$|and then$|and$|go on$|(?:and )?what else\b|anything else\b|tell (?:me|us) (?:more|a story|something|anything|everything)\b|more$|continue$|is that (?:all|it|everything)$)/,
  ],
  [
    'price',
    /^(?:how much (?:is|does|for|would|did) (?:it|that|this|one|a)\b|how much$|whats? (?:is )?(?:the|your) price\b|what does (?:it|that|this) cost\b)/,
  ],
  ['others', /^who (?:else )?(?:knows|has seen|could know|might know)\b|^does any(?:one|body) else know\b/],
  ['charge', /^who(?:s| is)? (?:in charge|the boss|your boss|in command|the leader|runs (?:this|the))/],
  [
    'reason',
    /^(?:why$|why (?:me|us|not|now|is that|would (?:they|he|she|it|anyone)|that)$|how come$|but why$|for what$)/,
  ],
  [
    'purpose',
    /^what (?:do|exactly do|did) you (?:really |actually )?(?:want|need|expect|ask)(?: from| of)?(?: me| us)?(?: to do)?$|^what (?:should|shall|can) (?:i|we) do for you$|^why are you (?:here|telling (?:me|us) (?:this|that))$/,
  ],
  [
    'danger',
    /^(?:(?:is|will|would) (?:it|this|that|there) (?:be )?(?:any )?(?:dangerous|safe|danger|risky|a trap)\b|how dangerous\b|could (?:i|we) die\b)/,
  ],
  [
    'wellbeing',
    /^(?:you (?:look|seem|sound) (?:so |very |a bit |a little |really )?(?:nervous|tired|sad|afraid|scared|worried|pale|ill|sick|unhappy|upset|angry|hungry)\b|why (?:are|do) you (?:look |seem )?(?:so )?(?:crying|sad|nervous|afraid|scared|worried|pale|upset|angry|tired)|is (?:any|some|every)(?:one|body) (?:here )?(?:hurt|injured|wounded|ok|okay|all right|alright|in pain)\b|how (?:did )?you (?:sleep|slept)\b|how (?:is|was) your (?:night|day|evening|morning|sleep|rest)\b|how your (?:night|day|evening|morning|sleep|rest) (?:was|is)\b|how (?:are|do) you(?: doing| feeling| feel| sleep)?(?: today| tonight)?$|are you (?:ok|okay|all right|alright|well|hurt|afraid|scared|tired|hungry|happy|sad|fine|wounded|injured|nervous)\b|do you sleep\b|hows it going$|whats up$|how is it going$)/,
  ],
  [
    'family',
    /^(?:do you have (?:a |any )?(?:family|wife|husband|children|kids|sister|brother|friends|partner|girlfriend|boyfriend)\b|are you (?:married|single|alone|in love)\b|where is your family\b)/,
  ],
  [
    'affection',
    /^(?:(?:do|could|would|did) you (?:\w{1,10} )?(?:like|love|fancy|hate|miss) (?:me|us)\b|(?:really )?(?:will|would) you (?:marry|kiss|date) me\b|marry me\b|kiss me\b|i (?:really )?(?:love|like|adore) you\b|are you flirting)/,
  ],
  [
    'jest',
    /^(?:(?:haha|lol|hehe|ha|no) ){0,3}(?:i was |i am |im |we were |it was |that was )?(?:just |only )?(?:kidding|joking|a joke)$/,
  ],
  ['alibi', /^where were you\b|^what were you doing\b|^do you have an alibi/],
  [
    'accusation',
    /^(?:i accuse you|i think (?:it was you|you did it|you are the)|(?:you did it|it was you|you killed|you stole|you are the (?:killer|murderer|thief|traitor|culprit))\b|did you (?:do it|kill|steal|murder|take it))/,
  ],
  [
    'joke',
    /^(?:(?:do|can) you (?:know|tell) (?:me |us )?(?:a|any|some) (?:good |funny )?jokes?\b|tell (?:me|us) a (?:good |funny )?joke)/,
  ],
  [
    'who',
    /^(?:who (?:are|were) you\b|what(?:s| is) your name\b|what should (?:i|we) call you|(?:what|who) exactly are you$|what do you do(?: here| for a living)?$|tell (?:me|us) about yourself|what about you$|and you$)/,
  ],
];

/** What words turn on, where it is what was just said, or who said it; null where they bring up a matter of their own. */
export function retortIn(text: string): Retort | null {
  const words = wordsIn(text).slice(0, 16);
  let start = 0;
  while (start < words.length - 1 && fillers.has(words[start]!)) start++;
  for (const from of start === 0 ? [0] : [start, 0]) {
    const plain = words.slice(from).join(' ');
    const found = patterns.find(([, pattern]) => pattern.test(plain));
    if (found) return found[0];
  }
  return null;
}

/** What somebody has told last, in short. */
function lastTold(turn: Telling, person: Person): string | undefined {
  const at = knownTo(turn, person).told.at(-1);
  const topic = at === undefined ? undefined : person.topics[at];
  if (topic) return inShort(topic.says);
  return questOf(turn, person);
}

/** What the one who asked for help wants, to follow a colon. */
function questOf({ world, prose, slots }: Telling, { id }: Person): string | undefined {
  if (world.patron?.id !== id || !world.threat) return undefined;
  const quest = prose.fill(world.threat.quest, slots).replace(/[.!]$/, '');
  return quest === '' ? undefined : quest.charAt(0).toLowerCase() + quest.slice(1);
}

/** Where somebody is to say it again, the lines in which they do. */
const sayingAgain = (table: readonly string[]) => table.filter((line) => /\{(?:short|quest)\}/i.test(line));

/** Answers what turns on what was just said. */
export function answerRetort(turn: Telling, person: Person, retort: Exclude<Retort, 'who' | 'more'>): void {
  // What was meant is what was said last, and never the errand.
  const last = retort === 'meaning' ? saidLast(turn, person) : null;
  const short = last ? inShort(last) : retort === 'meaning' ? undefined : lastTold(turn, person);
  const slots = {
    ...slotsOf(turn, person),
    short: short && (/[.!?]$/.test(short) ? short : `${short}.`),
    quest: questOf(turn, person),
    villain: turn.world.threat?.villain.name,
  };
  if (retort === 'family') return void answerSmall(turn, person, smallFactOf('family'));
  if (retort === 'alibi') return void answerSmall(turn, person, smallFactOf('whereabouts'));
  if (retort === 'others') {
    const other = turn.place.people.find(({ id }) => id !== person.id)?.name;
    if (turn.line(other ? othersKnow : nobodyElseKnows, { ...slots, other })) return;
  } else if (turn.line(sayingAgain(retorts[retort]), slots) || turn.line(retorts[retort], slots)) return;
  turn.line(retortsSpent, slots);
}
