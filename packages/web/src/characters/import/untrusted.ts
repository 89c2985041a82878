/** What a file says that anybody may have written: nothing is taken of it but own fields of the expected kind. */
export type Untrusted = unknown;

export const mostCharacters = 1_000_000;
const mostDepth = 60;
/** Nobody reads more, and nothing more fits on a sheet. */
const mostEntries = 2_000;

/** Whether brackets stand deeper in each other than any sheet has them. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let place = 0; place < json.length; place += 1) {
    const character = json[place];
    if (isQuoted) {
      if (character === '\\') place += 1;
      else if (character === '"') isQuoted = false;
    } else if (character === '"') isQuoted = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > mostDepth) return true;
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return false;
}

/** The value of a JSON text; undefined where it is none. */
export function parseJson(json: string): Untrusted {
  if (isTooDeep(json)) return undefined;
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

/** The value at the end of a path of own fields. */
export function at(value: Untrusted, ...path: string[]): Untrusted {
  let found = value;
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as Record<string, unknown>)[key];
  }
  return found;
}

export function textOf(value: Untrusted): string {
  return typeof value === 'string' ? value : '';
}

/** A number, also one that was written as a text: "30 ft." */
export function numberOf(value: Untrusted): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const [digits] = typeof value === 'string' ? (/^\s*[+-]?\d{1,9}/.exec(value) ?? []) : [];
  return digits === undefined ? null : Number(digits);
}

export function listOf(value: Untrusted): Untrusted[] {
  return Array.isArray(value) ? value.slice(0, mostEntries) : [];
}

export function isObject(value: Untrusted): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function entriesOf(value: Untrusted): [string, Untrusted][] {
  return isObject(value) ? Object.entries(value).slice(0, mostEntries) : [];
}
