import { ancestries } from '../../src/characters/rules/ancestries.ts';
import { classes } from '../../src/characters/rules/classes.ts';

/**
 * By file: what is written in the source and yet is no text of the client. It is read, compared or sent, or it is for whoever
 * works on the client.
 */
export const noTexts: Record<string, readonly string[]> = {
  'account/ConnectModel.tsx': ['OpenAI', 'Anthropic'],
  'account/SampleExchange.tsx': ['Mira'],
  'account/licences.ts': [
    'Atkinson Hyperlegible Next',
    'SIL Open Font License 1.1',
    'Literata',
    'Base UI',
    'Lucide',
    'PartySocket',
    'React',
    'React DOM',
    'Tailwind CSS',
    'TanStack Query',
    'unpdf and PDF.js',
    'MIT and Apache 2.0',
    'Unlicense',
  ],
  'account/session.ts': ['useMe outside of a signed-in screen', 'useVisit before the visit was read'],
  'design/window-title.ts': ['Fireside'],
  'api/call.ts': ['ApiError'],
  'api/say-error.ts': ['Error'],
  'design/Logo.tsx': ['Fireside'],
  'administration/Administration.tsx': ['fireside users promote'],
  'administration/Cost.tsx': ['FIRESIDE_PRICES'],
  'administration/Overview.tsx': ['PostgreSQL'],
  'keys/use-single-keys.ts': ['input, textarea, select, [contenteditable], [role=textbox]'],
  'voice/speaking.ts': ['SpeechSynthesisUtterance'],
  'main.tsx': ['The page has no #root'],
  'notify/use-notify.ts': ['Fireside'],
  'characters/import/pathbuilder.ts': ['Lore', 'None selected', 'Not set'],
  // Sheets are kept in English, and shown by `termFor`.
  'characters/import/draft.ts': ['Features:'],
  'characters/import/words.ts': [
    ...classes.flatMap(({ proficiencies }) => proficiencies),
    ...['Platinum pieces', 'Gold pieces', 'Electrum pieces', 'Silver pieces', 'Copper pieces'],
  ],
  'characters/builder/CharacterBuilder.tsx': ['Human', 'Fighter'],
  'characters/builder/ready-made.ts': [...ancestries, ...classes].map(({ name }) => name),
  'characters/rules/ancestries.ts': ancestries.map(({ name }) => name),
  'characters/rules/classes.ts': [
    ...classes.flatMap(({ name, armor, proficiencies, carries, spells }) => [
      ...[name, armor.worn, ...proficiencies, ...carries, ...spells],
    ]),
    'There is no class named',
  ],
  'characters/rules/level-up.ts': ['attacks with an action'],
  'characters/sheet/Figures.tsx': ['Initiative', 'Spell attack'],
  'new-game/read-pdf.ts': ['PasswordException'],
};
