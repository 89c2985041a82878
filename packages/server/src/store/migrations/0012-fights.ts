/** What a fight and a day use up of a character, and what is learnt from it. */
export const fights = `
alter table characters add column temporary_hp {counted} default 0 not null;
alter table characters add column death_saves_json {text} default '{"successes":0,"failures":0}' not null;
alter table characters add column hit_dice_spent {counted} default 0 not null;
alter table characters add column slots_spent_json {text} default '[]' not null;
alter table characters add column experience {counted} default 0 not null;
`;
