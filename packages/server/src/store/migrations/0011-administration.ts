/** Who administers the service, and what models were asked, by game and day. */
export const administration = `
alter table users add column is_administrator {counted} default 0 not null;
create index users_by_creation on users (created_at, id);
create index users_administering on users (id) where is_administrator = 1;

create table model_usage (
  game_id {text} not null,
  day {text} not null,
  model {text} not null,
  calls {counted} not null,
  failures {counted} not null,
  unmetered {counted} not null,
  input_tokens {counted} not null,
  output_tokens {counted} not null,
  cached_tokens {counted} not null,
  constraint model_usage_key primary key (game_id, day, model)
);
create index model_usage_by_day on model_usage (day, game_id);
`;
