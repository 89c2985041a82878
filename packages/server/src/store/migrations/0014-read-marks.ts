/**
 * Up to where each participant has read, whose turn it is in a fight, what finds the newest message that somebody may read however
 * much was whispered since, and tickets that are for no game. Nobody misses a ticket: it is good for a minute.
 */
export const readMarks = `
alter table participants add column read_id {counted} default 0 not null;
update participants set read_id = coalesce(
  (select max(messages.id) from messages where messages.game_id = participants.game_id), 0);

alter table game_settings add column acting_character_id {text};

create index messages_open on messages (game_id, id) where kind <> 'whisper';
create index messages_whispered_by on messages (game_id, user_id, id) where kind = 'whisper';
create index messages_whispered_to on messages (game_id, recipient, id) where kind = 'whisper';

drop table tickets;
create table tickets (
  ticket_hash {text} primary key,
  game_id {text} references games (id) on delete cascade,
  user_id {text} not null,
  session_hash {text} not null references sessions (token_hash) on delete cascade,
  expires_at {text} not null
);
create index tickets_by_expiry on tickets (expires_at);
create index tickets_of_game on tickets (game_id);
create index tickets_of_session on tickets (session_hash);
`;
