/**
 * Names are compared without regard to case and to the ways in which one letter can be encoded. Some letters meet
 * only in upper case, and ẞ only after it has been small: hence the detour.
 */
export function nameKey(name: string): string {
  const plain = name.toWellFormed().trim().normalize('NFKC');
  return plain.toLowerCase().toUpperCase().toLowerCase().normalize('NFKC');
}
