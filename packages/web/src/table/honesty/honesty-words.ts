import type { Honesty } from '@fireside/contract';

function count(number: number, one: string, several: string): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? one : several}`;
}

function listed(parts: string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** What is said under a message of which sentences are missing. */
export function withheldWords(withheld: number): string {
  return withheld === 1
    ? '1 sentence was kept back: nothing at the table bears it out.'
    : `${count(withheld, '', 'sentences')} were kept back: nothing at the table bears them out.`;
}

/** What the DM claimed, and what became of it, in a sentence. */
export function honestyWords({ turns, claims, borne_out, repaired, withheld }: Honesty): string {
  if (turns === 0) return 'The DM has told nothing yet.';
  const since = `In ${count(turns, 'turn', 'turns')} the DM`;
  if (claims === 0) return `${since} claimed nothing yet that dice or sheets could bear out.`;
  const made = `${since} made ${count(claims, 'claim', 'claims')}`;
  if (borne_out === claims) {
    const all = claims === 1 ? 'it was' : claims === 2 ? 'both were' : 'all of them were';
    return `${made}: ${all} borne out by dice and sheets.`;
  }
  const parts = [
    [borne_out, 'borne out by dice and sheets'],
    [repaired, `put right before anybody read ${repaired === 1 ? 'it' : 'them'}`],
    [withheld, 'kept back'],
  ] as const;
  const told = parts.filter(([number]) => number > 0);
  return `${made}: ${listed(told.map(([number, what]) => `${count(number, 'was', 'were')} ${what}`))}.`;
}
