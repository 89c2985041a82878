import { sentencesOf } from '../language/sentences.ts';
import type { Step } from '../reader/reading.ts';
import { loseItem } from '../telling/belongings.ts';
import type { Telling } from '../telling/telling.ts';
import { carries, itemOf, spoken } from './carried.ts';
import { type Deed, nameOfObject, readDeed, tell } from './deed.ts';
import {
  called,
  dazzled,
  foundAgain,
  foundNothing,
  photographed,
  smoked,
  switchedOn,
} from './lines/item-uses.ts';

/** What a kind of thing is for besides striking, opening and lighting, which need no dice. */
interface ItemUse {
  /** Whatever on a sheet is of this kind. */
  items: RegExp;
  /** How a player says that it is used so. */
  said: RegExp;
  /** Said so, it is meant even where the thing is not named. */
  isPlain?: RegExp;
  lines: readonly string[];
  /** One of them is gone afterwards. */
  spends?: boolean;
  /** The next roll of whoever did it is easier. */
  helps?: boolean;
  /** What is known of it is read again. */
  looksUp?: boolean;
}

const phones = /\b(?:smart ?phone|cell ?phone|mobile|phone|telephone)\b/i;
const screens = /\b(?:smart ?phone|phone|mobile|tablet|laptop|computer|datapad|data pad|terminal|pda)\b/i;

const uses: readonly ItemUse[] = [
  { items: /\bcamera\b/i, said: /\bflash\b/, lines: dazzled, helps: true },
  {
    items: /\b(?:camera|smart ?phone|phone|mobile|tablet)\b/i,
    said: /\b(?:photos?|photographs?|pictures?|snapshots?|selfie|film|video|snap)\b/,
    isPlain: /\b(?:photo|photograph|selfie|snapshot)\b/,
    lines: photographed,
  },
  {
    items: screens,
    said: /\b(?:look|search|research|browse|google|check|read)\b/,
    isPlain: /\b(?:google|look \S.* up online|search online|search the (?:web|net|internet))\b/,
    lines: foundNothing,
    looksUp: true,
  },
  {
    items: /\b(?:smart ?phone|cell ?phone|mobile|phone|telephone|radio|walkie|communicator|comm|comlink)\b/i,
    said: /\b(?:call|phone|dial|ring|text|message|radio|hail|contact|send)\b/,
    isPlain: /^(?:phone|dial|text)\b/,
    lines: called,
  },
  {
    items: /\b(?:flash ?light|head ?lamp|pen ?light|electric \w+)\b/i,
    said: /\b(?:light|switch|turn on|shine|use)\b/,
    lines: switchedOn,
  },
  { items: phones, said: /\b(?:light|torch|flashlight)\b/, lines: switchedOn },
  {
    items: /\b(?:cigars?|cigarettes?|cigarillos?|pipe)\b/i,
    said: /\b(?:light|smoke|puff)\b/,
    isPlain: /^smoke\b/,
    lines: smoked,
    spends: true,
  },
];

/** The item of a step, by what it names. */
function namedItem({ object, instrument, target }: Deed): string | null {
  return itemOf(instrument) ?? itemOf(object) ?? itemOf(target);
}

function useOf(deed: Deed): { use: ItemUse; item: string } | null {
  const { step, turn } = deed;
  const named = namedItem(deed);
  for (const use of uses) {
    if (!use.said.test(step.echo)) continue;
    if (named && use.items.test(named)) return { use, item: named };
    const isMeant = use.items.test(step.echo) || use.isPlain?.test(step.echo);
    const carried = !named && isMeant ? carries(turn, use.items) : null;
    if (carried) return { use, item: carried };
  }
  return null;
}

/** What of the description speaks of it. */
function known({ turn, step }: Deed): string | null {
  const about = [step.object, step.topic, step.target].find(
    (phrase) => phrase && !screens.test(phrase.shown),
  );
  const words = about?.words.filter((word) => word.length > 2) ?? [];
  const says = (sentence: string) => words.some((word) => sentence.toLowerCase().includes(word));
  return (words.length > 0 && sentencesOf(turn.table.game.description).find(says)) || null;
}

const several = /s$/;

/** Uses a thing of the sheet for what its kind is for. Whether it was that. */
export async function usesItem(turn: Telling, given: Step): Promise<boolean> {
  if (given.act === 'attack' || given.act === 'cast' || given.act === 'give' || given.act === 'take') {
    if (!/\bphotos?\b|\bpictures?\b/.test(given.echo)) return false;
  }
  const deed = readDeed(turn, given);
  const found = useOf(deed);
  if (!found) return false;
  const { use, item } = found;
  if (use.spends && several.test(item)) await loseItem(turn, item);
  if (use.helps) turn.state.help = { by: spoken(item).slice(0, 40), target: turn.speaker.name };
  const told = use.looksUp ? known(deed) : null;
  const slots = { item: `your ${spoken(item)}`, told: told?.replaceAll('"', "'") };
  tell(deed, told ? foundAgain : use.lines, { ...slots, ...(nameOfObject(deed) === '' && { thing: 'it' }) });
  return true;
}
