import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { decodeText, readAlike, readTextEvent, type TextEvent } from './text-event.ts';

/** Text where it was not expected: beside other things, in parts, in a place that only this provider knows. */
const otherText = /"(?:content|text|refusal)": ?"[^"]/;

type TextDelta = Extract<LanguageModelV4StreamPart, { type: 'text-delta' }>;

/**
 * Leads the text of one answer past the provider's adapter, which takes a hundred times as long over an event as the
 * text needs. The first event of a text goes through the adapter. When it has come out, nothing else can be inside, and
 * what follows directly goes past it. Everything that is not plainly text goes through, and so does the next text. On
 * the least doubt the shortcut closes for good: the adapter knows better.
 */
export class TextShortcut {
  /** Texts that went into the adapter and have not come out yet. */
  #inside: string[] = [];
  /** What the last event belongs to; null when it was not plainly text. */
  #place: string | null = null;
  #latest: TextEvent | undefined;
  #part: TextDelta | undefined;
  #closed = false;
  #say: (part: TextDelta) => boolean = () => false;

  /** Where text goes that is led past the adapter; false when there is no room for it now. */
  leadTo(say: (part: TextDelta) => boolean) {
    this.#say = say;
  }

  /** An event before it goes into the adapter; true when it does not have to. */
  take(bytes: string, isPiece: boolean): boolean {
    if (this.#closed) return false;
    const event = isPiece
      ? undefined
      : ((this.#latest && readAlike(bytes, this.#latest)) ?? readTextEvent(bytes));
    if (event) this.#latest = event;
    if (!event || event.text === '') {
      this.#place = null;
      if (isPiece || otherText.test(bytes)) this.#close();
      return false;
    }
    const text = decodeText(event);
    const mayPass = this.#part && this.#inside.length === 0 && this.#place === event.place;
    if (mayPass && this.#say({ ...this.#part!, delta: text })) return true;
    this.#place = event.place;
    this.#inside.push(text);
    return false;
  }

  /** A part that has come out of the adapter. */
  cameOut(part: LanguageModelV4StreamPart) {
    // Of an empty text nobody knows whether it comes out; it was not counted as one.
    if (this.#closed || part.type !== 'text-delta' || part.delta === '') return;
    if (this.#inside.shift() === part.delta) this.#part = part;
    else this.#close();
  }

  #close() {
    this.#closed = true;
    this.#inside = [];
  }
}
