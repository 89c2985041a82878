import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';

export default defineConfig({
  plugins: [react(), tailwindcss(), precompress()],
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
  },
  server: { proxy: { '/api': { target: `http://127.0.0.1:${process.env.PORT || 3000}`, ws: true } } },
});
