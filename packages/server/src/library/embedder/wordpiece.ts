const UNKNOWN = 100;
const CLASSIFY = 101;
const SEPARATE = 102;
const LONGEST_WORD = 100;
const WORDS = /[\p{P}$+<=>^`|~]|[\p{Script=Han}]|[^\s\p{P}\p{C}$+<=>^`|~\p{Script=Han}]+/gu;

/** BERT's uncased WordPiece tokenizer. */
export class WordPiece {
  readonly #vocabulary: Map<string, number>;
  readonly #longestPiece: number;

  constructor(tokenizer: Buffer) {
    const { model } = JSON.parse(tokenizer.toString('utf8')) as {
      model: { vocab: Record<string, number> };
    };
    this.#vocabulary = new Map(Object.entries(model.vocab));
    this.#longestPiece = Math.max(...Object.keys(model.vocab).map((piece) => piece.length));
  }

  /** At most `limit` token ids, the two marks around the text included. */
  encode(text: string, limit: number): number[] {
    const tokens = [CLASSIFY];
    for (const [word] of plain(text).matchAll(WORDS)) {
      tokens.push(...this.#pieces(word));
      if (tokens.length >= limit) break;
    }
    tokens.length = Math.min(tokens.length, limit - 1);
    tokens.push(SEPARATE);
    return tokens;
  }

  #pieces(word: string): number[] {
    if (word.length > LONGEST_WORD) return [UNKNOWN];
    const pieces: number[] = [];
    let start = 0;
    while (start < word.length) {
      const piece = this.#longestMatch(word, start);
      if (!piece) return [UNKNOWN];
      pieces.push(piece.token);
      start = piece.end;
    }
    return pieces;
  }

  #longestMatch(word: string, start: number): { token: number; end: number } | null {
    const prefix = start === 0 ? '' : '##';
    for (let end = Math.min(word.length, start + this.#longestPiece); end > start; end -= 1) {
      const token = this.#vocabulary.get(prefix + word.slice(start, end));
      if (token !== undefined) return { token, end };
    }
    return null;
  }
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
}
