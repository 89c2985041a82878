import type { Reading } from './reading.ts';

type SmallTalk = Extract<Reading, { kind: 'small talk' }>;
type Tone = SmallTalk['tone'];

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const toneWords: readonly [Tone, ReadonlySet<string>][] = [
  ['laughter', set('lol lmao lmfao rofl haha hahaha hahahaha hehe heh xd kek lul lolol ha hah')],
  ['thanks', set('thanks thx ty tysm thankyou cheers')],
  ['greeting', set('hi hello hey hiya howdy yo greetings heya sup morning evening')],
  [
    'praise',
    set(
      'nice cool awesome great wow amazing epic sweet neat excellent brilliant gg love fun good perfect fantastic',
    ),
  ],
  ['blame', set('boring bored lame meh stupid sucks suck terrible awful bad dumb ugh')],
];
const harmless = set(
  'everyone all everybody guys folks there dm gm team so much very that was is this really a the you i it game story one too well done again lot for your help job part just oh ah and im am what gang friends good my to we got today tonight man dude',
);
const away =
  /^(?:brb|afk|bbl|bio|one sec|one second|one moment|give me a (?:sec|second|minute|moment)|gimme a (?:sec|minute)|hold on|wait a (?:sec|second|minute)|sorry(?:,? (?:was|im|i am|i was))? (?:afk|late|back|away)|sorry$|(?:im |i am |i'm )?back(?: now)?(?! (?:to|into|through|up|down|at|in|inside|out|over|away|off)\b)|gtg|got to go|gotta go|i have to go|be right back|phone|dinner(?: time)?|(?:im|i'm|i am) (?:back|here|afk|away|late)|good ?night|bye|cya|see you)\b/;
const other =
  /^(?:\W+|ok(?:ay)?|k|kk|hmm+|huh|hm+|um+|uh+|er+|oh+|ah+|aha|ooh+|test(?:ing)?|sure thing|whatever|idk|no idea|oops|my bad|sorry|nvm|never ?mind|wait what|what\??|what the (?:hell|heck|fuck)|wtf|omg|damn|well|right|anyway|same|true|fair|fair enough|i see|got it|interesting|figures|let's gooo+|woo+|yay|finally|ouch|oof|rip|f|welp|dang|no way|seriously|typo|ditto|indeed)\W*$/;
const dice =
  /^(?:i )?(?:roll(?:ed|s)?|rolling)? ?(?:a |an )?(?:nat(?:ural)? ?)?(?:\d{0,2}d\d{1,3}|\d{1,4})(?: ?[+-] ?\d{1,3})*(?: total)?[\s.!]*$/;

/** Talk at the table: thanks, laughter, somebody at the door. Null where it is something else. */
export function smallTalkOf(text: string): SmallTalk | null {
  const low = text.toLowerCase().replace(/['’]/g, "'").trim();
  if (low === '') return null;
  if (dice.test(low)) return { kind: 'small talk', tone: 'other' };
  if (away.test(low) && low.length < 80) return { kind: 'small talk', tone: 'away' };
  if (/^(?:thank you|thanks|thx|ty|tysm)\b/.test(low) && low.length < 60)
    return { kind: 'small talk', tone: 'thanks' };
  if (
    /^(?:this|the) (?:game |story )?(?:is|was) (?:so |very |really |a bit |kinda |rather )*(?:boring|lame|stupid|bad|terrible|awful|dumb|slow|annoying)/.test(
      low,
    )
  )
    return { kind: 'small talk', tone: 'blame' };
  if (/^(?:i'?m|i am) (?:so |very |really )*bored\b/.test(low)) return { kind: 'small talk', tone: 'blame' };
  if (
    /^(?:this|that|the) (?:game |story |scene |one )?(?:is|was|'s) (?:so |very |really )*(?:fun|great|cool|awesome|amazing|good|nice|epic|hilarious|beautiful|funny)/.test(
      low,
    )
  )
    return { kind: 'small talk', tone: 'praise' };
  if (/^(?:i (?:love|like|enjoy) (?:this|the|it)\b)/.test(low) && low.length < 40)
    return { kind: 'small talk', tone: 'praise' };
  if (other.test(low)) return { kind: 'small talk', tone: 'other' };
  const words = low.match(/[\p{L}\p{N}']+/gu) ?? [];
  if (words.length === 0)
    return /[:;=]['-]?[)(dpo/]|<3|\p{Extended_Pictographic}/iu.test(low)
      ? { kind: 'small talk', tone: 'laughter' }
      : null;
  if (words.length > 8 || /^(?:everyone|everybody)$/.test(words[0]!)) return null;
  const tone = toneWords.find(([, list]) =>
    words.some(
      (word) =>
        list.has(word.replace(/(.)\1{2,}/g, '$1$1')) || (/^(?:ha){2,}h?$/.test(word) && list.has('haha')),
    ),
  )?.[0];
  if (!tone) return null;
  const rest = words.filter(
    (word) =>
      !harmless.has(word) && !toneWords.some(([, list]) => list.has(word)) && !/^(?:ha)+h?$/.test(word),
  );
  return rest.length === 0 ? { kind: 'small talk', tone } : null;
}

const yes =
  /^(?:yes|yeah|yep|yup|yea|ya|aye|sure|of course|ok(?:ay)?|alright|absolutely|definitely|certainly|agreed|do it|go ahead|yes please|please do|sounds good|deal|gladly|why not|i (?:do|will|agree|accept|would)|we (?:do|will|agree|accept|would)|(?:i|we)(?:'ll| will)? (?:gladly |happily )?(?:accept|take|do) (?:the |your |this |that )?(?:quest|job|offer|deal|mission|task)|(?:i|we)(?:'ll| will)? (?:gladly |happily )?(?:accept|do) it|(?:i|we) agree to help|y)[\s.!,]*(?:please|sure|lets go|let's go|i do|we do|i will|we will)?[\s.!]*$/;
const no =
  /^(?:no|nope|nah|never|no way|no thanks|no thank you|not really|not yet|absolutely not|of course not|certainly not|i (?:don't|do not|won't|refuse|decline)|we (?:don't|do not|won't|refuse|decline)|rather not|n)[\s.!,]*(?:thanks|thank you|i don't|we don't|not now|not really|never|no way|not today)?[\s.!]*$/;

export function answerOf(text: string): Extract<Reading, { kind: 'answer' }> | null {
  const low = text.toLowerCase().trim();
  if (yes.test(low)) return { kind: 'answer', isYes: true };
  return no.test(low) ? { kind: 'answer', isYes: false } : null;
}

const joke =
  /^(?:(?:so|ok(?:ay)?|hey|guys|hm+|right|listen|dm|btw|quick one|joke)[,:]? )*(?:why (?:did|does|do) (?:the |a |an )?(?:[\p{L}'-]+ ){1,3}cross the (?:road|street)|what do you (?:call|get (?:if|when) you cross) an? |how many (?:[\p{L}'-]+ ){1,3}does it take to |(?:here's|here is|i have|i've got|i got|have you heard|want to hear|wanna hear|anyone know|riddle me|time for) (?:a |an |the |this|one )?(?:good |bad |better |quick |silly |terrible |great )?(?:joke|riddle|pun|one|this)|(?:an? |two |three )(?:[\p{L}'-]+,? ){1,2}(?:(?:and )?an? [\p{L}'-]+ )?walks? into an? (?:bar|tavern|inn|pub)|what (?:has|have) (?:an? |no |many |only |four |three |two |one )?[\p{L}'-]+,? (?:but|and|yet) (?:no|never|can'?t|cannot|doesn'?t|does not)|what (?:walks|goes) on (?:four|three|two) (?:legs|feet)|what gets (?:wetter|bigger|sharper|shorter)|what (?:is|'s) (?:brown|black|green|red|white|yellow) and (?:sticky|white|sounds|goes))/iu;

/** A joke or a riddle that is told to the table: nobody in the tale is asked. */
export const isJoke = (text: string): boolean => joke.test(text.trim());
