import { isCoin } from './amount.ts';
import { isManner } from './function-words.ts';
import { ground } from './ground.ts';
import { phraseOf } from './noun-phrase.ts';
import type { Act, Phrase, Step } from './reading.ts';
import type { Part, Roles } from './roles.ts';
import { isBeing, type Scene } from './scene.ts';
import { isCommand, isPosing } from './said.ts';
import { textOf, type Token, tokensOf, wordToken } from './tokens.ts';
import { topicOf } from './topic.ts';

const plainSaying = new Set([
  'say',
  'shout',
  'yell',
  'reply',
  'answer',
  'whisper',
  'scream',
  'mutter',
  'mumble',
  'murmur',
  'exclaim',
  'growl',
  'declare',
  'announce',
  'cry',
  'hiss',
  'snarl',
  'joke',
]);

/** `tell him we are friends`: what is told needs no `that`. */
const clauseStart =
  /^(?:(?:i|we|you|he|she|they|it|there)(?:'(?:d|ll|m|re|s|ve))?|my|our|his|her|this|everyone|nobody)$/;

/** `he should take a nap`: whoever says so wants it done. */
const advised =
  /\b(?:he|she|they|you|it) (?:(?:really|probably|just) )?(?:should|ought to|needs? to|must|has to|have to|can go|may go|could go)\b(?! (?:know|have (?:seen|heard)|see|hear)\b)/i;

/** Advice that comes with a price is none. */
const orElse = /\bor (?:else|i|we|i'll|we'll)\b/i;

const isAsked = (words: string) =>
  /\?\s*$/.test(words) ||
  /^(?:who|what|where|when|why|how|which|is|are|do|does|did|can|could)\b/i.test(words);

/** `ask him a question`, `tell you something`: nothing that it is about. */
const isNoTopic = /^(?:question|you|me|us|i|we|no|yes|that|this|\d+)$/;

/** Nobody calms or flatters a thing. */
const mustBeSomebody: ReadonlySet<Act> = new Set([
  'calm',
  'flatter',
  'threaten',
  'persuade',
  'greet',
  'give',
]);

interface Talk {
  base: string;
  others: readonly Part[];
  roles: Roles;
  goldPart: Part | undefined;
  tokens: readonly Token[];
  at: number;
  scene: Scene;
}

/** Whoever praises Bram's spear speaks to Bram. */
function ownerOf({ shown }: Phrase, scene: Scene): Phrase | null {
  const [, name] = /^(\p{L}+)'s /u.exec(shown) ?? [];
  const phrase = name ? phraseOf([wordToken(name)], scene) : null;
  return phrase && ground(phrase, scene.turn).kind === 'person' ? phrase : null;
}

/** To whom, about what, in which words. */
export function talkStep(step: Step, { base, others, roles, goldPart, tokens, at, scene }: Talk): Step {
  const isPerson = ({ phrase }: Part) =>
    isBeing(phrase, scene) || ['person', 'companion', 'foe'].includes(ground(phrase, scene.turn).kind);
  const addressed =
    others.find(
      (part) =>
        (['', 'to', 'with', 'at', 'toward', 'towards', 'over', 'from', 'for'].includes(part.preposition) ||
          (step.act === 'pay' && /^(?:in|into|on|onto|under)$/.test(part.preposition))) &&
        isPerson(part),
    ) ??
    others.find(
      ({ preposition, phrase }) => ['to', 'with'].includes(preposition) && phrase.head !== 'gold',
    ) ??
    (mustBeSomebody.has(step.act) || others.length > 1 || roles.content || roles.quoted
      ? others.find(
          ({ preposition, phrase }) =>
            preposition === '' &&
            (step.act !== 'give' || base === 'feed') &&
            !plainSaying.has(base) &&
            !isCoin(phrase.head) &&
            step.act !== 'pay' &&
            step.act !== 'trade',
        )
      : undefined);
  // `give Clemence laudanum`: whom first, then what, whether she is here or not.
  const [whom, what] = others.filter(({ preposition }) => preposition === '');
  const isToOne = step.act === 'give' && !addressed && whom && what && !whom.phrase.isOwn;
  const isAbout = ({ preposition }: Part) =>
    /^(?:about|regarding|concerning|of|over|on|for|around)$/.test(preposition);
  const things = others.filter((part) => part !== addressed && !(isToOne && part === whom));
  const owner = addressed && mustBeSomebody.has(step.act) ? ownerOf(addressed.phrase, scene) : null;
  step.target =
    owner ??
    (isToOne ? whom.phrase : null) ??
    (addressed && !/^(?:me|myself)$/.test(addressed.phrase.head) ? addressed.phrase : null);
  if (step.act === 'give' || step.act === 'pay' || step.act === 'trade') {
    const thing =
      things.find(({ preposition }) => preposition === '') ??
      (step.act === 'pay' ? goldPart : undefined) ??
      things[0];
    step.object = thing?.phrase ?? null;
    step.topic = things.find((part) => part !== thing && isAbout(part))?.phrase ?? null;
    return step;
  }
  // What is shown must be there to be shown.
  if (base === 'show') step.instrument ??= things.find(({ phrase }) => phrase.isOwn)?.phrase ?? null;
  const about = things.find(isAbout) ?? things.find(({ preposition }) => preposition === '');
  step.topic = about && !isNoTopic.test(about.phrase.head) ? about.phrase : null;
  const { content } = roles;
  if (content) {
    const words = textOf(content.tokens);
    if (content.word === 'that' || content.word === 'to') step.speech ??= words;
    step.topic ??= topicOf(content.tokens, scene);
  } else if (plainSaying.has(base) && !step.speech && at + 1 < tokens.length) {
    const said = tokens.slice(at + 1);
    if (
      said[0]!.kind === 'word' &&
      !isManner(said[0]!.low) &&
      ![
        'to',
        'at',
        'with',
        'out',
        'up',
        'something',
        'nothing',
        'about',
        'loudly',
        'in',
        'into',
        'for',
        'from',
        'over',
        'across',
        'down',
      ].includes(said[0]!.low)
    ) {
      const to = said.findIndex(
        ({ low }, index) =>
          index > 0 &&
          (low === 'to' || low === 'at') &&
          addressed !== undefined &&
          said[index + 1] === addressed.tokens[0],
      );
      step.speech = textOf(to > 0 ? said.slice(0, to) : said);
      if (!addressed) step.target = null;
    }
  }
  if (!step.speech && !content && addressed && base !== 'ask' && step.act === 'tell') {
    const end = tokens.indexOf(addressed.tokens.at(-1)!) + 1;
    const said = tokens.slice(end);
    if (said.length > 2 && clauseStart.test(said[0]!.low)) step.speech = textOf(said);
  }
  if (step.act === 'tell' && step.speech && isAsked(step.speech)) step.act = 'ask';
  if (step.speech && !step.topic && step.act !== 'greet')
    step.topic = topicOf(
      roles.quoted ? tokensOf(roles.quoted) : tokens.slice(at + 1).filter(({ kind }) => kind !== 'mark'),
      scene,
    );
  if (step.act === 'tell' && step.speech && (step.target || scene.turn.place.people.length > 0)) {
    if (isPosing(step.speech, scene)) step.act = 'deceive';
    else if (isCommand(step.speech)) step.act = 'threaten';
    else if (advised.test(step.speech) && !orElse.test(step.speech) && step.target) step.act = 'persuade';
  }
  return step;
}
