/** How a game's story is told, in its creator's words. */
export const tone = `
alter table game_settings add column tone {text};
`;
