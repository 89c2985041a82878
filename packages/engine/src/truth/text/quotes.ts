const closersOf: Record<string, string> = {
  '"': '"',
  '“': '”"',
  '„': '“”"',
  '«': '»',
  '»': '«',
  '‘': '’',
  "'": "'",
};

const marks = /["“„«»‘']/;
const nothingQuoted = () => false;

/** Words that begin with an apostrophe and open no speech. */
const shortened = /^(?:t(?:is|was|were|il|will)|em|cause|round|bout|neath)\b/i;

/**
 * Where in a narration somebody speaks. Speech goes on over the ends of sentences, and ends with its line at the latest:
 * one mark too many silences no more than that.
 */
export class Quotes {
  #closers = '';

  /** Reads on; answers for each place of this text whether it is speech. The marks themselves belong to it. */
  read(text: string): (place: number) => boolean {
    if (!this.#closers && !marks.test(text)) return nothingQuoted;
    const spans: [number, number][] = [];
    let from = this.#closers ? 0 : -1;
    for (let at = 0; at < text.length; at++) {
      const mark = text[at]!;
      if (this.#closers) {
        const isEnd = mark === '\n' || (this.#closers.includes(mark) && this.#closes(text, at));
        if (!isEnd) continue;
        spans.push([from, at]);
        this.#closers = '';
        from = -1;
      } else if (mark in closersOf && this.#opens(text, at)) {
        this.#closers = closersOf[mark]!;
        from = at;
      }
    }
    if (from >= 0) spans.push([from, text.length]);
    return (place) => spans.some(([start, end]) => place >= start && place <= end);
  }

  copy(): Quotes {
    const copy = new Quotes();
    copy.#closers = this.#closers;
    return copy;
  }

  /** An apostrophe closes only behind the end of what is said. */
  #closes(text: string, at: number): boolean {
    if (!/['’]/.test(text[at]!)) return true;
    return /[.,!?…—–-]/.test(text[at - 1] ?? '') && !/\p{L}/u.test(text[at + 1] ?? ' ');
  }

  #opens(text: string, at: number): boolean {
    const [before, after] = [text[at - 1] ?? ' ', text[at + 1] ?? ' '];
    // Six inches: 6". And what stands behind a word closes, whatever was opened elsewhere.
    if (text[at] === '"') return !/[\d\p{L}.,!?…]/u.test(before);
    if (text[at] === '»') return /\p{L}/u.test(after);
    if (text[at] !== "'") return true;
    return /[\s(—–*_]/.test(before) && /\p{Lu}/u.test(after) && !shortened.test(text.slice(at + 1, at + 8));
  }
}
