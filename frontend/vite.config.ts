import react from '@vitejs/plugin-react';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { consolePaths } from './src/app/routes/paths.ts';
import { ourLayer, usedSemanticRules } from './styleRules.ts';

const target = process.env.API_TARGET ?? 'http://127.0.0.1:8080';
const proxied = { target, changeOrigin: true };

// Each area of the generated calls makes itself known to the API when a page has a use for it, and not because it stands in the list.
export const calls = /frontend[\\/]src[\\/]api[\\/](index|endpoints\.gen|calls[\\/]\w+\.gen)\.ts$/;

const ours = /frontend[\\/]src[\\/](?!api[\\/]calls[\\/])/;

// What stands around every screen behind the sign-in, and the screen that the label tool opens with.
const frame = /[\\/](app[\\/]routes[\\/]console\.ts|api[\\/]menuGroups\.ts)$/;

// What opens at a press: the lists that load it later (kit/form/lazyDialog.tsx) come without it.
const dialogs =
  /[\\/](react-hook-form|diff)[\\/]|[\\/]kit[\\/](export|history|import)[\\/]|[\\/]kit[\\/]versioned[\\/](\w*Conflict|RestoredEdits|mergeCells)|[\\/]kit[\\/]form[\\/](\w*(Form|Field|FieldValue|Submission|Tabs))\.tsx?$|[\\/]ui[\\/](dialogs[\\/](Dialog|DialogSteps)|fields[\\/](TextArea|Combobox|useCombobox|FieldNote|RadioCard|RadioGroup)|data[\\/](TextDiff|diffWords))\.tsx?$|[\\/]texts[\\/](it[\\/])?kit(Conflict|Import|Parts)\.(gen\.ts|json)$|[\\/]radio-group\.module\.css$/;

// In a file of their own: many screens use them, but not the list that the label tool opens with.
const elsewhere =
  /[\\/]api[\\/](countryNames|calls[\\/]country\.gen)\.ts$|[\\/]rules[\\/]wall-clocks\.ts$|[\\/]kit[\\/]list[\\/](cell-link|narrow-columns)\.module\.css$|[\\/]kit[\\/]jobs[\\/](JobRun\.ts|StatePill\.tsx)$|[\\/]ui[\\/](fields[\\/](Segmented|Toggle)|data[\\/]Meter)\.tsx$|[\\/]meter\.module\.css$/;

// Shared by fewer, above all screens of prices, and not by the overview: a name for each would make the start of the console longer.
const shared =
  /[\\/]calls[\\/]jobRun\.gen\.ts$|[\\/]kit[\\/]market-model[\\/]|[\\/]rules[\\/](zone-clocks|blank-prices|price-changes)\.ts$|[\\/]kit[\\/]amounts[\\/]shownAmounts\.ts$|[\\/]ui[\\/](fields[\\/]FindInput|feedback[\\/]ProgressBar)\.tsx$|[\\/](find-input|progress-bar|sheet)\.module\.css$/;

/** In one file: the frame, and lists, forms and dialogs as far as most screens share them. */
function consoleParts(id: string, modules: Rolldown.ChunkingContext): 'console' | null {
  if (!ours.test(id) || [dialogs, elsewhere, shared].some((those) => those.test(id))) return null;
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

const noDimmer = '\0no-dimmer';

/**
 * Where a group holds what is asked for lazily, rolldown writes a file that only imports the group's, and asks for that one first
 * (https://github.com/rolldown/rolldown/issues/9729). Asked for at once instead: its name is as long, so that no source map moves.
 */
const withoutFrontFiles: Plugin = {
  name: 'without-front-files',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const isFront = (chunk: Rolldown.OutputChunk) => chunk.moduleIds.length + chunk.exports.length === 0;
    for (const { fileName, name, imports } of chunks.filter((chunk) => !chunk.isEntry && isFront(chunk))) {
      const held = chunks.find((chunk) => imports.includes(chunk.fileName) && chunk.name === name)?.fileName;
      if (held?.length !== fileName.length)
        this.error(`${fileName} and what it imports have different names.`);
      for (const chunk of chunks) chunk.code = chunk.code.replaceAll(basename(fileName), basename(held));
    }
  },
};

/**
 * Semantic's Label and Header can hold an Image, and that a Dimmer, with its portal and event stack: 4.6 kB after compression at the
 * start of a console that dims no image.
 */
const withoutDimmer: Plugin = {
  name: 'without-dimmer',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '../../modules/Dimmer' && importer?.endsWith('/Image.js') ? noDimmer : null,
  load: (id) => (id === noDimmer ? 'export default { create: () => null }' : null),
};

/** Which addresses are the console's: the server answers others with 404. */
const pathsForServer: Plugin = {
  name: 'paths-for-server',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'paths.json', source: JSON.stringify(consolePaths) });
  },
};

/** Every page of the mock says that it is one, and lets its answers be chosen. */
const mockPanel: Plugin = {
  name: 'mock-panel',
  apply: (_config, { command, mode }) => command === 'serve' && mode === 'mock',
  transformIndexHtml: () => [
    { tag: 'script', attrs: { type: 'module', src: '/ccb/src/mock/main.tsx' }, injectTo: 'body' },
  ],
};

/** A class says in the page which module it is from: users.module.css and .person make users_person. */
export const modules = {
  generateScopedName: (name: string, file: string) =>
    `${basename(file.split('?')[0]!, '.module.css')}_${name}`,
};

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/ccb/',
  plugins: [react(), withoutPreloads, withoutFrontFiles, withoutDimmer, pathsForServer, mockPanel],
  server: {
    proxy: Object.fromEntries(
      ['auth', 'public', 'health', 'openapi.', 'mock/'].map((path) => [`/ccb/${path}`, proxied]),
    ),
  },
  // semantic-ui-css holds selectors that lightningcss refuses; it drops them and goes on.
  css: {
    // What is used only in what is built: while somebody works, a word may come any time.
    postcss: { plugins: [ourLayer, ...(command === 'build' ? [usedSemanticRules()] : [])] },
    lightningcss: { errorRecovery: true },
    modules,
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: 'hidden',
    manifest: true,
    target: 'baseline-widely-available',
    // A browser that does not preload modules loads them when they are imported.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: calls, sideEffects: false }] },
      // Split by route, but not into a file for each icon and each way of sharing: a file costs 300 bytes of headers and compresses
      // worse alone. The first group that takes a module keeps it; what is left belongs to one screen or to few.
      output: {
        // The first file names all others, which compress badly: the shortest hashes that rolldown takes tell versions apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 4 },
            { name: consoleParts, debugName: 'console', priority: 2 },
            { name: 'dialogs', test: dialogs, minShareCount: 8, priority: 1 },
            { name: 'elsewhere', test: elsewhere, minShareCount: 2, priority: 1 },
            { name: 'shared', test: shared, minShareCount: 2, priority: 1 },
            { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
}));
