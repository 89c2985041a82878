const escaped = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

const testList = (tests) => tests.map(({ file, title }) => `[${escaped(title)}](../${file})`).join('<br>');

function ruleRow({ id, title, isPlanned, sources }, tests) {
  const kept = sources.map((source) => `[${source.replace(/^packages\//, '')}](../${source})`).join('<br>');
  return isPlanned
    ? `| ${id} | ${title} | planned | |`
    : `| ${id} | ${title} | ${kept} | ${testList(tests.get(id) ?? [])} |`;
}

function partTable({ id, title, file, rules }, tests) {
  const whole = tests.get(id);
  return [
    `## ${id}. ${title}`,
    `The rules in full: [spec/${file}](spec/${file}).${whole ? ` The part as a whole: ${testList(whole)}` : ''}`,
    ['| Rule | | Source | Tests |', '|---|---|---|---|', ...rules.map((rule) => ruleRow(rule, tests))].join(
      '\n',
    ),
  ].join('\n\n');
}

/** The page that leads from every rule to the files that keep it and to the tests that prove it. */
export function render(parts, tests) {
  const rules = parts.flatMap((part) => part.rules);
  const planned = rules.filter((rule) => rule.isPlanned).length;
  return `# Conformance

Every rule of [the specification](spec/README.md), the files that keep it (below \`packages\`) and the tests that prove it, by the
numbers in their names. Tests of the HTTP side and of the table run on SQLite and on PostgreSQL. This page is generated:
\`npm run conformance\` writes it, and \`tests/conformance.test.ts\` fails when it is stale.

${rules.length} rules: ${rules.length - planned} built and tested, ${planned} planned.

${parts.map((part) => partTable(part, tests)).join('\n\n')}
`;
}
