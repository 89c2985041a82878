/** One word in `every` of four letters and more gets one error: letters swapped, one lost, one wrong, one twice. The same for the same seed. */
export function withTypingErrors(text, seed, every = 4) {
  const random = generator(seed);
  return text.replace(/[A-Za-z]{4,}/g, (word) => {
    if (random() >= 1 / every) return word;
    const place = 1 + Math.floor(random() * (word.length - 2));
    const [before, at, next, after] = [
      word.slice(0, place),
      word[place],
      word[place + 1],
      word.slice(place + 2),
    ];
    const letter = String.fromCharCode(97 + Math.floor(random() * 26));
    return [
      `${before}${next}${at}${after}`,
      `${before}${next}${after}`,
      `${before}${letter}${next}${after}`,
      `${before}${at}${at}${next}${after}`,
    ][Math.floor(random() * 4)];
  });
}

/** Mulberry32: small, and good enough to misspell. */
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
