import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const appearance = new URL('src/account/appearance.js', import.meta.url);

/**
 * Lets the page show its mark before any other file has arrived, in the colours that were chosen: what chooses them is written into
 * the page, where the service names it in its policy, and the styles of everything else stand behind the mark.
 */
export function earlyPage(): Plugin {
  return {
    name: 'early-page',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const script = readFileSync(appearance, 'utf8').replaceAll(/^\s*(?:\/\/.*)?\n/gm, '');
        const styles = html.match(/\s*<link rel="stylesheet"[^>]*>/g) ?? [];
        return styles
          .reduce((page, link) => page.replace(link, ''), html)
          .replace('<!-- appearance -->', () => `<script>\n${script}</script>`)
          .replace(/(?=\s*<noscript>)/, styles.join(''));
      },
    },
  };
}
