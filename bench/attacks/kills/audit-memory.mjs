/** So many characters of the talk may stand in the prompts without marks, of the 2,000 that those of a soak repeat. */
const mostUnmarked = 1_800;
const vectorBytes = 384;

/** Table talk and whispers are remembered by nobody. */
const isStory = ({ kind }) => kind === 'action' || kind === 'narration';
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
  const faults = [];
  let next = 0;
  for (const chapter of chapters) {
    // What was taken back behind it may have left it an end at which nobody tells the story.
    const last = own.findLastIndex(({ id }) => Number(id) <= Number(chapter.to_id));
    const begins = Number(own[next]?.id) === Number(chapter.from_id);
    if (!begins || last < next || !tellsItsMessages(chapter, own.slice(next, last + 1), told))
      faults.push(chapter);
    next = last + 1;
  }
  if (own.some(({ id }, index) => index >= next === Number(id) <= Number(chronicled_id)))
    faults.push({ chronicled_id, chapters });
  return faults;
}

/** A vector has a direction. */
function hasVector(marks) {
  const bytes = Buffer.isBuffer(marks) ? marks : Buffer.from(marks, 'base64');
  return bytes.subarray(0, vectorBytes).some((byte) => byte !== 0);
}

/** What stands up to where the game says is marked, with a vector, and nothing else is; everything behind it stands in the prompts. */
function markFaults(own, marks, { marked_id, chronicled_id }) {
  const isDue = ({ id }) => Number(id) <= Number(marked_id);
  const isMarked = ({ id }) => marks.has(Number(id)) && hasVector(marks.get(Number(id)));
  const wrong = own.filter((message) =>
    isDue(message) && isStanding(message) ? !isMarked(message) : marks.has(Number(message.id)),
  );
  let newer = 0;
  const left = own.toReversed().filter((message) => {
    const hasLeft = newer >= mostUnmarked || Number(message.id) <= Number(chronicled_id);
    newer += message.content.length + 20;
    return hasLeft && !isDue(message);
  });
  return [...wrong, ...left];
}

/** Everything that could be wrong with what the games remember, once it has come to rest. */
export async function auditMemory(faults, { rows, messages, told }) {
  const chapters = await rows.all('select * from chapters order by from_id');
  const stored = await rows.all('select message_id, marks from message_marks');
  const marks = new Map(stored.map((row) => [Number(row.message_id), row.marks]));
  if (stored.length !== marks.size) faults.add('marks', { stored: stored.length, marks: marks.size });
  for (const memory of await rows.all('select * from memories')) {
    const ofGame = ({ game_id }) => game_id === memory.game_id;
    const own = messages.filter(ofGame).filter(isStory);
    faults.addAll('chapters', chapterFaults(own, chapters.filter(ofGame), memory, told));
    faults.addAll('marks', markFaults(own, marks, memory));
  }
  return { chapters: chapters.length, marks: marks.size };
}
