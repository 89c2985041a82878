import { addressed } from './addressed.ts';
import { sentencesIn } from './clauses.ts';
import { ground } from './ground.ts';
import { phraseEnd, phraseOf } from './noun-phrase.ts';
import { askStep } from './question.ts';
import { readClause } from './read-clause.ts';
import { readSteps } from './read-steps.ts';
import { type Act, type Phrase, type Reading, type Step, talkActs } from './reading.ts';
import type { Scene } from './scene.ts';
import { textOf, type Token, tokensOf } from './tokens.ts';
import { topicOf } from './topic.ts';

/** What a question to somebody begins with. */
const asks = /^(?:what|who|where|when|why|how|which|do|does|did|can|could|will|would|is|are|have|has)$/;
const greeting = /^(?:hi|hello|hey|greetings|hail|howdy|hiya|good)$/;
const toUs = new Set(['me', 'us']);
const begging = new Set([
  'tell',
  'show',
  'give',
  'let',
  'bring',
  'help',
  'take',
  'leave',
  'trust',
  'forgive',
  'hear',
  'spare',
  'lend',
  'sell',
  'answer',
  'believe',
  'join',
  'come',
  'wait',
  'stop',
  'hand',
]);

const parleying =
  /^(?:we|i) (?:come|mean|seek|are|am|bring|have come|only want|just want|beg|need) (?:\w+ ){0,6}?(?:peace|harm|friends?|travell?ers?|threat|audience|mercy|lost|business|for help|your help)\b/;

const cursing =
  /^(?:get lost|shut up|screw you|fuck (?:you|off)|go away|leave (?:me|us) alone|piss off|damn you|how dare you|hands up|halt|don't move|stand back|drop (?:your|the) weapons?)\b/;

const isSomebody = (phrase: Phrase | null, scene: Scene) =>
  phrase !== null && ['person', 'foe', 'companion'].includes(ground(phrase, scene.turn).kind);

/** Words that are spoken in the tale: in quotation marks, or plainly to somebody (`let us through`, `tell me about the bell`). */
export function spokenTo(tokens: readonly Token[], scene: Scene): Reading | null {
  const words = tokens.filter(({ kind }) => kind !== 'mark');
  const quotes = words.filter(({ kind }) => kind === 'quote');
  if (quotes.length > 0) return readQuoted(tokens, quotes, scene);
  const lows = words.map(({ low }) => low);
  const from = lows[0] === 'please' ? 1 : 0;
  if ((parleying.test(lows.join(' ')) || cursing.test(lows.join(' '))) && scene.turn.place.people.length > 0)
    return { kind: 'speech', words: textOf(tokens), to: null };
  if (greeting.test(lows[0] ?? '') && words.length <= 6) {
    for (let at = 1; at < words.length; at++) {
      if (/^(?:evening|morning|day|afternoon|night|there|to|you|my|good|well|met)$/.test(lows[at]!)) continue;
      const end = phraseEnd(words, at, scene);
      const to = phraseOf(words.slice(at, end), scene);
      const isAsked = end < words.length && (tokens.at(-1)!.text === '?' || asks.test(lows[end]!));
      if (isSomebody(to, scene) && !isAsked)
        return {
          kind: 'steps',
          steps: [
            { ...askStep(to, null, textOf(words)), act: 'greet', verb: 'greet', echo: `greet ${to!.shown}` },
          ],
        };
    }
  }
  if (!begging.has(lows[from] ?? '') || !toUs.has(lows[from + 1] ?? '')) return null;
  if (lows[from] === 'let' && lows[from + 1] === 'me' && readClause(tokens.slice(from), scene)?.hasSubject)
    return null;
  if (lows[from] === 'tell') {
    const end = phraseEnd(words, from + 2, scene);
    const called = end > from + 2 ? phraseOf(words.slice(from + 2, end), scene) : null;
    const to = isSomebody(called, scene) ? called : null;
    const topic = topicOf(words.slice(to ? end : from + 2), scene);
    if (
      /^(?:about|of|what|who|where|why|how|when|everything|more)$/.test(lows[to ? end : from + 2] ?? '') &&
      scene.turn.place.people.length > 0
    )
      return { kind: 'steps', steps: [askStep(to, topic, textOf(tokens))] };
  }
  return scene.turn.place.people.length > 0 ? { kind: 'speech', words: textOf(tokens), to: null } : null;
}

/** Done to nobody: a face, a step, a hat that is lifted. */
const meant: ReadonlySet<Act> = new Set([
  'attack',
  'shove',
  'cast',
  'steal',
  'sneak',
  'hide',
  'flee',
  'surrender',
  'climb',
  'jump',
  'search',
  'perform',
  'write',
  'pray',
  'read',
]);

/** `You knew him, didn't you.` asks, whatever mark ends it. */
const tagged =
  /\b(?:did|do|does|is|are|was|were|have|has|had|would|could|can|wo)n't (?:you|he|she|they|it|we)\b/i;

function isBeside({ act, object }: Step, scene: Scene): boolean {
  if (meant.has(act) || talkActs.has(act)) return false;
  const kind = object ? ground(object, scene.turn).kind : 'self';
  return ['self', 'scenery', 'absent', 'place', 'person'].includes(kind);
}

/** `"Evening." I tip my hat.`: what is said counts where what is done beside it is slight. */
function saidWith(tokens: readonly Token[], said: string, scene: Scene): Reading | null {
  const beside = sentencesIn(tokens.filter(({ kind }) => kind !== 'quote')).map((one) =>
    readSteps(one, scene),
  );
  const steps = beside.flatMap((one) => one?.steps ?? []);
  if (!steps.every((step) => isBeside(step, scene))) return null;
  const near = steps.flatMap(({ object, target }) => [target, object]).find((one) => isSomebody(one, scene));
  const called = addressed(tokensOf(said), scene);
  const to = called && !called.isVague ? called.to : (near ?? null);
  if (tagged.test(said)) return { kind: 'steps', steps: [askStep(to, topicOf(tokensOf(said), scene), said)] };
  return { kind: 'speech', words: said, to };
}

/** Quotation marks with nothing but a saying around them: the words are what counts. */
function readQuoted(tokens: readonly Token[], quotes: readonly Token[], scene: Scene): Reading | null {
  const said = quotes.map(({ text }) => text).join(' ');
  const around = tokens.filter(({ kind }) => kind === 'word');
  if (around.length === 0) return { kind: 'speech', words: said, to: null };
  const lone = phraseEnd(around, 0, scene) === around.length ? phraseOf(around, scene) : null;
  if (isSomebody(lone, scene)) return { kind: 'speech', words: said, to: lone };
  const clause = readClause(around, scene);
  if (clause?.step.act !== 'tell') return saidWith(tokens, said, scene);
  if (!/^(?:say|shout|yell|whisper|mutter|mumble|reply|answer|exclaim|cry|call)/.test(clause.step.verb))
    return null;
  const isAlone = !around.some(({ low }) => low === 'and' || low === 'then');
  return isAlone ? { kind: 'speech', words: said, to: clause.step.target } : null;
}
