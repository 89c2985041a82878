/**
 * What a game remembers of itself: by which marks its messages are found again, the chapters that tell what has left the
 * prompt, and sentences that the creator wants never to be forgotten.
 */
export const memory = `
create table memories (
  game_id {text} primary key references games (id) on delete cascade,
  marked_id {counted} default 0 not null,
  chronicled_id {counted} default 0 not null,
  writing_until {counted} default 0 not null
);

create table message_marks (
  message_id {counted} primary key references messages (id) on delete cascade,
  game_id {text} not null references games (id) on delete cascade,
  marks {blob} not null
);
create index message_marks_of_game on message_marks (game_id, message_id);

create table chapters (
  game_id {text} not null references games (id) on delete cascade,
  from_id {counted} not null,
  to_id {counted} not null,
  title {text} not null,
  summary {text} not null,
  constraint chapters_key primary key (game_id, from_id)
);

create table pins (
  id {counter},
  game_id {text} not null references games (id) on delete cascade,
  content {text} not null
);
create index pins_of_game on pins (game_id, id);
`;
