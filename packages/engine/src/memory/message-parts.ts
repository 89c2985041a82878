/** What is remembered by itself: short enough to be about one thing. */
const comfortable = 240;
const longest = 480;
/** A message can be 8,000 characters long; what comes after so many parts is found by its first ones. */
const mostParts = 24;

const sentence = /[^.!?…\n]*[.!?…\n]+["”’»)\]*]*\s*/gy;

/** The sentences of a text, one after another the whole text. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let end = 0;
  for (const [found] of text.matchAll(sentence)) {
    sentences.push(found);
    end += found.length;
  }
  if (end < text.length) sentences.push(text.slice(end));
  return sentences;
}

/** A sentence without an end is cut where it has to be. */
function bounded(text: string): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < text.length; start += longest) pieces.push(text.slice(start, start + longest));
  return pieces;
}

/**
 * A message in the parts by which it is remembered: sentence after sentence, as many as are comfortable together. The parts
 * of a text are always the same, so that nothing of it need be stored twice.
 */
export function messageParts(content: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (const piece of sentencesOf(content).flatMap(bounded)) {
    if (part !== '' && part.length + piece.length > comfortable) {
      parts.push(part.trim());
      part = '';
    }
    part += piece;
  }
  parts.push(part.trim());
  return parts.filter((text) => text !== '').slice(0, mostParts);
}
