import react from '@vitejs/plugin-react';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { usedSemanticRules } from './semanticRules.ts';

const target = process.env.API_TARGET ?? 'http://127.0.0.1:8080';
const proxied = { target, changeOrigin: true };

// What every screen needs, the sign-in page included.
const core =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@reduxjs|react-redux|redux|redux-thunk|immer|reselect|use-sync-external-store)[\\/]/;

// Each area of the generated calls makes itself known to the API when a page has a use for it, and not because it stands in the list.
export const calls = /frontend[\\/]src[\\/]api[\\/](index|endpoints\.gen|calls[\\/]\w+\.gen)\.ts$/;

const ours = /frontend[\\/]src[\\/](?!api[\\/]calls[\\/])/;

// What stands around every screen behind the sign-in.
const frame = /[\\/](app[\\/]shell[\\/]Shell\.tsx|api[\\/]menuGroups\.ts)$/;

// What opens at a press: the lists that load it later (kit/form/lazyDialog.tsx) come without it.
const dialogs =
  /[\\/](react-hook-form|diff)[\\/]|[\\/]kit[\\/](export|history|import)[\\/]|[\\/]kit[\\/]versioned[\\/]\w*Conflict|[\\/]kit[\\/]form[\\/](\w*(Form|Field|FieldValue|Submission|Tabs))\.tsx?$|[\\/]ui[\\/](dialogs[\\/]Dialog|fields[\\/](FieldNote|RadioCard)|data[\\/](TextDiff|diffWords))\.tsx?$|[\\/]texts[\\/](it[\\/])?kit(Conflict|Import)\.\w+$/;

/** In one file: the frame, and lists, forms and dialogs as far as most screens share them. */
function consoleParts(id: string, modules: Rolldown.ChunkingContext): 'console' | null {
  if (!ours.test(id) || dialogs.test(id)) return null;
  const [seen, lazy] = [new Set([id]), new Set<string>()];
  for (const module of seen) {
    const info = modules.getModuleInfo(module);
    if (info?.dynamicImporters.length) lazy.add(module);
    info?.importers.forEach((importer) => seen.add(importer));
  }
  return frame.test(id) || lazy.size >= 8 ? 'console' : null;
}

// What landing.html asks for early is right where it is built: here an answer that was asked for without the header that chooses a
// variant would be taken on the mock.
const withoutPreloads: Plugin = {
  name: 'without-preloads',
  apply: 'serve',
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace(/<link\s+rel="preload"[^>]*>/g, '') },
};

/** Every page of the mock says that it is one. */
const mockStrip: Plugin = {
  name: 'mock-strip',
  apply: (_config, { command, mode }) => command === 'serve' && mode === 'mock',
  transformIndexHtml: () => [
    { tag: 'script', attrs: { type: 'module', src: '/ccb/src/mockStrip.ts' }, injectTo: 'body' },
  ],
};

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/ccb/',
  plugins: [react(), withoutPreloads, mockStrip],
  server: { proxy: { '/ccb/auth': proxied, '/ccb/public': proxied, '/ccb/health': proxied } },
  // semantic-ui-css holds selectors that lightningcss refuses; it drops them and goes on.
  css: {
    // Only in what is built: while somebody works, a word may come any time.
    postcss: { plugins: command === 'build' ? usedSemanticRules() : [] },
    lightningcss: { errorRecovery: true },
    // A class says in the page which module it is from: users.module.css and .person make users_person.
    modules: {
      generateScopedName: (name, file) => `${basename(file.split('?')[0]!, '.module.css')}_${name}`,
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: 'hidden',
    manifest: true,
    target: 'baseline-widely-available',
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: calls, sideEffects: false }] },
      // Split by route, but not into a file for each icon and each way of sharing: a file costs 300 bytes of headers and compresses
      // worse alone. The first group that takes a module keeps it; what is left belongs to one screen or to few.
      output: {
        codeSplitting: {
          groups: [
            { name: 'core', test: core, priority: 5 },
            { name: 'start', tags: ['$initial'], priority: 4 },
            { name: consoleParts, debugName: 'console', priority: 2 },
            { name: 'dialogs', test: dialogs, minShareCount: 8, priority: 1 },
            { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
}));
