const mayRead = ({ kind, user_id, recipient }, { userId }) =>
  kind !== 'whisper' || user_id === userId || recipient === userId;

/** Whose a whisper is, by its word: who said it, and to whom. */
function whispersOf(players) {
  const said = players.flatMap((player) =>
    player.posted.filter(({ kind }) => kind === 'whisper').map((one) => ({ ...one, by: player })),
  );
  return new Map(said.map((one) => [one.secret, one]));
}

const isOtherwise = (shown, { content, takes }) => shown.content !== content || shown.takes !== Number(takes);

/** What players show that is not there, or otherwise, and what they do not show although it is there and theirs. */
function auditShown(faults, { messages, messageById }, players) {
  for (const player of players) {
    for (const id of player.shown.keys())
      if (!messageById.has(id)) faults.add('shown, but gone', { id, place: player.place });
    for (const row of messages) {
      if (row.game_id !== player.gameId || !mayRead(row, player)) continue;
      const shown = player.shown.get(Number(row.id));
      if (!shown) faults.add('not shown', { row, place: player.place });
      else if (Number(row.removed_after) > 0 ? !shown.removed : isOtherwise(shown, row))
        faults.add('shown otherwise', { row, shown, place: player.place });
    }
  }
}

function auditWhispers(faults, players, brain) {
  const whispers = whispersOf(players);
  for (const player of players) {
    for (const word of player.whispered) {
      const { by, to } = whispers.get(word) ?? {};
      if (by !== player && to !== player.userId)
        faults.add('whispers in frames of others', { word, place: player.place });
    }
  }
  for (const { whispered, answers, isRetold } of brain.leaks) {
    for (const word of whispered) {
      const { by, to } = whispers.get(word) ?? {};
      const isTheirs = answers.length === 1 && by && answers[0] === `${by.place.game}.${by.place.seat}`;
      if (to !== 'dm' || !isTheirs) faults.add('whispers in prompts of others', { word, answers, isRetold });
    }
  }
}

/** Removals that somebody who may know of the message has not been told of. */
function auditRemovals(faults, { messageById }, players, removed) {
  for (const player of players) {
    for (const { id } of removed) {
      const row = messageById.get(id);
      if (row?.game_id === player.gameId && mayRead(row, player) && !player.knownRemoved.has(id))
        faults.add('removal not told', { id, place: player.place });
    }
  }
}

/** What everybody at the tables was shown. */
export function auditViews(faults, standing, { players, removed, brain }) {
  for (const { late, place } of players) if (late > 0) faults.add('out of order', { late, place });
  auditShown(faults, standing, players);
  auditWhispers(faults, players, brain);
  auditRemovals(faults, standing, players, removed);
}
