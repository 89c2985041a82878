import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|html|svg|webmanifest)$/;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Writes each text file once more as .br and .gz, so that the service sends small files without compressing any. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return;
      const names = await readdir(dir, { recursive: true });
      for (const name of names.filter((name) => compressible.test(name))) {
        const path = join(dir, name);
        const content = await readFile(path);
        const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };
        await writeFile(`${path}.br`, await brotli(content, { params: quality }));
        await writeFile(`${path}.gz`, await deflate(content, { level: 9 }));
      }
    },
  };
}
