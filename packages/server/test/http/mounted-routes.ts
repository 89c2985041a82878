import type { FastifyInstance } from 'fastify';

/** Every route that the application really serves, as "METHOD /path"; HEAD comes with GET and is left out. */
export function mountedRoutes(app: FastifyInstance): string[] {
  const found: string[] = [];
  const prefixes: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent, part, methods] = /^([│├└─\s]*)(\S*) \(([A-Z, ]+)\)/.exec(line) ?? [];
    if (part === undefined) continue;
    const depth = indent!.length / 4;
    prefixes.length = Math.max(0, depth - 1);
    prefixes[depth - 1] = part;
    const path = prefixes.join('');
    for (const method of methods!.split(', ')) if (method !== 'HEAD') found.push(`${method} ${path}`);
  }
  return found;
}
