import path from 'node:path';

/** Where Node would find a package, seen from a place of the lock file; null where there is none. */
export function find(packages, place, name) {
  for (let folder = place; ; folder = path.posix.dirname(folder)) {
    const found = path.posix.join(folder, 'node_modules', name);
    if (packages[found]) return packages[found].link ? packages[found].resolved : found;
    if (folder === '.') return null;
  }
}

/** What a package asks for, by its place in the lock file. */
export function needs(packages, place) {
  return Object.keys(packages[place].dependencies ?? {}).map((name) => {
    const found = find(packages, place, name);
    if (!found) throw new Error(`The lock file has no ${name} for ${place}`);
    return found;
  });
}

/** Everything that a package needs, itself included. Libraries for one platform are their parents' affair. */
export function reach(packages, place, reached = new Set()) {
  if (reached.has(place)) return reached;
  reached.add(place);
  for (const needed of needs(packages, place)) reach(packages, needed, reached);
  return reached;
}

/** The name of a package by its place; undefined for a workspace. */
export function nameAt(place) {
  return place.match(/node_modules\/((?:@[^/]+\/)?[^/]+)$/)?.[1];
}
