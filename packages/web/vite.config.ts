import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { earlyPage } from './early-page.ts';
import { nameDoors } from './name-doors.ts';
import { nameScreens } from './name-screens.ts';
import { precompress } from './precompress.ts';
import { serviceWorker } from './service-worker.ts';

/** What the table has in common with other screens: none of them waits for the table. */
const shared = [
  'contract/dist/effects/index.js',
  'src/account/appearance.ts',
  'src/account/reading-choices.ts',
  'src/characters/sheet/CharacterSheet.tsx',
  'src/design/FoldedProse.tsx',
  'src/design/PlainWords.tsx',
  'src/design/SelectField.tsx',
  'src/design/ToggleSwitch.tsx',
  'src/notify/use-notify.ts',
  'src/outline/SceneList.tsx',
  'src/table/host/languages.ts',
  'src/table/rules/ZeroHpChoice.tsx',
  'src/voice/',
  'lucide-react/dist/esm/icons/',
  '@base-ui/react/internals/composite/',
  '@base-ui/react/internals/direction-context/',
  '@base-ui/react/internals/useBaseUiId.mjs',
  '@base-ui/react/internals/useTransitionStatus.mjs',
  '@base-ui/react/internals/useValueChanged.mjs',
];

/**
 * What is needed together is one file: over a slow line each of a hundred small ones costs a round of its own. A file has what its
 * modules import, but for what is in one before it; the rest is split as usual.
 */
const files = [
  { name: 'entrance', tags: ['$initial' as const], test: /^(?!.*(?:main\.tsx|index\.html)$)/ },
  // Every catalogue counts and enumerates with it.
  { name: 'forms', test: /src\/words\/forms\.ts$/ },
  // What a card and the lobby share: the lobby needs nothing else of a card.
  { name: 'lists', test: /src\/(?:api\/game-lists\.ts|characters\/summary\.ts|design\/ScreenHeading\.tsx)$/ },
  // What the landing page loads when somebody wants to play at once.
  { name: 'card', test: /src\/play-now\/(?:PlayNow|WhoYouAre)\.tsx$/ },
  { name: 'house', test: /src\/(?:app\/SignedIn|live\/Live|lobby\/Lobby)\.tsx$/ },
  { name: 'parts', test: (id: string) => shared.some((part) => id.includes(part)) },
  { name: 'table', test: /src\/table\/Table\.tsx$/ },
].map((file, place, { length }) => ({ ...file, priority: length - place }));

export default defineConfig({
  plugins: [react(), tailwindcss(), nameDoors(), nameScreens(), earlyPage(), serviceWorker(), precompress()],
  build: {
    target: 'es2023',
    // light-dark() stays as it is written: the theme is one list of colour pairs.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // Fonts and icons as files: the page's policy allows fonts from this origin only.
    assetsInlineLimit: 0,
    manifest: true,
    // The PDF reader alone is larger, and is loaded only when a PDF is dropped.
    chunkSizeWarningLimit: 2_000,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: files } } },
  },
  server: { proxy: { '/api': { target: `http://127.0.0.1:${process.env.PORT || 3000}`, ws: true } } },
});
