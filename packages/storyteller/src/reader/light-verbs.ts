import type { Token } from './tokens.ts';

const lightVerbs = new Set(
  'take have give do make perform tell play start build set deliver pull throw hold strike say crack grab get cast sing let keep pay catch shoot'.split(
    ' ',
  ),
);

/** `take a good long look` is a look. */
const nouns: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'photo=photograph photograph=photograph picture=photograph snapshot=photograph selfie=photograph look=look glance=look peek=look peep=look gander=look listen=listen sniff=smell whiff=smell swig=drink sip=drink gulp=drink drink=drink swallow=drink bite=eat nibble=eat ' +
    'nap=rest rest=rest breather=rest break=rest seat=sit swing=attack stab=attack punch=attack kick=attack slap=attack shot=attack leap=jump jump=jump step=go stroll=go walk=go dance=dance jig=dance ' +
    'backflip=jump somersault=jump cartwheel=jump handstand=perform rattle=push jiggle=push wiggle=push squeeze=touch knock=touch thump=touch check=search search=search nosy=search nose=search rummage=search snoop=search poke-around=search once-over=search hug=hug kiss=kiss wave=wave nod=nod smile=smile wink=wink glare=glare push=push shove=push nudge=push pull=pull tug=pull yank=pull joke=perform story=perform song=perform tune=perform poem=perform ballad=perform speech=perform ' +
    'camp=rest fire=light campfire=light prayer=pray note=write deal=persuade offer=persuade bargain=persuade word=ask chat=ask conversation=ask talk=ask attention=watch cover=hide hand=help run=flee dash=flee compliment=flatter toast=perform ' +
    'pat=touch stroke=touch rub=touch scratch=touch poke=touch prod=touch guess=think thought=think handshake=gesture bow=bow salute=gesture shout=call scream=call yell=call whistle=perform sandwich=make distraction=deceive diversion=deceive lie=deceive threat=threaten promise=tell breath=gesture massage=touch shake=push twist=push cleaning=fix dive=swim swim=swim'
  )
    .split(' ')
    .map((pair) => pair.split('=')),
);

const before = new Set([
  'a',
  'an',
  'another',
  'some',
  'one',
  'quick',
  'good',
  'long',
  'little',
  'closer',
  'close',
  'careful',
  'deep',
  'big',
  'short',
  'small',
  'my',
  'nice',
  'better',
  'hearty',
  'friendly',
  'gentle',
  'hard',
  'mighty',
  'swift',
  'loud',
  'silly',
  'very',
  'proper',
  'decent',
  'thorough',
  'real',
  'serious',
  'cold',
  'warm',
  'dirty',
  'bawdy',
  'funny',
  'sad',
  'slow',
]);

/** The verb that a light verb and its noun come to, with the place of that noun. */
export function lightVerb(
  tokens: readonly Token[],
  at: number,
  verb: string,
): { means: string; nounAt: number } | null {
  if (!lightVerbs.has(verb)) return null;
  for (let index = at + 1; index < Math.min(tokens.length, at + 7); index++) {
    const { low, kind } = tokens[index]!;
    // `you had better hand it over` is no better hand.
    if (kind !== 'word' || (low === 'better' && tokens[index - 1]!.low === 'had')) return null;
    const previous = tokens[index - 1]!.low;
    const isBare = ['cover', 'camp', 'attention', 'rest', 'word'].includes(low) && index === at + 1;
    // `have a quiet word`: whatever it is like.
    const isQualified = /^an?$/.test(tokens[index - 2]?.low ?? '') && index - 2 > at && !/s$/.test(previous);
    if (Object.hasOwn(nouns, low) && (isBare || isQualified || (before.has(previous) && previous !== 'my'))) {
      return { means: nouns[low]!, nounAt: index };
    }
    if (Object.hasOwn(nouns, low)) return null;
    // `take a book and have a rest`, `give her a hug`: only a gift may have somebody in between.
    if (verb !== 'give' && !before.has(low) && index > at + 3) return null;
    if (['and', 'to', 'with', 'from', 'of', 'the'].includes(low) && verb !== 'give') return null;
  }
  return null;
}
