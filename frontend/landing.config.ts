import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { landingDocument } from './src/app/landing/landingDocument.ts';
import words from './src/screens/landing/landingWords.json' with { type: 'json' };
import { ourLayer } from './styleRules.ts';
import { calls } from './vite.config.ts';

/** One document for each language, landing.it.html and so on, so that a visitor's first frame is in theirs; the server chooses. */
function documentPerLanguage(): Plugin {
  return {
    name: 'document-per-language',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['landing.html'];
      if (page?.type !== 'asset') throw new Error('The build left no landing.html.');
      delete bundle['landing.html'];
      for (const [lang, said] of Object.entries(words))
        this.emitFile({
          type: 'asset',
          fileName: `landing.${lang}.html`,
          source: landingDocument(String(page.source), lang, said),
        });
    },
  };
}

/**
 * The public landing page, built after the console into the same folder: one script and one style sheet of its own, a third less than what
 * the console starts with. `npm run dev` and `npm run mock` serve it as it is.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/ccb/',
  plugins: [react(), documentPerLanguage()],
  css: { postcss: { plugins: [ourLayer] } },
  resolve: { alias: [{ find: './italianOfEveryPage', replacement: './italianOfLanding' }] },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    sourcemap: 'hidden',
    target: 'baseline-widely-available',
    rolldownOptions: {
      input: fileURLToPath(new URL('landing.html', import.meta.url)),
      treeshake: { moduleSideEffects: [{ test: calls, sideEffects: false }] },
      output: { codeSplitting: false },
    },
  },
});
