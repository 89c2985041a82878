/** What a turn did: with its message as players see it, with itself whole. Of turns before that, the dice. */
export const effects = `
alter table messages add column effects_json {text} default '[]' not null;
update messages set effects_json = {rolls_as_effects} where rolls_json <> '[]';
alter table messages drop column rolls_json;
alter table turns add column effects_json {text} default '[]' not null;
`;
