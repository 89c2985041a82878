const openingShare = 0.4;
const samples = 6;

/** From the first word boundary, so that no sample begins in the middle of a word. */
function fromWord(text: string): string {
  return text.replace(/^\S*\s+/, '');
}

/** An adventure cut to a budget: its opening, and a spread of later parts up to the very end. */
export function adventureDigest(text: string, budget: number): string[] {
  const whole = text.trim();
  if (whole === '') return [];
  if (whole.length <= budget) return [whole];
  const opening = Math.floor(budget * openingShare);
  const length = Math.floor((budget - opening) / samples);
  const step = (whole.length - opening - length) / (samples - 1);
  const later = Array.from({ length: samples }, (_, index) => {
    const start = Math.floor(opening + index * step);
    return fromWord(whole.slice(start, start + length).toWellFormed()).trim();
  });
  return [whole.slice(0, opening).toWellFormed().trim(), ...later];
}
