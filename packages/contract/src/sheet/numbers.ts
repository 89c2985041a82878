/** A number of a sheet and how it comes about, for those who want to check it. */
export interface Worked {
  value: number;
  parts: { label: string; value: number }[];
}

/** The sum of its parts; those that add nothing are left out, but for the first. */
export function sumOf(parts: Worked['parts']): Worked {
  return {
    value: parts.reduce((sum, part) => sum + part.value, 0),
    parts: parts.filter(({ value }, place) => place === 0 || value !== 0),
  };
}

/** As it stands behind dice: `+3`, `-1`, and nothing for nothing. */
export function signed(value: number): string {
  if (value === 0) return '';
  return value > 0 ? `+${value}` : `${value}`;
}

/** `1d20+3` */
export function d20(modifier: number): string {
  return `1d20${signed(modifier)}`;
}
