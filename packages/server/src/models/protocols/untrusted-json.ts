/** What a provider sends may be of any form; these read the one that is meant, and nothing where it is another. */
export type Fields = Readonly<Record<string, unknown>>;

const none: Fields = {};

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : none;
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function countOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.round(value) : 0;
}

/** Undefined for what is no JSON object. */
export function parseFields(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const fields = fieldsOf(value);
    return fields === value ? fields : undefined;
  } catch {
    return undefined;
  }
}
