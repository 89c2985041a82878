import { addressOf } from '@fireside/contract/endpoints';
import type { Plugin } from 'vite';
import { firstPage, gameLists, messagesPerPage } from './src/api/page-sizes.ts';

const ofGame = { params: { game_id: '*' } };

/**
 * The screens that people come to by an address, the narrower address first, and what each reads first: in rounds, because a
 * table's messages come before the table itself (see src/table/read-table.ts).
 */
const screens = [
  {
    under: '/games/',
    modules: ['src/app/SignedIn.tsx', 'src/table/Table.tsx'],
    reads: [
      [addressOf('messageHistory', { ...ofGame, query: { limit: messagesPerPage } })],
      (['readGame', 'readParty', 'readWorld', 'readEncounter'] as const).map((read) =>
        addressOf(read, ofGame),
      ),
    ],
  },
  {
    under: '/',
    modules: ['src/app/SignedIn.tsx', 'src/lobby/Lobby.tsx'],
    reads: [
      [
        ...gameLists.map((list) => addressOf('listGames', { query: firstPage(list) })),
        addressOf('listCharacters'),
        addressOf('readAbout'),
      ],
    ],
  },
];

/**
 * Writes down which files somebody who is signed in needs at an address, beyond those that the page names itself, and which files have
 * the words of the house in which language, and what is read there first. The service sends it together with the page: it knows first
 * that somebody is here.
 */
export function nameScreens(): Plugin {
  return {
    name: 'name-screens',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');

      function collect(fileName: string, files: Set<string>) {
        const chunk = bundle[fileName];
        if (chunk?.type !== 'chunk' || files.has(fileName)) return;
        files.add(fileName);
        for (const imported of chunk.imports) collect(imported, files);
      }

      const page = new Set<string>();
      for (const { isEntry, fileName } of chunks) if (isEntry) collect(fileName, page);

      function filesBeyondPage(chosen: typeof chunks): string[] {
        const files = new Set<string>();
        for (const { fileName } of chosen) collect(fileName, files);
        return [...files].filter((file) => !page.has(file)).map((file) => `/${file}`);
      }

      const named = screens.map(({ under, modules, reads }) => {
        const chosen = chunks.filter(({ facadeModuleId }) =>
          modules.some((module) => facadeModuleId?.endsWith(`/${module}`)),
        );
        if (chosen.length < modules.length) throw new Error(`The build has not all of ${modules.join(', ')}`);
        return { under, files: filesBeyondPage(chosen), reads };
      });
      const words = chunks.flatMap((chunk) => {
        const [, language] = /\/words\/(\w+)\/house\.ts$/.exec(chunk.facadeModuleId ?? '') ?? [];
        return language ? [[language, filesBeyondPage([chunk])]] : [];
      });
      const source = JSON.stringify({ screens: named, words: Object.fromEntries(words) });
      this.emitFile({ type: 'asset', fileName: 'screens.json', source });
    },
  };
}
