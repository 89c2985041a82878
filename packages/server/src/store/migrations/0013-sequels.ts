/** Which game goes on with the party of an ended one. */
export const sequels = `
alter table game_settings add column sequel_id {text};
`;
