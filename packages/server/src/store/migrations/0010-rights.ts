/**
 * What a message is for and to whom it is said, how often it was worded, what was taken back, what holds at a table, who has no password,
 * and which turns are answered together with another one.
 */
export const rights = `
alter table messages add column kind {text} default 'action' not null;
alter table messages add column recipient {text};
alter table messages add column takes {counted} default 1 not null;
alter table messages add column retold_after {counted} default 0 not null;
update messages set kind = 'narration' where sender_type <> 'player';
create index messages_of_user on messages (user_id, id) where user_id is not null;
create index messages_retold on messages (game_id, retold_after, id) where retold_after > 0;

create table takes (
  message_id {counted} not null references messages (id) on delete cascade,
  take {counted} not null,
  content {text} not null,
  withheld {counted} not null,
  created_at {text} not null,
  constraint takes_key primary key (message_id, take)
);

create table withdrawn_messages (
  id {counted} primary key,
  game_id {text} not null references games (id) on delete cascade,
  sender_type {text} not null,
  user_id {text},
  character_id {text} references characters (id) on delete set null,
  content {text} not null,
  effects_json {text} not null,
  client_id {text},
  created_at {text} not null,
  removed_after {counted} not null,
  withheld {counted} not null,
  kind {text} not null,
  recipient {text},
  takes {counted} not null,
  rewound_id {counted} not null,
  withdrawn_after {counted} not null,
  withdrawn_at {text} not null
);
create index withdrawn_of_game on withdrawn_messages (game_id, withdrawn_after, id);
create index withdrawn_of_character on withdrawn_messages (character_id);

alter table game_settings add column paused {counted} default 0 not null;
alter table game_settings add column language {text};
alter table game_settings add column zero_hp {text} default 'end' not null;
alter table game_settings add column pace {text} default 'each' not null;
alter table game_settings add column model {text};
alter table game_settings add column go_on {counted} default 0 not null;
alter table game_settings add column adventure_version {counted} default 0 not null;
alter table game_settings add column adventure_turn {counted};

create index games_of_creator on games (creator_id, created_at, id);

alter table users add column is_guest {counted} default 0 not null;

alter table turns add column answered_in {counted};
create index turns_answered_in on turns (answered_in) where answered_in is not null;
`;
