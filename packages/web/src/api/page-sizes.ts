/** The lists of the lobby: my running games, those that have ended, and the tables of others. */
export const gameLists = ['active', 'ended', 'others'] as const;
export type GameList = (typeof gameLists)[number];

export const gamesPerPage: Record<GameList, number> = { active: 24, ended: 12, others: 12 };

/** How the first page of a list is asked for. The service has no list of the tables of others alone. */
export function firstPage(list: GameList) {
  const which = list === 'others' ? {} : { mine: true, status: list };
  return { ...which, limit: gamesPerPage[list] };
}

/** Of a story so much is read at a time. */
export const messagesPerPage = 50;
