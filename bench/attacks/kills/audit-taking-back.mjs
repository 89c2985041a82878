const isForDm = ({ sender_type, kind, recipient }) =>
  sender_type === 'player' && (kind === 'action' || (kind === 'whisper' && recipient === 'dm'));

/** Stretches of which a part still stands: all of it or nothing. */
function halfStretches({ messages, withdrawn }) {
  const stretches = new Map(withdrawn.map((row) => [Number(row.withdrawn_after), row]));
  return [...stretches.values()].filter(({ game_id, rewound_id, withdrawn_after }) =>
    messages.some(
      ({ id, game_id: game }) =>
        game === game_id && Number(id) >= Number(rewound_id) && Number(id) <= Number(withdrawn_after),
    ),
  );
}

/** Stretches that nobody who may had asked for. */
function unasked({ withdrawn }, rewinds) {
  const stretches = new Map();
  for (const row of withdrawn) {
    const place = Number(row.withdrawn_after);
    stretches.set(place, [...(stretches.get(place) ?? []), row]);
  }
  return [...stretches.values()].filter((rows) => {
    const from = Number(rows[0].rewound_id);
    const later = rows.filter((row) => isForDm(row) && Number(row.id) > from);
    return !rewinds.some(({ id, by }) => id === from && (by.place.seat === 0 || later.length === 0));
  });
}

/** Messages whose wordings are not those that they have had, each once, the last of them the one that stands. */
function wrongTakes({ messages, takes }) {
  const ofMessage = new Map();
  for (const take of takes) {
    const id = Number(take.message_id);
    ofMessage.set(id, [...(ofMessage.get(id) ?? []), take]);
  }
  const wrong = messages.filter(({ id, takes: count, content, removed_after }) => {
    const kept = ofMessage.get(Number(id)) ?? [];
    ofMessage.delete(Number(id));
    const wanted = Number(count) === 1 || Number(removed_after) > 0 ? 0 : Number(count);
    if (kept.length !== wanted) return true;
    const isInOrder = kept.every(({ take }, index) => Number(take) === index + 1);
    const isNewest = wanted === 0 || kept.at(-1).content === content;
    return !isInOrder || !isNewest || new Set(kept.map((take) => take.content)).size !== wanted;
  });
  return [...wrong, ...ofMessage.values()];
}

/** What rewinds and retellings owe. */
export function auditTakingBack(faults, standing, { rewinds }) {
  const { messageById, withdrawnById } = standing;
  faults.addAll('half taken back', halfStretches(standing));
  faults.addAll(
    'both there and taken back',
    [...withdrawnById.keys()].filter((id) => messageById.has(id)),
  );
  faults.addAll('taken back unasked', unasked(standing, rewinds));
  const told = rewinds.filter(({ isDone }) => isDone).map(({ id }) => id);
  faults.addAll(
    'said to be taken back, and not',
    told.filter((id) => !withdrawnById.has(id)),
  );
  faults.addAll('wordings', wrongTakes(standing));
}
