import { sentencesOf } from '../language/sentences.ts';
import { worthOfWord } from '../telling/coins.ts';
import type { Telling } from '../telling/telling.ts';
import type { Sum } from './purse.ts';
import { isSameWord, wordsIn } from './words.ts';

const priced =
  /^(.{2,60}?) (?:costs?|is|are|goes for|go for|sells? for|may be had for|can be had for) (?:about |only )?(\d{1,5}|an?) (platinum|gold|electrum|silver|copper|[pgesc]p)(?= (?:pieces?|coins?|an?|per|each|the|for|or|to)\b|[.,;!]|$)/i;
const short: Readonly<Record<string, string>> = {
  pp: 'platinum',
  gp: 'gold',
  ep: 'electrum',
  sp: 'silver',
  cp: 'copper',
};

/** What the place says that something costs: `Eel stew costs 4 copper`. */
export function priceHere({ place }: Telling, asked: readonly string[]): Sum | null {
  for (const sentence of sentencesOf(place.scenery ?? '')) {
    const [, ware = '', count = '', metal = ''] = priced.exec(sentence) ?? [];
    const unit = short[metal.toLowerCase()] ?? metal.toLowerCase();
    const worth = worthOfWord(unit);
    const isMeant = wordsIn(ware)
      .filter((word) => word.length > 2 && word !== 'the')
      .some((word) => asked.some((one) => isSameWord(one, word)));
    if (worth === null || !isMeant) continue;
    const amount = Number(count) || 1;
    return { copper: amount * worth, shown: `${amount} ${unit}` };
  }
  return null;
}
