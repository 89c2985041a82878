/** Bodies that are small to send and dear to read. Each fills the room that a route of old gave it. */

const accountBytes = 256 * 1024;
const gameBytes = 5 * 1024 * 1024;
const frameBytes = 64 * 1024;

const nested = (bytes) => {
  const depth = Math.floor(bytes / 2);
  return '['.repeat(depth) + ']'.repeat(depth);
};
const repeated = (unit, bytes) => unit.repeat(Math.floor(bytes / unit.length));

function keys(bytes) {
  const parts = [];
  for (let length = 0, key = 0; length < bytes - 16; key++) {
    const part = `"k${key.toString(36)}":0`;
    parts.push(part);
    length += part.length + 1;
  }
  return parts.join(',');
}

/** By kind: a JSON object of about so many bytes, in whose named field the bomb lies. */
function bombs(bytes, field, rest) {
  const room = bytes - 200;
  return {
    nested: `{"${field}":${nested(room)},${rest}}`,
    'nested objects': `{"${field}":${'{"a":'.repeat(Math.floor(room / 6))}0${'}'.repeat(Math.floor(room / 6))},${rest}}`,
    array: `{"${field}":[${repeated('0,', room)}0],${rest}}`,
    keys: `{${keys(room)},"${field}":"a",${rest}}`,
    escapes: `{"${field}":"${repeated('\\u0041', room)}",${rest}}`,
    'escaped quotes': `{"${field}":"${repeated('\\"', room)}",${rest}}`,
    unclosed: `{"${field}":${'['.repeat(room)}`,
  };
}

export const accountBombs = bombs(accountBytes, 'name', '"password":"lantern-bridge-owl"');
export const gameBombs = bombs(gameBytes, 'name', '"description":""');
export const frameBombs = bombs(frameBytes, 'client_id', '"type":"message","content":"a"');
export const unknownFrame = '{"type":"whatever"}';

/** Prose of about so many characters, with headings, as an adventure has it. */
export function adventure(characters, seed = 0) {
  const parts = [];
  for (let length = 0, number = seed; length < characters; number++) {
    const part = `## Place ${number}\n\nBehind door ${number} the miller of ${number * 7} keeps a lantern, ${
      number % 9
    } coins and a grudge; whoever asks about the bell learns that it rang at hour ${number % 24}.\n\n`;
    parts.push(part);
    length += part.length;
  }
  return parts.join('').slice(0, characters);
}
