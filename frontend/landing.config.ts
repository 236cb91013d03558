import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { calls } from './vite.config.ts';

/**
 * The public landing page, built after the console into the same folder: one script and one style sheet of its own, a third less than what
 * the console starts with. `npm run dev` and `npm run mock` show the same screen as a route of the console.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/ccb/',
  plugins: [react()],
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
