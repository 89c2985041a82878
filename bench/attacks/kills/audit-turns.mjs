import { changeFor, marksIn, opening, whisperedIn } from './words.mjs';

const effectsOf = ({ effects_json }) => JSON.parse(effects_json);

/** How much one kind of effect has moved each sheet. */
function moved(effects, kind, amount) {
  const sums = new Map();
  for (const effect of effects.filter((one) => one.kind === kind))
    sums.set(effect.character_id, (sums.get(effect.character_id) ?? 0) + amount(effect));
  return sums;
}

const pointsOf = (effects) => moved(effects, 'hit_points', ({ before, after }) => after - before);
const coinsOf = (effects) => moved(effects, 'item', ({ quantity }) => quantity);
const learnedOf = (effects) =>
  moved(effects, 'sheet', ({ field, before, after }) => (field === 'experience' ? after - before : 0));
const isSame = (one, other) => JSON.stringify([...one].sort()) === JSON.stringify([...other].sort());

/** How often each thing is in a list. */
function countOf(list) {
  const counts = new Map();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** What the model does for messages, and what an answer to them has done: the same, by sheet. */
function isPaid(marks, heroes, effects) {
  const points = new Map();
  for (const one of marks) {
    const { id } = heroes.get(one.hero);
    points.set(id, (points.get(id) ?? 0) + changeFor(one));
  }
  const coins = countOf(marks.map(({ hero }) => heroes.get(hero).id));
  const moving = (sums) => [...sums].filter(([, sum]) => sum !== 0);
  return isSame(moving(points), moving(pointsOf(effects))) && isSame(coins, coinsOf(effects));
}

/** Answers that do not name exactly what they answer, or have not done for it exactly what they were to. */
function isWrongAnswer({ reply, messages, effects, heroes, stops }) {
  const named = marksIn(reply.content);
  const asked = messages.flatMap(({ content }) => marksIn(content));
  const unread = messages.filter(({ removed_after }) => Number(removed_after) > 0).length;
  const ofNamed = named.map(({ mark }) => mark);
  // What was removed before it was read need not be named; its text is gone.
  const isComplete =
    asked.every(({ mark }) => ofNamed.includes(mark)) && named.length <= asked.length + unread;
  // Told anew, it does not name what was removed since; what was done for that stands.
  const isShorter = Number(reply.takes) > 1 && unread > 0 && named.length < messages.length;
  if (isComplete && named.length > 0) return !isShorter && !isPaid(named, heroes, effects);
  // Stopped in the middle of its words, or before them; of what was removed since nobody knows how it was named.
  const words = reply.content.replace(/^Wording \d+\. ?/, '');
  const whispered = messages.flatMap(({ content }) => whisperedIn(content)).at(-1) ?? '';
  const whole = `${opening}${whispered} ${asked.map(({ mark }) => mark).join(' ')} .`;
  const isPart = words === '…' || whole.startsWith(words) || (unread > 0 && words.startsWith(opening.trim()));
  return stops === 0 || !isPart;
}

/** What stands on sheets, at seats and in the world is what the standing effects come to, and nothing besides. */
function auditTables(faults, { sheets, seats, worlds, games, messages }, answered, startingHitPoints) {
  const effects = answered.flatMap(effectsOf);
  const points = pointsOf(effects);
  const coins = coinsOf(effects);
  const learned = learnedOf(effects);
  for (const { id, current_hp, experience, inventory_json } of sheets) {
    const held = JSON.parse(inventory_json).reduce((sum, { quantity }) => sum + quantity, 0);
    const stands = [Number(current_hp) - startingHitPoints, held, Number(experience)];
    const sums = [points, coins, learned].map((sum) => sum.get(id) ?? 0);
    if (!stands.every((one, place) => one === sums[place]))
      faults.add('sheets not the sum of what stands', { id, stands, sums });
  }
  for (const { game_id, user_id, pending_notation, pending_reason } of seats) {
    const asked = answered
      .filter((turn) => turn.game_id === game_id)
      .flatMap(effectsOf)
      .findLast((effect) => effect.kind === 'roll_asked' && effect.user_id === user_id);
    const isAwaited = (asked?.notation ?? null) === pending_notation;
    if (!isAwaited || (pending_notation && asked.reason !== pending_reason))
      faults.add('rolls lost or kept', { game_id, user_id, pending_reason, asked });
  }
  for (const { game_id, state_json } of worlds) {
    const told = answered
      .filter((turn) => turn.game_id === game_id)
      .flatMap(effectsOf)
      .findLast(({ kind, field }) => kind === 'world' && field === 'time');
    if (JSON.parse(state_json).time !== (told?.after ?? ''))
      faults.add('world not as it stands', { game_id, state_json, told });
  }
  const spoken = (id) =>
    messages.filter(({ game_id, sender_type }) => game_id === id && sender_type === 'dm').length;
  faults.addAll(
    'miscounted',
    games.filter(({ id, dm_messages }) => Number(dm_messages) !== spoken(id)),
  );
  faults.addAll(
    'ended',
    games.filter(({ status }) => status !== 'active'),
  );
}

/** What each turn owes: one answer for everything that it answers, and everything that the answer did, once. */
export function auditTurns(faults, standing, { players, heroes, startingHitPoints, stops }) {
  const { messages, messageById, turns } = standing;
  const turnById = new Map(turns.map((turn) => [Number(turn.id), turn]));
  const answered = turns
    .filter(({ reply_id }) => reply_id !== null)
    .sort((one, other) => Number(one.reply_id) - Number(other.reply_id));
  const replies = messages.filter(({ sender_type }) => sender_type === 'dm');
  const repliesOf = new Map(replies.map(({ id }) => [Number(id), 0]));
  for (const { reply_id } of answered) {
    const id = Number(reply_id);
    if (repliesOf.has(id)) repliesOf.set(id, repliesOf.get(id) + 1);
    else faults.add('half', { reply_id });
  }
  for (const [reply, count] of repliesOf) if (count !== 1) faults.add('half', { reply, count });

  // A roll whose turn failed is awaited again, and made again: then two messages name it, and two answers may.
  const marksOf = (list) => countOf(list.flatMap(({ content }) => marksIn(content).map(({ mark }) => mark)));
  const asked = marksOf(messages.filter(({ sender_type }) => sender_type === 'player'));
  for (const [mark, count] of marksOf(replies))
    if (count > Math.max(1, asked.get(mark) ?? 0)) faults.add('answered twice', { mark, count });

  for (const turn of answered.filter(({ kind }) => kind === 'reply')) {
    const together = [
      turn,
      ...turns.filter(({ answered_in }) => Number(answered_in ?? 0) === Number(turn.id)),
    ];
    const said = together.map(({ message_id }) => messageById.get(Number(message_id)));
    const reply = messageById.get(Number(turn.reply_id));
    if (!reply || said.some((message) => !message)) faults.add('half', { turn });
    else if (isWrongAnswer({ reply, messages: said, effects: effectsOf(turn), heroes, stops }))
      faults.add('half', { reply: reply.content, said: said.map(({ content }) => content), turn });
  }
  for (const { answered_in, status, reply_id } of turns.filter((turn) => turn.answered_in !== null)) {
    const first = turnById.get(Number(answered_in));
    if (!first || first.answered_in !== null || first.status !== status || reply_id !== null)
      faults.add('rounds apart', { first, status, reply_id });
  }

  const ofMessage = new Map();
  for (const turn of turns.filter(({ message_id }) => message_id !== null)) {
    const id = Number(turn.message_id);
    if (ofMessage.has(id) || !messageById.has(id)) faults.add('half', { turn });
    ofMessage.set(id, turn);
  }
  const givenUp = turns.filter(({ status }) => status === 'failed');
  // Only what was said since keeps a failed turn from being run again.
  for (const { game_id, read_id, answered_in } of givenUp.filter(({ kind }) => kind === 'reply')) {
    const upTo = Number(answered_in === null ? read_id : (turnById.get(Number(answered_in))?.read_id ?? 0));
    if (!turns.some((turn) => turn.game_id === game_id && Number(turn.message_id ?? 0) > upTo))
      faults.add('unanswered', { game_id, read_id });
  }
  for (const { id } of players.flatMap(({ posted }) => posted)) {
    const message = messageById.get(id);
    const isOwed = message && (message.kind === 'action' || message.recipient === 'dm');
    if (!isOwed || Number(message.removed_after) > 0) continue;
    const turn = ofMessage.get(id);
    const first = turn && turn.answered_in !== null ? turnById.get(Number(turn.answered_in)) : turn;
    const isAnswered = first?.status === 'done' && first.reply_id !== null;
    if (!isAnswered && turn?.status !== 'failed') faults.add('unanswered', { message, turn });
  }
  auditTables(faults, standing, answered, startingHitPoints);
  const rounds = turns.filter(({ answered_in }) => answered_in !== null).length;
  return { replies: replies.length, givenUp: givenUp.length, together: rounds };
}
