import type { Plugin } from 'vite';

/** Writes into the page which files have the words of which language, so that appearance.js can ask for them at once. */
export function nameDoors(): Plugin {
  return {
    name: 'name-doors',
    apply: 'build',
    transformIndexHtml(_html, { bundle = {} }) {
      const names = Object.values(bundle).flatMap((chunk) => {
        const module = chunk.type === 'chunk' ? (chunk.facadeModuleId ?? '') : '';
        const [, language] = /\/words\/(\w+)\/door\.ts$/.exec(module) ?? [];
        if (!language || chunk.type !== 'chunk') return [];
        const files = [chunk.fileName, ...chunk.imports].map((file) => `/${file}`);
        return [[`data-door-${language}`, files.join(' ')]];
      });
      const attrs = { name: 'fireside-words', ...Object.fromEntries(names) };
      return [{ tag: 'meta', attrs, injectTo: 'head-prepend' }];
    },
  };
}
