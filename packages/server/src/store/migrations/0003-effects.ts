/** Everything that a turn did stands with its message; of turns before that, the dice. */
export const effects = `
alter table messages add column effects_json {text} default '[]' not null;
update messages set effects_json = {rolls_as_effects} where rolls_json <> '[]';
alter table messages drop column rolls_json;
`;
