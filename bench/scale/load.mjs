/** What one cluster has to bear, as shares of what it can: 1 is the limit. */
export function load({ rates, tables, nodes, measured, assumptions, design }) {
  const { limits, bytes, play } = assumptions;
  const players = play.playersPerTable.value;
  const micro = 1e-6;
  const roomEvents = rates.deltas + rates.small + rates.large;
  const busBytes =
    rates.deltas * bytes.delta.value + rates.small * bytes.small.value + rates.large * bytes.message.value;

  // How many nodes hear of an event: all of them on one channel, only those with players of the game otherwise.
  const hearing =
    design.bus === 'one channel'
      ? nodes
      : nodes * (1 - (1 - 1 / nodes) ** (design.seated === 'together' ? 1 : players));
  // The fewer payloads PostgreSQL takes, the fuller they are: what counts is how many full ones it takes.
  const payloads = busBytes / 7_900;
  // Each node looks once a second for turns that nobody runs, past all that somebody does.
  const looked = nodes * rates.running;

  const nodeSeconds =
    (rates.turns * (measured.turnModel + measured.turnDatabase) +
      roomEvents * (players * measured.deliver + measured.publish + hearing * measured.receive) +
      looked * measured.roundNode) *
    micro;
  const databaseSeconds =
    (rates.turns * measured.turnPostgres +
      looked * measured.roundPostgres +
      (design.bus === 'one channel' ? payloads * (measured.notify + nodes * measured.notifyListener) : 0)) *
    micro;
  return {
    'CPU of a node': nodeSeconds / nodes / limits.nodeCores.value,
    'sockets of a node': (tables * players) / nodes / limits.nodeSockets.value,
    'CPU of PostgreSQL': databaseSeconds / limits.databaseCores.value,
    'commits of PostgreSQL': (rates.turns * 4) / limits.databaseCommits.value,
    'NOTIFY of PostgreSQL': design.bus === 'one channel' ? payloads / measured.notifyCeiling : 0,
    'network of PostgreSQL':
      design.bus === 'one channel' ? (busBytes * nodes) / 1e6 / limits.databaseEgress.value : 0,
  };
}

export function tightest(shares) {
  return Object.entries(shares).reduce((worst, entry) => (entry[1] > worst[1] ? entry : worst));
}

/** The fewest nodes that bear it, or the number that comes nearest. */
export function nodesFor(given, most = 400) {
  let best;
  for (let nodes = 1; nodes <= most; nodes += 1) {
    const shares = load({ ...given, nodes });
    const [limit, share] = tightest(shares);
    if (!best || share < best.share) best = { nodes, shares, limit, share };
    if (share <= 1) return { nodes, shares, limit, share };
  }
  return best;
}
