/** What a game may cost, and what it has cost: a running sum for each model, of the whole game and of its evening. */
export const money = `
alter table game_settings add column budget_kind {text};
alter table game_settings add column budget_amount {counted};
alter table game_settings add column budget_state {text} default '' not null;

create table game_spending (
  game_id {text} not null references games (id) on delete cascade,
  model {text} not null,
  calls {counted} not null,
  failures {counted} not null,
  unmetered {counted} not null,
  input_tokens {counted} not null,
  output_tokens {counted} not null,
  cached_tokens {counted} not null,
  evening_calls {counted} not null,
  evening_failures {counted} not null,
  evening_unmetered {counted} not null,
  evening_input_tokens {counted} not null,
  evening_output_tokens {counted} not null,
  evening_cached_tokens {counted} not null,
  evening_since {text} not null,
  spent_at {text} not null,
  constraint game_spending_key primary key (game_id, model)
);
insert into game_spending
  select game_id, model, sum(calls), sum(failures), sum(unmetered), sum(input_tokens), sum(output_tokens),
    sum(cached_tokens), 0, 0, 0, 0, 0, 0, '', ''
  from model_usage where game_id in (select id from games) group by game_id, model;
`;
