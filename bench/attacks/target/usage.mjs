import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const ticksPerSecond = 100;
const pageBytes = 4096;
const mebibyte = 1024 * 1024;

/** What /proc tells of a process: null once it has gone, also while its parent has not yet heard of it. */
function read(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const [state, parent, ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z' || state === 'X') return null;
    // utime, stime, and those of children that have ended, as proc(5) counts the fields.
    const [own, system, ended, endedSystem] = fields.slice(9, 13).map(Number);
    return {
      pid,
      parent: Number(parent),
      milliseconds: ((own + system + ended + endedSystem) * 1000) / ticksPerSecond,
      bytes: Number(fields[19]) * pageBytes,
    };
  } catch {
    return null;
  }
}

export const isAlive = (pid) => read(pid) !== null;

/** A process and everything below it. */
function family(pid) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => read(Number(name)))
    .filter(Boolean);
  const members = all.filter((one) => one.pid === pid);
  for (const member of members) members.push(...all.filter(({ parent }) => parent === member.pid));
  return members;
}

/** CPU in milliseconds of a process and all that it ever started. */
export const cpuOf = (pid) => family(pid).reduce((sum, { milliseconds }) => sum + milliseconds, 0);

/** Settles when the service has rested for a second: books, memory and whatever else was left to be done is done. */
export async function rested(pid) {
  for (let look = 0; look < 180; look++) {
    const before = cpuOf(pid);
    await delay(1_000);
    if (cpuOf(pid) - before < 50) return;
  }
}

/** What a process takes of the machine's memory: of pages that several processes have, its share. */
function share(pid) {
  try {
    return (
      Number(/^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1'))?.[1] ?? 0) * 1024
    );
  } catch {
    return 0;
  }
}

/** What each process of a family takes now, by its share, in MiB. */
export const sharesOf = (pid) => family(pid).map(({ pid: member }) => Math.round(share(member) / mebibyte));

/** Watches the memory of a process (resident) and of its whole family (their shares) until `stop` tells their peaks, in MiB. */
export function watchMemory(pid) {
  let main = 0;
  let whole = 0;
  const look = () => {
    const members = family(pid);
    main = Math.max(main, members[0]?.bytes ?? 0);
    whole = Math.max(
      whole,
      members.reduce((sum, { pid: member }) => sum + share(member), 0),
    );
  };
  look();
  const timer = setInterval(look, 400);
  return {
    stop() {
      look();
      clearInterval(timer);
      return { main: Math.round(main / mebibyte), whole: Math.round(whole / mebibyte) };
    },
  };
}
