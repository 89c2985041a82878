/** All but so many of the newest messages are marked; of the very newest none is yet. */
const mostUnmarked = 23;
const newestUnmarked = 16;
const vectorBytes = 384;

const isStanding = ({ removed_after }) => Number(removed_after) === 0;

/** What its messages tell, each once and nothing else, is what the model was given for a chapter. */
function tellsItsMessages({ summary }, stretch, told) {
  const given = [...summary.matchAll(/Told (\d+)\./g)].flatMap(
    ([, number]) => told.get(Number(number)) ?? [],
  );
  const standing = stretch.filter(isStanding).map(({ content }) => content.replace(/\s+/g, ' ').trim());
  return JSON.stringify(given) === JSON.stringify(standing);
}

/** Chapters that do not begin where the one before ended, or tell of other messages than those between their ends. */
function chapterFaults(own, chapters, { chronicled_id }, told) {
  let faults = 0;
  let next = 0;
  for (const chapter of chapters) {
    const last = own.findIndex(({ id }) => Number(id) === Number(chapter.to_id));
    const begins = Number(own[next]?.id) === Number(chapter.from_id);
    if (!begins || last < next || !tellsItsMessages(chapter, own.slice(next, last + 1), told)) faults += 1;
    next = last + 1;
  }
  if (Number(chronicled_id) !== Number(chapters.at(-1)?.to_id ?? 0)) faults += 1;
  return faults;
}

/** A vector has a direction. */
function hasVector(marks) {
  const bytes = Buffer.isBuffer(marks) ? marks : Buffer.from(marks, 'base64');
  return bytes.subarray(0, vectorBytes).some((byte) => byte !== 0);
}

/** What has left the newest messages and stands is marked, with a vector, and nothing else is. */
function markFaults(own, marks) {
  const due = own.slice(0, -mostUnmarked).filter(isStanding);
  const missing = due.filter(({ id }) => !marks.has(Number(id)) || !hasVector(marks.get(Number(id))));
  const marked = own.filter(({ id }) => marks.has(Number(id)));
  const may = new Set(own.slice(0, -newestUnmarked).filter(isStanding));
  return missing.length + marked.filter((message) => !may.has(message)).length;
}

/** Everything that could be wrong with what the games remember, once it has come to rest. */
export async function auditMemory({ rows, messages, told }) {
  const chapters = await rows.all('select * from chapters order by from_id');
  const stored = await rows.all('select message_id, marks from message_marks');
  const marks = new Map(stored.map((row) => [Number(row.message_id), row.marks]));
  const faults = { chapters: 0, marks: stored.length - marks.size };
  for (const memory of await rows.all('select * from memories')) {
    const ofGame = ({ game_id }) => game_id === memory.game_id;
    const own = messages.filter(ofGame);
    faults.chapters += chapterFaults(own, chapters.filter(ofGame), memory, told);
    faults.marks += markFaults(own, marks);
  }
  return { faults, chapters: chapters.length, marks: marks.size };
}
