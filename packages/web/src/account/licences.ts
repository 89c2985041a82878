/** What the browser receives, from which packages, and under which terms. */
export const licences = [
  {
    name: 'Atkinson Hyperlegible Next',
    package: '@fontsource-variable/atkinson-hyperlegible-next',
    licence: 'SIL Open Font License 1.1',
  },
  { name: 'Literata', package: '@fontsource-variable/literata', licence: 'SIL Open Font License 1.1' },
  { name: 'Base UI', package: '@base-ui/react', licence: 'MIT' },
  { name: 'Lucide', package: 'lucide-react', licence: 'ISC' },
  { name: 'PartySocket', package: 'partysocket', licence: 'MIT' },
  { name: 'React', package: 'react', licence: 'MIT' },
  { name: 'React DOM', package: 'react-dom', licence: 'MIT' },
  { name: 'Tailwind CSS', package: 'tailwindcss', licence: 'MIT' },
  { name: 'TanStack Query', package: '@tanstack/react-query', licence: 'MIT' },
  { name: 'unpdf and PDF.js', package: 'unpdf', licence: 'MIT and Apache 2.0' },
  { name: 'uqr', package: 'uqr', licence: 'MIT' },
  { name: 'wouter', package: 'wouter', licence: 'Unlicense' },
] as const;
