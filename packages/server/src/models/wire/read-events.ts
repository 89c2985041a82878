import { StringDecoder } from 'node:string_decoder';
import { ModelFailure } from '@fireside/engine';

const mostCharacters = 1024 * 1024;

export interface EventReader {
  take(bytes: Buffer): boolean;
  /** What stands at the end without a blank line behind it is an event all the same. */
  end(): void;
}

/**
 * Cuts a stream into its server-sent events, wherever it is cut itself: in a line, in a character, between CR and LF. `hear` gets
 * the data and the name of each event and says whether that was the last one.
 */
export function readEvents(hear: (data: string, name: string) => boolean): EventReader {
  const decoder = new StringDecoder('utf8');
  let line = '';
  let data: string | undefined;
  let name = '';
  let afterReturn = false;
  let begun = false;
  let over = false;

  function endEvent() {
    if (data !== undefined) over = hear(data, name);
    data = undefined;
    name = '';
  }

  function endLine(text: string) {
    if (text === '') return endEvent();
    const colon = text.indexOf(':');
    const field = colon < 0 ? text : text.slice(0, colon);
    const value = colon < 0 ? '' : text.slice(text[colon + 1] === ' ' ? colon + 2 : colon + 1);
    if (field === 'event') name = value;
    // llama.cpp names the field itself so when it fails in the middle of an answer.
    if (field === 'error') name = field;
    if (field !== 'data' && field !== 'error') return;
    data = data === undefined ? value : `${data}\n${value}`;
    if (data.length > mostCharacters) throw new ModelFailure('provider_fault', 'An event is too long');
  }

  function takeText(text: string) {
    let start = 0;
    if (!begun && text.startsWith('\ufeff')) start = 1;
    begun ||= text !== '';
    if (afterReturn && text.startsWith('\n')) start = 1;
    if (text !== '') afterReturn = false;
    let feed = text.indexOf('\n', start);
    let back = text.indexOf('\r', start);
    while (!over && (feed >= 0 || back >= 0)) {
      const end = feed < 0 || (back >= 0 && back < feed) ? back : feed;
      const whole = line + text.slice(start, end);
      line = '';
      start = end + 1;
      if (end === back) {
        if (start === text.length) afterReturn = true;
        else if (text[start] === '\n') start += 1;
        back = text.indexOf('\r', start);
      }
      if (feed < start) feed = text.indexOf('\n', start);
      endLine(whole);
    }
    line += text.slice(start);
    if (line.length > mostCharacters) throw new ModelFailure('provider_fault', 'A line is too long');
  }

  return {
    take(bytes) {
      if (!over) takeText(decoder.write(bytes));
      return over;
    },
    end() {
      if (over) return;
      takeText(decoder.end());
      if (line !== '') endLine(line);
      endEvent();
    },
  };
}
