/** Only letters and digits count: marks, quotation and broken lines are the prompt's own. */
function bare(text) {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

export function findScene(script, heading) {
  const name = bare(heading);
  const like = (title) => title.length > 3 && (title.startsWith(name) || name.startsWith(title));
  return (
    script.scenes.find(({ title }) => bare(title) === name) ??
    script.scenes.find(
      ({ title, passages }) => like(bare(title)) || bare(passages[0]?.text ?? '').startsWith(name),
    )
  );
}

/** Longer scenes are cut to what a prompt can hold. */
const longestScene = 8_000;

function isThere(scene, prompt) {
  if (!scene) return false;
  const own = scene.passages.filter(({ text }) => bare(text) !== '');
  const there = own.filter(({ text }) => prompt.includes(bare(text)));
  const whole = own.reduce((sum, { text }) => sum + text.length, 0) <= longestScene;
  return own.length > 0 && there.length >= own.length * (whole ? 1 : 0.5);
}

/** How much of an unmarked scene its beginning is. */
const beginning = 60;

/** Whether what players hear when they come to a scene is there, or how it begins where nothing is marked. */
function isTold(scene, prompt) {
  const own = scene?.passages.filter(({ text }) => bare(text) !== '') ?? [];
  const aloud = own.filter(({ label }) => label === 'read aloud');
  if (aloud.length > 0) return aloud.every(({ text }) => prompt.includes(bare(text)));
  return own.length > 0 && prompt.includes(bare(own[0].text).slice(0, beginning));
}

/** Words of a title that no other title has. */
function ownWords(script, scene) {
  const wordsOf = ({ title }) => title.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const others = new Set(script.scenes.filter((other) => other !== scene).flatMap(wordsOf));
  return wordsOf(scene).filter((word) => !others.has(word));
}

/** Whether what the DM said last speaks of a scene by its name. */
function leadsTo(script, scene, narration) {
  const said = new Set(narration.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  return ownWords(script, scene).some((word) => said.has(word));
}

/** How what the model was given served: the greeting's first, then that of each turn. */
export function judgeEvening({ set, script, prompts }) {
  const [greeting, ...others] = prompts.map(({ all }) => bare(all));
  const firsts = prompts.slice(1).map(({ first }) => bare(first));
  const length = script.scenes
    .flatMap(({ passages }) => passages)
    .reduce((sum, { text }) => sum + text.length, 0);
  const visited = new Set();
  const calls = prompts.reduce((sum, { calls }) => sum + calls, 0);
  const result = {
    right: 0,
    told: 0,
    atFirst: 0,
    calls,
    leaks: 0,
    endings: 0,
    misses: [],
    isWhole: length <= 12_000,
  };
  result.greeting = greeting.includes(bare(set.opening));
  if (!result.greeting) result.misses.push('greeting: without the opening');
  for (const [turn, { say, scene, also }] of set.turns.entries()) {
    const prompt = others[turn];
    const needed = findScene(script, scene);
    if (isThere(needed, firsts[turn])) result.atFirst += 1;
    if (isTold(needed, prompt)) result.told += 1;
    if (isThere(needed, prompt)) result.right += 1;
    else result.misses.push(`${turn + 1}: without "${scene}": ${say}`);
    visited.add(needed);
    const called = new Set([...visited, ...also.map((heading) => findScene(script, heading))]);
    const before = turn === 0 ? set.opening : set.turns[turn - 1].dm;
    for (const secret of set.secrets) {
      const own = findScene(script, secret.scene);
      // Of a scene that was not recognised nothing is excused.
      const isCalledFor = own !== undefined && (called.has(own) || leadsTo(script, own, before));
      if (!prompt.includes(bare(secret.text)) || isCalledFor) continue;
      if (secret.ending) result.endings += 1;
      else result.leaks += 1;
      if (!result.isWhole) result.misses.push(`${turn + 1}: holds of "${secret.scene}": ${secret.text}`);
    }
  }
  return result;
}
