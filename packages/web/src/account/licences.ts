/** What the browser receives, and under which terms. A test keeps it in step with package.json. */
export const licences = [
  { name: 'Atkinson Hyperlegible Next', licence: 'SIL Open Font License 1.1' },
  { name: 'Literata', licence: 'SIL Open Font License 1.1' },
  { name: 'Base UI', licence: 'MIT' },
  { name: 'Lucide', licence: 'ISC' },
  { name: 'PartySocket', licence: 'MIT' },
  { name: 'React', licence: 'MIT' },
  { name: 'react-markdown', licence: 'MIT' },
  { name: 'Tailwind CSS', licence: 'MIT' },
  { name: 'TanStack Query', licence: 'MIT' },
  { name: 'unpdf and PDF.js', licence: 'MIT and Apache 2.0' },
  { name: 'uqr', licence: 'MIT' },
  { name: 'use-stick-to-bottom', licence: 'MIT' },
  { name: 'wouter', licence: 'Unlicense' },
] as const;
