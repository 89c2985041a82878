import { titled } from '../../deeds/number.ts';
import { contentWords } from '../content-words.ts';

/** Something that lies somewhere and can be taken. */
export interface Item {
  /** As it stands on a sheet: `Silver mirror`. */
  name: string;
  quantity: number;
  /** `a silver mirror, wrapped in sacking`, without what it is worth. */
  shown: string;
  noun: string;
  /** What it may be called by alone, as stems: `bundle`, `string`. */
  heads: readonly string[];
  /** Every word that means it, as stems. */
  words: readonly string[];
  isCoin: boolean;
  /** As the text has it, with all that stands behind it. */
  whole: string;
}

const begins =
  /(?:,? and |, |; | plus |, as well as )(?=(?:an?|the|some|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+|his|her|their|\p{Lu}\p{L}+['’]s)\s)/u;
const counts = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const coins: Readonly<Record<string, string>> = {
  gp: 'Gold pieces',
  gold: 'Gold pieces',
  sp: 'Silver pieces',
  silver: 'Silver pieces',
  cp: 'Copper pieces',
  copper: 'Copper pieces',
  pp: 'Platinum pieces',
  platinum: 'Platinum pieces',
};
const coin =
  /^(?:(?:a |some |the )?(?:purse|pouch|handful|heap|pile|total) (?:of|with) )?(\d[\d,]*) ?(gp|sp|cp|pp|(?:gold|silver|copper|platinum)(?= (?:pieces?|coins?)\b|$))/i;
const ends =
  /,? (?:which|that|who|wrapped|worth|belonging|tied|marked|engraved|inscribed|with|in|on|from|bearing|showing|hidden|named|called|for|used|each|holding|containing|still|dating|made|under|behind|addressed|signed|written|taken|stolen|inside|and (?:nothing|no))\b.*$|[,(:].*$/iu;

function itemOf(whole: string): Item | null {
  const text = whole.trim().replace(/[.,;]$/, '');
  const shown = text
    .replace(
      /,? \(?(?:each )?(?:worth|valued at) (?:about )?\d[\d,]* ?(?:gp|sp|cp|gold|silver|copper)?(?: pieces)?(?: each)?\)?/gi,
      '',
    )
    .replace(/,? (?:(?:that|which) (?:holds?|contains?)|holding|containing) .*$/i, '')
    .replace(/ (?:named|called) \p{Lu}[\p{L}'’]+/gu, '')
    .replace(/(\d) ?gp\b/g, '$1 gold pieces')
    .replace(/(\d) ?sp\b/g, '$1 silver pieces')
    .replace(/(\d) ?cp\b/g, '$1 copper pieces');
  const [, sum, kind] = coin.exec(text) ?? [];
  if (sum && kind) {
    const name = coins[kind.toLowerCase()]!;
    const words = ['coin', 'coins', 'money', ...contentWords(name), ...contentWords(text)];
    return {
      name,
      quantity: Number(sum.replace(/,/g, '')),
      shown,
      noun: 'coins',
      heads: words,
      words,
      isCoin: true,
      whole: text,
    };
  }
  const main = text.replace(ends, '').trim();
  const [, count = '', rest = ''] =
    /^(an?|the|some|his|her|their|\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\s+(.+)$/iu.exec(
      main,
    ) ?? [];
  const called = rest || main;
  if (called === '' || called.split(' ').length > 7) return null;
  const [head = called, stuff = ''] = called.split(/ of (?=\p{Ll})/u);
  const noun = head.split(' ').at(-1)!.toLowerCase();
  const at = counts.indexOf(count.toLowerCase());
  const quantity = /^\d+$/.test(count) ? Number(count) : at >= 0 ? at + 1 : 1;
  const single = quantity > 1 ? called.replace(/(?<=\p{L}{2}[^s])s(?=$| of )/u, '') : called;
  return {
    ...{ name: titled(single).slice(0, 60), quantity, shown, noun, isCoin: false, whole: text },
    heads: [...contentWords(noun), ...contentWords(stuff).slice(-1)],
    words: [...new Set([...contentWords(noun), ...contentWords(called)])],
  };
}

/** `35 gp and a silver mirror, wrapped in wool`: each of a list. */
export function itemsIn(list: string): Item[] {
  const bare = list.replace(/\s*\([^)]{0,120}\)/g, '').replace(/^(?:only|just|also) /i, '');
  const parts = bare.split(begins);
  return parts.flatMap((part) => itemOf(part) ?? []).slice(0, 8);
}
