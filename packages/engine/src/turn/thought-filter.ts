const opening = '<think>';
const closing = '</think>';

/** Drops a leading `<think>…</think>`, in which some local models reason aloud before they answer. */
export class ThoughtFilter {
  #state: 'start' | 'thinking' | 'speaking' = 'start';
  #held = '';

  /** What of the text may be shown now. */
  pass(text: string): string {
    if (this.#state === 'speaking') return text;
    this.#held += text;
    if (this.#state === 'start') {
      const begun = this.#held.trimStart().toLowerCase();
      if (begun.startsWith(opening)) {
        this.#state = 'thinking';
      } else if (opening.startsWith(begun)) {
        return '';
      } else {
        return this.#speak(this.#held);
      }
    }
    const end = this.#held.toLowerCase().indexOf(closing);
    if (end >= 0) return this.#speak(this.#held.slice(end + closing.length));
    this.#held = this.#held.slice(-closing.length);
    return '';
  }

  /** What was held back when the text ended: the beginning of a tag that never came. */
  end(): string {
    return this.#state === 'start' ? this.#speak(this.#held) : '';
  }

  #speak(text: string): string {
    this.#state = 'speaking';
    this.#held = '';
    return text;
  }
}
