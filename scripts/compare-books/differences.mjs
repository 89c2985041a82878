/** Collects what differs between two sources: `note(entry, field, ours, theirs)` for values of any form. */
export function differences() {
  const found = [];
  return {
    found,
    note(entry, field, ours, theirs) {
      const [one, other] = [show(ours), show(theirs)];
      if (one !== other) found.push({ entry, field, ours: one, theirs: other });
    },
  };
}

function show(value) {
  if (Array.isArray(value)) return [...value].map(String).sort().join(', ');
  return value === undefined || value === null ? '' : String(value);
}

/** The numbers that rules hang on: dice, difficulty classes, bonuses to hit. */
export function figures(text) {
  const plain = text
    .replace(/[−–]/g, '-')
    .replace(/\bdl0\b/g, 'd10')
    .replace(/\s*([+-])\s*(?=\d)/g, '$1');
  return [...new Set(plain.match(/\d+d\d+|\bDC ?\d+|[+-]\d+ to hit/g) ?? [])];
}

export const named = (list) => new Map(list.map((entry) => [entry.name.toLowerCase(), entry]));
