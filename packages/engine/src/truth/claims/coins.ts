import type { Claim, ClaimReader } from '../claim.ts';
import { segmentAt } from '../text/clauses.ts';
import { wordSet } from '../text/inflect.ts';
import { isListItem } from '../text/lists.ts';
import type { Standing } from '../witness.ts';
import { heldBy, isNamed } from './things.ts';

/** Gold that is only looked at. */
const seeing = wordSet(
  '=see =spot =notice =look =glint =glitter =gleam =lie table chest counter hoard heap pile =sparkle =shine =estimate =guess =reckon =hold =contain bowl =eye =stare',
);
const coming = wordSet(
  '=give =hand =receive =gain =earn =win =pocket =find =collect =loot =take =get =pay =award =reward =press =count =toss =drop =scoop =pick richer =steal =grab =slip =pour =place =split =share =divide =keep =claim',
);
const going = wordSet(
  'heavier lighter =pay =spend =lose =cost poorer =sweep =hand =part =steal =toss =drop =fork =charge =deduct =buy =give =owe',
);
const having = wordSet(
  "total have has 've left leaves leaving remain remains purse pouch makes carry carries hast llevas tienes as hai tens quedan bleiben restent",
);
const foreignPrices = wordSet(
  'kostet kosten preis für coûte prix pour cuesta precio por costa prezzo per preço custa wert vaut vale',
);
const foreignMoves = wordSet(
  `findest erhältst bekommst nimmst verlierst zahlst bezahlst gibst steckst hast erhaltet findet verdienst gewinnst trouves reçois gagnes prends perds paies obtiens ramasses empoches as trouvez recevez
   encuentras recibes ganas obtienes tomas pierdes pagas coges recoges tienes cobras llevas trovi ricevi guadagni ottieni prendi perdi paghi raccogli intaschi metti hai
   encontras encontra recebes recebe ganhas ganha obtém obténs pegas pega perdes perde pagas paga tens tem guardas guarda`,
);
const pricing = wordSet(
  'price prices worth asks asking charges bounty bet bets wager wagers sale sells apiece per night fee toll estimate guess offers would value valued costs stands hands stake =demand =want',
);

/** Gold with a number: what came, went or is there. */
export const readCoins: ClaimReader = (reading, { party }) => {
  const { tokens, mentions, isReal } = reading;
  const claims: Claim[] = [];
  const { numbers } = reading;
  const coins = numbers.filter(({ unit }) => unit === 'coins');
  if (coins.length === 0) return claims;
  const isReward =
    (reading.context.isInventory && isListItem(reading.text)) ||
    (tokens.some(({ text }) => /^(?:reward|rewards|loot|belohnung|récompense|recompensa)$/.test(text)) &&
      tokens.some(({ text }) => text === ':'));
  const isSigned = coins.some(({ at }) => tokens[at]!.sign !== '');
  const words = tokens.map(({ text }) => text);
  const isForeign = reading.language !== 'en' && !words.some((word) => foreignPrices.has(word));
  const isForeignMove = isForeign && words.some((word) => foreignMoves.has(word));
  if (mentions.length === 0 && !isReward && !isSigned && !isForeignMove) return claims;
  const isSeen =
    words.some((word) => seeing.has(word)) &&
    !words.some((word) => coming.has(word) || going.has(word) || having.has(word));
  const isMoved = isReward || isForeign || isSigned || !isSeen;
  const isPriced = words.some(
    (word, at) =>
      pricing.has(word) && !(word === 'costs' && mentions.some((mention) => mention.at === at + 1)),
  );
  if (!isMoved || isPriced) return claims;
  for (const number of numbers) {
    const isLeft =
      number.unit === 'bare' &&
      /^(?:leaving|leaves|with|you|have|makes)$/.test(tokens[number.at - 1]?.text ?? '');
    const [from, to] = segmentAt(tokens, number.at);
    const isNear =
      isReward ||
      isSigned ||
      isForeignMove ||
      isLeft ||
      mentions.some(({ at }) => at < number.at || (at >= from - 1 && at < to + 3));
    if ((number.unit !== 'coins' && !isLeft) || !isReal(number.at) || !isNear) continue;
    const named = mentions.findLast(({ at }) => at < number.at) ?? mentions[0];
    const who = named?.who ?? party;
    const known = (one: Standing) => {
      const purse = one.sheet.inventory
        .filter(({ name }) => isNamed(name, 'coins'))
        .map(({ quantity }) => quantity);
      const moved = one.items
        .filter(({ item }) => isNamed(item, 'coins'))
        .map(({ quantity }) => Math.abs(quantity));
      return [...purse, ...moved, moved.reduce((sum, value) => sum + value, 0)];
    };
    const isBorne =
      who.some((one) => known(one).includes(number.value)) ||
      party.some(({ items }) =>
        items.some(({ item, quantity }) => isNamed(item, 'coins') && Math.abs(quantity) === number.value),
      );
    claims.push({
      kind: 'item',
      missing: isBorne
        ? null
        : `No tool did that (${heldBy(who)}). Call update_character with add_items or remove_items first.`,
    });
  }
  return claims;
};
