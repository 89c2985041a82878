import { decisions, sections } from './rules.mjs';

const escaped = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function testList(tests) {
  if (tests.length === 0) return '**open**';
  return tests.map(({ file, title }) => `[${escaped(title)}](../${file})`).join('<br>');
}

function table(rules, tests) {
  const rows = Object.entries(rules).map(
    ([id, text]) => `| ${id} | ${escaped(text)} | ${testList(tests.get(id) ?? [])} |`,
  );
  return ['| Rule | What it says | Tests |', '|---|---|---|', ...rows].join('\n');
}

/** The page that says, for every rule, which tests prove it. */
export function render(tests) {
  const rules = sections.flatMap((section) => Object.keys(section.rules)).concat(Object.keys(decisions));
  const open = rules.filter((id) => !tests.has(id));
  const parts = sections.map(({ id, title, rules: ofSection }) => {
    const whole = tests.get(id);
    const note = whole ? `\n\nThe section as a whole: ${testList(whole)}` : '';
    return `## ${id}. ${title}\n\n${table(ofSection, tests)}${note}`;
  });
  return `# Conformance

Every rule of the interface specification and the tests that prove it, by the tags in their names. Tests of the
HTTP side and of the table run on SQLite and on PostgreSQL. This page is generated: \`npm run conformance\` writes
it, and \`tests/conformance.test.ts\` fails when it is stale.

${rules.length - open.length} of ${rules.length} have tests.${open.length > 0 ? ` Open: ${open.join(', ')}.` : ''}

${parts.join('\n\n')}

## Decisions

Where the specification says "not shown".

${table(decisions, tests)}
`;
}

/** Tags that name no rule: a typing error, or a rule that the list lacks. */
export function unknownTags(tests) {
  const known = new Set([
    ...sections.flatMap(({ id, rules }) => [id, ...Object.keys(rules)]),
    ...Object.keys(decisions),
  ]);
  return [...tests.keys()].filter((tag) => !known.has(tag));
}
