import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const source = new URL('src/offline/service-worker.js', import.meta.url);

/** Puts the service worker beside the page, named after the files of this build: a new build is a new one. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const build = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex');
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: readFileSync(source, 'utf8').replace('__BUILD__', build.slice(0, 12)),
      });
    },
  };
}
