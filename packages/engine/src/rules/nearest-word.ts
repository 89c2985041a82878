/** How many letters must be changed, added, left out or swapped with their neighbour to make one word of another. */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, place) => place)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      }
      row.push(least);
    }
    rows.push(row);
  }
  return rows[one.length]![other.length]!;
}

const shortest = 6;
const long = 9;
const longest = 24;

/** The one known word that was meant by a long word with a letter wrong, or two in a longer one; null where none or several may be. */
export function nearestWord(word: string, known: Iterable<string>): string | null {
  if (word.length < shortest - 1 || word.length > longest) return null;
  let best = word.length >= long ? 3 : 2;
  let nearest: string | null = null;
  for (const candidate of known) {
    if (candidate[0] !== word[0] || candidate.length < shortest) continue;
    if (Math.abs(candidate.length - word.length) > 2) continue;
    const apart = distance(word, candidate);
    if (apart > best || (apart === best && nearest === null)) continue;
    nearest = apart === best ? null : candidate;
    best = apart;
  }
  return nearest;
}
