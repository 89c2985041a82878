export const tables = `
create table users (
  id {text} primary key,
  name {text} not null,
  name_key {text} not null unique,
  password_hash {text} not null,
  is_active integer not null check (is_active in (0, 1)),
  created_at {text} not null
);

create table sessions (
  token_hash {text} primary key,
  user_id {text} not null references users (id) on delete cascade,
  created_at {text} not null,
  last_used_at {text} not null
);
create index sessions_of_user on sessions (user_id);
create index sessions_by_last_use on sessions (last_used_at);

create table characters (
  id {text} primary key,
  owner_id {text} not null references users (id) on delete cascade,
  name {text} not null,
  ancestry {text} not null,
  class_name {text} not null,
  level integer not null,
  background {text} not null,
  abilities_json {text} not null,
  armor_class integer not null,
  speed integer not null,
  proficiencies_json {text} not null,
  inventory_json {text} not null,
  spells_json {text} not null,
  conditions_json {text} not null,
  backstory {text} not null,
  current_hp integer not null,
  max_hp integer not null,
  combat_stats_json {text} not null,
  created_at {text} not null,
  updated_at {text} not null
);
create index characters_of_owner on characters (owner_id, created_at);

create table games (
  id {text} primary key,
  name {text} not null,
  description {text} not null,
  has_adventure integer not null check (has_adventure in (0, 1)),
  creator_id {text} not null,
  participation_code {text} not null,
  status {text} not null check (status in ('active', 'ended')),
  ended_reason {text},
  created_at {text} not null,
  epoch integer default 0 not null,
  dm_messages integer default 0 not null,
  adventure_text {text} not null
);
create index games_by_creation on games (created_at, id);

create table participants (
  game_id {text} not null references games (id) on delete cascade,
  user_id {text} not null references users (id) on delete cascade,
  character_id {text} references characters (id) on delete set null,
  self_rolls integer default 0 not null check (self_rolls in (0, 1)),
  pending_notation {text},
  pending_reason {text},
  has_spoken integer default 0 not null check (has_spoken in (0, 1)),
  joined_at {text} not null,
  constraint participants_key primary key (game_id, user_id)
);
create index participants_in_order on participants (game_id, joined_at, user_id);
create index participants_of_user on participants (user_id);
create index participants_of_character on participants (character_id);

create table messages (
  id {counter},
  game_id {text} not null references games (id) on delete cascade,
  sender_type {text} not null check (sender_type in ('player', 'dm', 'system')),
  user_id {text},
  character_id {text} references characters (id) on delete set null,
  content {text} not null,
  rolls_json {text} default '[]' not null,
  client_id {text},
  created_at {text} not null
);
create index messages_of_game on messages (game_id, id);
create index messages_of_character on messages (character_id);
create unique index messages_sent_once on messages (game_id, user_id, client_id)
  where client_id is not null;

create table turns (
  id {counter},
  game_id {text} not null references games (id) on delete cascade,
  kind {text} not null check (kind in ('greeting', 'reply')),
  message_id {counted} unique references messages (id) on delete cascade,
  user_id {text},
  status {text} not null check (status in ('owed', 'running', 'done', 'failed')),
  epoch integer default 0 not null,
  attempts integer default 0 not null,
  pending_notation {text},
  pending_reason {text},
  reply_id {counted} unique references messages (id) on delete set null,
  failure {text},
  input_tokens integer default 0 not null,
  output_tokens integer default 0 not null,
  cached_tokens integer default 0 not null,
  created_at {text} not null,
  finished_at {text}
);
create index turns_of_game on turns (game_id, id);
create index turns_by_status on turns (status, game_id, id);
create unique index turns_one_greeting on turns (game_id)
  where kind = 'greeting';

create table tickets (
  ticket_hash {text} primary key,
  game_id {text} not null references games (id) on delete cascade,
  user_id {text} not null,
  session_hash {text} not null references sessions (token_hash) on delete cascade,
  expires_at {text} not null
);
create index tickets_by_expiry on tickets (expires_at);
create index tickets_of_game on tickets (game_id);
create index tickets_of_session on tickets (session_hash);

create table world_states (
  game_id {text} primary key references games (id) on delete cascade,
  state_json {text} not null,
  updated_at {text} not null
);

create table adventure_chunks (
  game_id {text} not null references games (id) on delete cascade,
  position integer not null,
  heading {text} not null,
  content {text} not null,
  vector {blob},
  constraint adventure_chunks_key primary key (game_id, position)
);

create table rulebook_chunks (
  content_hash {text} not null,
  book {text} not null,
  position integer not null,
  heading {text} not null,
  content {text} not null,
  vector {blob},
  constraint rulebook_chunks_key primary key (book, position)
);
create index rulebook_chunks_by_hash on rulebook_chunks (content_hash);
`;
