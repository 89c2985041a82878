/**
 * What the DM claimed and what became of it, and what holds at a table. The settings stand beside the games: behind the long
 * text of an adventure SQLite would have to read past it.
 */
export const truth = `
alter table turns add column claims {counted} default 0 not null;
alter table turns add column borne_out {counted} default 0 not null;
alter table turns add column repaired {counted} default 0 not null;
alter table turns add column withheld {counted} default 0 not null;
alter table messages add column withheld {counted} default 0 not null;

create table game_settings (
  game_id {text} primary key references games (id) on delete cascade,
  agency {counted} default 1 not null,
  lines_json {text} default '[]' not null,
  veils_json {text} default '[]' not null
);
`;
