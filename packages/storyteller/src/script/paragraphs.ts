import type { ScriptExcerpt } from '@fireside/engine';
import { withChecksInFull } from './check-notation.ts';
import { contentWords } from './content-words.ts';
import { leansOn, secretParts } from './secret-parts.ts';

/**
 * `aloud`: the players hear it. `plain`: written for whoever leads, and no secret. `secret`: marked as one, or behind the scenes.
 * `numbers`: what a creature fights with.
 */
export type Voice = 'aloud' | 'plain' | 'secret' | 'numbers';

export interface Paragraph {
  voice: Voice;
  /** With the marks of its text. */
  raw: string;
  text: string;
  isItem: boolean;
  /** Of a list of people: it begins with a name. */
  isEntry?: true;
  /** Of prose in which nothing says what is read aloud: parted by its sentences. */
  isProse?: true;
}

const secretMark =
  /^[\s*_#>([{]{0,8}(?:(?:a |the )?notes? (?:for|to) (?:the )?(?:dm|gm|keeper|referee|storyteller|host)\b|(?:for |to )?(?:the )?(?:dm|gm|dungeon master|game master|keeper|referee)(?:['’]s?|s)?(?: (?:only|alone|notes?|info(?:rmation)?|eyes?(?: only)?|secrets?|knowledge|section))?\b[^.!?\n]{0,40}[:.\n*]|secrets?\b[^.!?\n]{0,60}(?:[:.\n*]|$)|hidden\b[^.!?\n]{0,20}[:\n]|(?:the )?truth\b[^.!?\n]{0,20}[:.\n*]|(?:what is )?really\b[^.!?\n]{0,40}[:\n]|behind the scenes|do not read|not for (?:the )?players|spoilers?\b|background\b[^.!?\n]{0,20}[:\n])/i;
/** Somewhere in its first words, in brackets. */
const secretBracket =
  /^[^.!?\n]{0,60}[([](?:dm|gm|keeper|referee)(?:['’]s)?(?: (?:only|eyes|alone|note)[^)\]]{0,30})?[)\]:]/i;
const speaksOfSecrets =
  /\b(?:(?:dm|gm|keeper|referee)['’]?s? (?:only|alone|eyes)|for the (?:dm|gm|keeper|referee) alone|do not (?:read|tell|reveal|mention)|not to be (?:mentioned|told|revealed|read)|never (?:comes up|mentioned|revealed)|nobody (?:here |on land )?(?:knows|can tell)|(?:if you|should you) (?:run|want to continue|continue|play) (?:the|a|this))\b/i;
const statistics =
  /\b(?:AC|armou?r class)\b[*:\s]{0,6}\d|\bhit points\b[*:\s]{0,6}\d|\b\d{1,3} hit points\b|\bHP\b[*:\s]{0,6}\d|[+-]\d{1,2} to hit\b|\bSTR\b[^a-z]{0,40}\bDEX\b/i;
const speaksOfPlay =
  /\b(?:DC ?\d|\d{0,2}d\d{1,3}|DM|GM|(?:the|your) (?:players|characters|party|PCs|heroes|adventurers)|\d{1,2}(?:st|nd|rd|th)[- ]level)\b/i;
const wikiItalics = /^''[\s\S]{60,}''$/;
const border = /^\s*\+[-=+]{4,}\+?\s*$/;
const boxed = /^\s*\|(.*)\|\s*$/;
const tableRule = /^\s*\|?[\s:|-]{3,}\|?\s*$/;
const item = /^\s{0,8}(?:[-*•+]\s+|\d{1,2}[.)]\s+|[A-Za-z][.)]\s+)/;

export function stripMarks(text: string): string {
  return withChecksInFull(
    text
      .replace(/\{\{[\w,]{0,40}\s?|\}\}/g, ' ')
      .replace(/^[\s>#]+/, '')
      .replace(/^'{2,3}|'{2,3}$/g, '')
      .replace(/\*{1,3}|`|(?<![\p{L}\d])_{1,2}|_{1,2}(?![\p{L}\d])/gu, '')
      .replace(/\s*::\s*/g, ': ')
      .replace(/[{}[\]|#<>]/g, ' ')
      // A check is written in two ways.
      .replace(/\bdifficulty(?: class)?(?: of)?:? (\d{1,2})\b/gi, 'DC $1')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/** `Mayor Hedwig Tross: a stout nervous woman`, in a list of people. */
const entry =
  /^\s*[*_]{0,3}(?:\p{Lu}[\p{L}'’.-]* ){0,4}\p{Lu}[\p{L}'’-]+[*_]{0,3}(?: ?\([^)\n]{0,60}\))?[*_]{0,3}(?:[:.]|,| [–—-]) ?[*_]{0,3} ?\S/u;

interface Piece {
  lines: string[];
  isBox: boolean;
  isItem: boolean;
}

/** Cuts a passage where its writer did: blank lines, boxes, the items of lists, the rows of tables. */
function piecesOf(text: string, isList: boolean): Piece[] {
  const pieces: Piece[] = [];
  let open: Piece | null = null;
  let inBox = false;
  const begin = (isBox: boolean, isItem: boolean): Piece => {
    const piece: Piece = { lines: [], isBox, isItem };
    pieces.push(piece);
    return piece;
  };
  for (const line of text.split('\n')) {
    if (border.test(line)) {
      inBox = !inBox;
      open = null;
      continue;
    }
    const inner = boxed.exec(line)?.[1];
    if (inBox && inner !== undefined) {
      open ??= begin(true, false);
      open.lines.push(inner.trim());
    } else if (line.trim() === '' || tableRule.test(line)) open = null;
    else if (inner !== undefined) {
      begin(false, true).lines.push(inner.replace(/^\s*|\s*$/g, '').replace(/\s*\|\s*/g, ': '));
      open = null;
    } else if (item.test(line)) {
      open = begin(false, true);
      open.lines.push(line.replace(item, ''));
    } else {
      if (isList && entry.test(line)) open = null;
      open ??= begin(false, false);
      open.lines.push(line.trim());
    }
  }
  return pieces;
}

function isDrawing(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters < text.replace(/\s/g, '').length / 2;
}

const isSecret = (raw: string) => secretMark.test(raw) || secretBracket.test(raw);

/** `Secret: …` is one of its own; what is for whoever leads, and a label over what follows, hold on. */
const ownSecret =
  /^[\s*_#>([{]{0,8}(?:secrets?|hidden|(?:the )?truth)\b[^.!?\n]{0,60}[:.*]\s*[*_]{0,3}\s*\S/i;

function isLasting(raw: string, text: string): boolean {
  return !ownSecret.test(raw) || /:$/.test(text) || text.length < shortestSecret;
}

/** Less behind a label is no sentence, but its heading. */
const shortestSecret = 30;

const readThis =
  /^(?:read(?: (?:this|aloud|out|the following))*(?: (?:to the players|aloud))?|boxed text|aloud)[:.] (?=["“‘]?\p{Lu})/iu;

/** The paragraphs of a passage, each with its voice. */
export function paragraphsOf(
  { label, text }: Pick<ScriptExcerpt, 'label' | 'text'>,
  { isHidden, hasBoxes, isList = false }: { isHidden: boolean; hasBoxes: boolean; isList?: boolean },
): Paragraph[] {
  const secrets = new Secrets();
  // `She can tell the following:` announces what she knows, and not who there is.
  let isAnnounced = false;
  return piecesOf(text, isList).flatMap((piece): Paragraph[] => {
    if (!piece.isItem) isAnnounced = /:\s*$/.test(piece.lines.at(-1) ?? '');
    const namesPeople = isList && !(piece.isItem && isAnnounced);
    // A secret may begin in the middle of an item: `1. Lady Crowe … \n Secret: …`
    const cut = piece.lines.findIndex((line, at) => at > 0 && isSecret(line));
    const cuts = cut > 0 ? [piece.lines.slice(0, cut), piece.lines.slice(cut)] : [piece.lines];
    const parts = cuts.flatMap((lines) => secretParts(lines.join('\n')));
    return parts.flatMap(({ text: raw, isSecret: isWithin }): Paragraph[] => {
      if (raw.trim() === '' || isDrawing(raw)) return [];
      const joined = stripMarks(raw);
      const isKept = secrets.hold(raw, joined, { isItem: piece.isItem, isWithin });
      const voice = (): Voice => {
        if (isHidden || isKept || speaksOfSecrets.test(joined)) return 'secret';
        if (statistics.test(joined) && !piece.isBox && joined.search(statistics) < 120) return 'numbers';
        if (piece.isBox || wikiItalics.test(raw.trim())) return 'aloud';
        return label === 'read aloud' && !hasBoxes && !speaksOfPlay.test(joined) ? 'aloud' : 'plain';
      };
      const own = voice();
      // What says that it is read is not read.
      const text = own === 'aloud' ? joined.replace(readThis, '') : joined;
      return [
        {
          voice: own,
          raw,
          text,
          isItem: piece.isItem,
          ...(namesPeople && entry.test(raw) && { isEntry: true as const }),
        },
      ];
    });
  });
}

/**
 * Follows the secrets of a passage. One that is for whoever leads holds to the end, or to the next item of the list in which it began;
 * a mere `Secret:` holds for its paragraph, and for those behind it that go on with it or speak of the same.
 */
class Secrets {
  #held: 'lasting' | 'own' | null = null;
  #beganInItem = false;
  readonly #secret = new Set<string>();
  readonly #open = new Set<string>();

  hold(raw: string, text: string, { isItem, isWithin }: { isItem: boolean; isWithin: boolean }): boolean {
    if (isWithin || isSecret(raw)) {
      if (!isWithin && this.#held !== 'lasting') this.#held = isLasting(raw, text) ? 'lasting' : 'own';
      if (!isWithin) this.#beganInItem = isItem;
      return this.#keep(text);
    }
    if (this.#held && this.#beganInItem && isItem) this.#held = null;
    else if (this.#held === 'own' && !isItem && !leansOn(text, this.#secret, this.#open)) this.#held = null;
    if (this.#held) return this.#keep(text);
    const speaksOfIt = contentWords(text).some((word) => this.#secret.has(word) && !this.#open.has(word));
    if (speaksOfIt && !isItem) return this.#keep(text);
    for (const word of contentWords(text)) this.#open.add(word);
    return false;
  }

  #keep(text: string): true {
    for (const word of contentWords(text)) this.#secret.add(word);
    return true;
  }
}

const hiddenHeading =
  /\b(?:dm|gm|keeper|referee|dungeon master|game master)['’]?s? (?:only|alone|eyes)|\bfor (?:the )?(?:dm|gm|keeper|referee|game master)\b|\bdo not read\b|\bwhat is really going on\b/i;

/** A line that names what follows it: whether as something for whoever leads alone, or not; null where it names nothing. */
export function headsSecrets({ raw, text }: Paragraph): boolean | null {
  if (text.length > 90 || /[.!?:,;"”]$/.test(text) || raw.includes('\n')) return null;
  if (hiddenHeading.test(text)) return true;
  return text === text.toUpperCase() || /^\*\*[^*]+\*\*$/.test(raw.trim()) ? false : null;
}

export function hasBox(text: string): boolean {
  return (
    text.split('\n').some((line) => border.test(line)) && text.split('\n').some((line) => boxed.test(line))
  );
}
