/** Games that came from elsewhere, who spoke there, and the characters that wait for their players. */
export const capsules = `
alter table messages add column author {text};

create table imports (
  game_id {text} primary key references games (id) on delete cascade,
  through_id {counted} not null,
  bytes {counted} not null
);

create table waiting_characters (
  character_id {text} primary key references characters (id) on delete cascade,
  game_id {text} not null references games (id) on delete cascade,
  player_name {text} not null
);
create index waiting_characters_of_game on waiting_characters (game_id);
`;
