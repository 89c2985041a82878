/** For several nodes on one PostgreSQL; empty on SQLite, which one process has to itself. */
export const nodes = `
create table nodes (
  id {text} primary key,
  lock_backend integer not null,
  beat_at {counted} not null
);

create table bus_messages (
  id {counter},
  message_json {text} not null,
  created_at {text} not null
);
create index bus_messages_by_creation on bus_messages (created_at);
`;
