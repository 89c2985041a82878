import type { Reading } from '../reading.ts';
import { wordSet } from '../text/inflect.ts';

/** What can be given, handed or had without being a thing; and what is served, sat on or slept in. */
const intangible = wordSet(
  `look nod smile glance wink grin hand push shove kiss hug chance moment reason choice warning wave bow salute answer reply name word words story tale idea sense
   feeling impression view glimpse pause start chill headache time way path ride lift seat bed room rooms meal drink drinks ale beer mead wine water tea stew soup bread
   bowl mug tankard cup glass goblet plate tray breakfast supper dinner lunch cheese porridge broth stein flagon pint dram sip bite feast food shot
   advantage edge opportunity opening breather rest break pat slap clap nudge poke squeeze handshake thumb once-over scowl frown glare stare sneer bother trouble
   news information directions advice help hope comfort courage strength confidence pleasure pain thought thoughts permission leave space room minute second
   attention respect trust blessing thanks applause round task job quest mission assignment offer deal bargain price discount promise assurance oath
   lecture speech lesson hint clue secret truth lie account description report summary tour wide berth shrug shake signal sign gesture
   peek shelter cover welcome goodbye farewell credit benefit doubt vote say turn go try slip lead pass finger shoulder back cold eye eyes
   bit lot one ones others rest half stick hard bad good better best best worst wry weak strange odd long short quick curt tight thin warm crooked toothless polite
   experience level levels xp points point victory battle fight game race argument hearts heart mind hour day night week year freedom favor favour friend
   reputation fame glory title knowledge access entry passage audience ground foothold height speed momentum distance insight understanding ability skill feature power`,
);
const determiners = wordSet(
  'a an the some another his her its their this that these those two three four five six seven eight nine ten several both',
);
const follows = wordSet(
  `. , ; : ! ? … — – ( ) and or but to into in inside onto on upon with for from as of at by before after while when which that who so then than back out over off up down
   again now is are was were has have had containing bearing marked sealed wrapped carved made set full inscribed engraved tied bound etched filled away across under without about through`,
);
const inner = wordSet(
  'and or to into in with for from as of at by you your he she they it is are was were has have',
);

/** Whether a place ends a noun phrase that begins with an article: some thing, whatever it is called. */
export function objectFinder({ tokens }: Pick<Reading, 'tokens'>): (at: number) => boolean {
  return (at) => {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (token?.kind !== 'word' || token.text.length < 3 || intangible.has(token.text)) return false;
    if (next && !follows.has(next.text)) return false;
    // "A round of ale", "a piece of advice": what it is of.
    if (next?.text === 'of' && isIntangibleOf(tokens, at)) return false;
    for (let from = at - 1; from >= Math.max(0, at - 5); from--) {
      const { text, kind } = tokens[from]!;
      if (determiners.has(text) || kind === 'number') return true;
      if (kind === 'mark' && text !== '-' && text !== ',') return false;
      if (inner.has(text)) return false;
    }
    return false;
  };
}

function isIntangibleOf(tokens: Reading['tokens'], at: number): boolean {
  return tokens.slice(at + 2, at + 6).some(({ text }) => intangible.has(text));
}
