/** What the DM is asked has a mark by which its answer can be told: `#game.seat.number#`, and `%…%` for a roll that it had asked for. */
const markPattern = /([#%])(\d+)\.(\d+)\.(\d+)\1/g;
/** What each message of a player says besides, and no other. */
const secretPattern = /secret-\d+-\d+-\d+-/g;
/** The same in whispers. */
const whisperPattern = /whisper-\d+-\d+-\d+-/g;

export const markOf = (place, number, sign = '#') => `${sign}${place.game}.${place.seat}.${number}${sign}`;
export const secretOf = (seed, index, number) => `secret-${seed}-${index}-${number}-`;
export const whisperOf = (seed, index, number) => `whisper-${seed}-${index}-${number}-`;

/** The marks in a text, in order. */
export const marksIn = (text) =>
  [...text.matchAll(markPattern)].map(([mark, sign, game, seat, number]) => ({
    mark,
    hero: `${game}.${seat}`,
    isRoll: sign === '%',
    number: Number(number),
  }));
export const secretsIn = (text) => text.match(secretPattern) ?? [];
export const whisperedIn = (text) => text.match(whisperPattern) ?? [];

/** By how much an answer moves the hit points of whom it answers: up and down, so that a long soak never ends a game. */
export const changeFor = ({ number }) => (number % 2 === 0 ? -1 : 1);
/** Of whom the DM asks a roll, when it has one to ask for. */
export const asksRoll = ({ hero, isRoll, number }) => !isRoll && hero.endsWith('.2') && number % 3 === 1;

/** How every answer begins; an answer that was stopped is a part of it, or nothing but deeds. */
export const opening = 'The fire crackles. You are heard: ';
