import type { Query } from '../library/queries.ts';
import { VECTOR_BYTES } from '../library/vectors.ts';
import { contentWords } from '../library/words.ts';
import { bitsOf, MARK_BYTES } from './marks.ts';

/** A part of a message that may answer. */
export interface Recollection {
  messageId: number;
  part: number;
  score: number;
}

/** How much the words that a part shares with a question count beside its meaning. */
const WORDS = 0.35;
/** Of so many parts that look alike from afar the meaning is compared exactly. */
const SHORTLIST = 512;
const SIGN_WORDS = VECTOR_BYTES / 32;
/** How much a part counts that stands beside another of its message, as far as that is more than faint. */
const BESIDE = 0.7;
const FAINT = 0.2;

/**
 * Everything that was said in one game, as its marks. From afar a meaning is the signs of its numbers: comparing those takes a
 * hundredth of the time, so that a game of ten thousand messages is searched within the millisecond or two that any turn has.
 */
export class StoryIndex {
  #marks = new Int8Array(64 * MARK_BYTES);
  #signs = new Uint32Array(64 * SIGN_WORDS);
  /** Of each vector; 0 where there is none. */
  #lengths: number[] = [];
  #messageIds: number[] = [];
  #parts: number[] = [];

  get size(): number {
    return this.#messageIds.length;
  }

  /** The newest message that it knows; 0 when it knows none. */
  get newestId(): number {
    return this.#messageIds.at(-1) ?? 0;
  }

  /** In the order of the messages. */
  add(messageId: number, marks: Uint8Array): void {
    for (let part = 0; (part + 1) * MARK_BYTES <= marks.length; part += 1) {
      const place = this.size;
      if ((place + 1) * MARK_BYTES > this.#marks.length) this.#grow();
      const mark = marks.subarray(part * MARK_BYTES, (part + 1) * MARK_BYTES);
      this.#marks.set(mark, place * MARK_BYTES);
      this.#signs.set(signsOf(mark), place * SIGN_WORDS);
      this.#lengths.push(lengthOf(mark));
      this.#messageIds.push(messageId);
      this.#parts.push(part);
    }
  }

  /** The parts of messages before one that answer any of the questions best, best first. */
  search(queries: readonly Query[], beforeId: number, count: number): Recollection[] {
    const end = this.#endBefore(beforeId);
    const best = new Map<number, number>();
    for (const query of queries)
      for (const [place, score] of this.#scores(query, end, count))
        if (score > (best.get(place) ?? 0)) best.set(place, score);
    return [...best]
      .sort(([, one], [, other]) => other - one)
      .slice(0, count)
      .map(([place, score]) => ({ messageId: this.#messageIds[place]!, part: this.#parts[place]!, score }));
  }

  /**
   * How well the parts answer that may answer best. Who half remembers something asks for what stood around it: a part counts more when the one before or behind
   * it in its message answers too, and those beside the best are looked at in any case.
   */
  #scores({ text, vector }: Query, end: number, count: number): [place: number, score: number][] {
    const words = this.#wordShares(text, end);
    const own = new Float32Array(end).fill(Number.NaN);
    const ownOf = (place: number) => {
      if (Number.isNaN(own[place]!))
        own[place] = (vector ? this.#cosine(vector, place) : 0) + WORDS * words[place]!;
      return own[place]!;
    };
    /** How well the part before or behind one in its message answers, as far as that is more than faint. */
    const beside = (place: number) => {
      const before = this.#isBeside(place, place - 1) ? ownOf(place - 1) - FAINT : 0;
      const behind = place + 1 < end && this.#isBeside(place, place + 1) ? ownOf(place + 1) - FAINT : 0;
      return Math.max(0, before, behind);
    };
    const candidates = new Set(this.#candidates(vector, words, end));
    const strongest = [...candidates].sort((one, other) => ownOf(other) - ownOf(one)).slice(0, count);
    for (const place of strongest)
      for (const other of [place - 1, place + 1])
        if (other < end && this.#isBeside(place, other)) candidates.add(other);
    return [...candidates].map((place) => [place, ownOf(place) + BESIDE * beside(place)]);
  }

  /** Whether two parts belong to one message. */
  #isBeside(place: number, other: number): boolean {
    return this.#messageIds[other] === this.#messageIds[place];
  }

  /** Ids rise: how many parts belong to messages before one. */
  #endBefore(id: number): number {
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#messageIds[middle]! < id) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** For each part the share of what the question's words tell that it holds. */
  #wordShares(text: string, end: number): Float32Array {
    const shares = new Float32Array(end);
    let told = 0;
    for (const word of new Set(contentWords(text))) {
      const holders = this.#holders(word, end);
      if (holders.length === 0) continue;
      const rarity = Math.log(1 + (end - holders.length + 0.5) / (holders.length + 0.5));
      told += rarity;
      for (const place of holders) shares[place]! += rarity;
    }
    if (told > 0) for (let place = 0; place < end; place += 1) shares[place]! /= told;
    return shares;
  }

  #holders(word: string, end: number): number[] {
    const [one, other] = bitsOf(word);
    const holders: number[] = [];
    const byte = (bit: number) => VECTOR_BYTES + (bit >> 3);
    const [oneByte, oneMask, otherByte, otherMask] = [
      byte(one),
      1 << (one & 7),
      byte(other),
      1 << (other & 7),
    ];
    for (let place = 0, start = 0; place < end; place += 1, start += MARK_BYTES) {
      if (this.#marks[start + oneByte]! & oneMask && this.#marks[start + otherByte]! & otherMask)
        holders.push(place);
    }
    return holders;
  }

  #candidates(vector: Float32Array | null, words: Float32Array, end: number): number[] {
    if (end <= SHORTLIST) return Array.from({ length: end }, (_, place) => place);
    const signs = vector && signsOf(vector);
    const likeness = new Uint16Array(end);
    for (let place = 0; place < end; place += 1) {
      const alike = signs ? VECTOR_BYTES - this.#difference(signs, place) : 0;
      // Parts that share rare words come near as well, whatever they mean.
      likeness[place] = alike + Math.round(WORDS * VECTOR_BYTES * words[place]!);
    }
    const least = leastOf(likeness, SHORTLIST);
    const chosen: number[] = [];
    for (let place = 0; place < end; place += 1) if (likeness[place]! >= least) chosen.push(place);
    return chosen;
  }

  #difference(signs: Uint32Array, place: number): number {
    let bits = 0;
    for (let word = 0; word < SIGN_WORDS; word += 1)
      bits += countBits(signs[word]! ^ this.#signs[place * SIGN_WORDS + word]!);
    return bits;
  }

  #cosine(vector: Float32Array, place: number): number {
    const length = this.#lengths[place]!;
    return length === 0 ? 0 : product(vector, this.#marks, place * MARK_BYTES) / length;
  }

  #grow(): void {
    const marks = new Int8Array(this.#marks.length * 2);
    marks.set(this.#marks);
    this.#marks = marks;
    const signs = new Uint32Array(this.#signs.length * 2);
    signs.set(this.#signs);
    this.#signs = signs;
  }
}

/** Of a vector with one that begins somewhere in a row of bytes. Four sums side by side do not wait for each other. */
function product(vector: Float32Array, bytes: Int8Array, from: number): number {
  let [one, two, three, four] = [0, 0, 0, 0];
  for (let index = 0; index < VECTOR_BYTES; index += 4) {
    one += vector[index]! * bytes[from + index]!;
    two += vector[index + 1]! * bytes[from + index + 1]!;
    three += vector[index + 2]! * bytes[from + index + 2]!;
    four += vector[index + 3]! * bytes[from + index + 3]!;
  }
  return one + two + three + four;
}

function lengthOf(mark: Uint8Array): number {
  let squares = 0;
  for (let index = 0; index < VECTOR_BYTES; index += 1) squares += ((mark[index]! << 24) >> 24) ** 2;
  return Math.sqrt(squares);
}

/** Which numbers of a vector are negative, bit by bit; of bytes, those whose highest bit is set. */
function signsOf(vector: Uint8Array | Float32Array): Uint32Array {
  const signs = new Uint32Array(SIGN_WORDS);
  const isNegative = (value: number) => (vector instanceof Uint8Array ? value > 127 : value < 0);
  for (let index = 0; index < VECTOR_BYTES; index += 1)
    if (isNegative(vector[index]!)) signs[index >> 5]! |= 1 << (index & 31);
  return signs;
}

function countBits(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The value that so many reach at most, or a few more that share it. */
function leastOf(values: Uint16Array, count: number): number {
  const counts = new Uint32Array(1_024);
  for (const value of values) counts[Math.min(value, counts.length - 1)]! += 1;
  let reached = 0;
  for (let value = counts.length - 1; value > 0; value -= 1) {
    reached += counts[value]!;
    if (reached >= count) return value;
  }
  return 0;
}
