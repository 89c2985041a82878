/** The newest message of the game when this one was removed; 0 while it stands. */
export const removedMessages = `
alter table messages add column removed_after {counted} default 0 not null;
create index messages_removed on messages (game_id, removed_after, id) where removed_after > 0;
`;
