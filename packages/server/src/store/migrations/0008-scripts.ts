/** The scenes of an adventure, and the scene and the label of each of its passages. Games of before have none until they are read again. */
export const scripts = `
create table adventure_scenes (
  game_id {text} not null references games (id) on delete cascade,
  number integer not null,
  title {text} not null,
  depth integer not null,
  kind {text} not null,
  is_first integer default 0 not null,
  constraint adventure_scenes_key primary key (game_id, number)
);
alter table adventure_chunks add column scene integer default 0 not null;
alter table adventure_chunks add column label {text} default 'for you alone' not null;
`;
