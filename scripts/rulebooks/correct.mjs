/**
 * Applies our corrections to the data of the package, in place. A correction names an entry (`in` and `name`, or `every` for all of a kind that hold
 * the words) and says what to do:
 *
 *   set      {field: [was, is]}: a field, which must be as it was when the correction was written
 *   replace  [was, is]: words in the entry's texts
 *   start    [was, is]: words at the beginning of a text
 *   between  [from, to, is]: everything from the first words to the last, both included
 *   move     [name, from, to]: an ability that stands in the wrong list
 *   copy     {from, into, names}: abilities that another creature has
 *   add      {list: [...]}: what a list lacks
 *   without  [names]: parts that do not belong there
 *   drop     true: the whole entry does not
 *
 * and `why`. One that no longer fits is an error: then the package has changed, and somebody must look.
 */
export function correct(data, corrections) {
  for (const correction of corrections) {
    if (!correction.why) fail(correction, 'does not say why');
    const entries = data[correction.in];
    const found = correction.every ? entries : entries.filter((entry) => isMeant(entry, correction));
    if (found.length === 0) fail(correction, 'names nothing');
    if (correction.drop) data[correction.in] = entries.filter((entry) => !found.includes(entry));
    const hits = found.map((entry) => apply(entry, correction, entries)).filter(Boolean);
    if (hits.length === 0) fail(correction, 'finds nothing to change');
  }
  return data;
}

function isMeant(entry, { name, class: owner }) {
  return entry.name === name && (owner === undefined || entry.class?.name === owner);
}

function apply(entry, correction, entries) {
  const { set, replace, start, between, move, copy, add, without, drop } = correction;
  let changed = Boolean(drop);
  for (const name of without ?? []) {
    if (!remove(entry, name)) fail(correction, `there is no ${name}`);
    changed = true;
  }
  for (const [field, [was, is]] of Object.entries(set ?? {})) {
    if (JSON.stringify(entry[field] ?? null) !== JSON.stringify(was))
      fail(correction, `${field} is not as it was`);
    entry[field] = is;
    changed = true;
  }
  if (replace) changed = inTexts(entry, (text) => text.replaceAll(replace[0], replace[1])) || changed;
  if (start) changed = inTexts(entry, (text) => atStart(text, start)) || changed;
  if (between) changed = inTexts(entry, (text) => cut(text, between)) || changed;
  if (move) {
    const [name, from, to] = move;
    const moved = (entry[from] ?? []).filter((ability) => ability.name === name);
    if (moved.length !== 1) fail(correction, `there is no ${name}`);
    entry[from] = entry[from].filter((ability) => ability.name !== name);
    append(entry, to, moved, correction);
    changed = true;
  }
  if (copy) {
    const [source] = entries.filter(({ name }) => name === copy.from);
    const wanted = (source?.[copy.into] ?? []).filter(({ name }) => copy.names.includes(name));
    if (wanted.length !== copy.names.length) fail(correction, `${copy.from} has no such abilities`);
    append(entry, copy.into, wanted, correction);
    changed = true;
  }
  for (const [list, items] of Object.entries(add ?? {})) {
    append(entry, list, items, correction);
    changed = true;
  }
  return changed;
}

function append(entry, list, items, correction) {
  const present = entry[list] ?? [];
  for (const item of items) {
    if (present.some((part) => nameOf(part) === nameOf(item)))
      fail(correction, `${nameOf(item)} is there already`);
  }
  entry[list] = [...present, ...items];
}

const nameOf = (part) => part?.name ?? part;

function remove(entry, name) {
  for (const [field, value] of Object.entries(entry)) {
    if (!Array.isArray(value)) continue;
    const rest = value.filter((part) => nameOf(part) !== name);
    if (rest.length < value.length) {
      entry[field] = rest;
      return true;
    }
  }
  return false;
}

/** Every text of an entry, at any depth; true when one has changed. */
function inTexts(part, change) {
  let changed = false;
  for (const [key, value] of Object.entries(part)) {
    if (typeof value === 'string') {
      part[key] = change(value);
      changed = part[key] !== value || changed;
    } else if (value !== null && typeof value === 'object') {
      changed = inTexts(value, change) || changed;
    }
  }
  return changed;
}

function atStart(text, [was, is]) {
  return text.startsWith(was) ? is + text.slice(was.length) : text;
}

function cut(text, [from, to, is]) {
  const start = text.indexOf(from);
  const end = start < 0 ? -1 : text.indexOf(to, start);
  return end < 0 ? text : text.slice(0, start) + is + text.slice(end + to.length);
}

function fail(correction, reason) {
  throw new Error(`A correction ${reason}: ${JSON.stringify(correction)}`);
}
