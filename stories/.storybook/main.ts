import type { StorybookConfig } from '@storybook/react-vite';
import { fileURLToPath } from 'node:url';

const viteConfigPath = fileURLToPath(new URL('../../frontend/vite.config.ts', import.meta.url));

const config: StorybookConfig = {
  stories: ['../**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath } } },
  staticDirs: ['../public'],
  // Reading the properties of every component took five times as long as everything else; the controls come from a story's own.
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The application lives under /ccb/; a built Storybook may be served from any folder. No manual chunks either.
  viteFinal: ({ build, ...rest }) => ({
    ...rest,
    base: './',
    // Storybook looks for what to bundle beforehand below the root, and would find nothing: a story's first minute went into reloads.
    optimizeDeps: { ...rest.optimizeDeps, entries: ['**/*.stories.tsx', '.storybook/preview.tsx'] },
    build: { ...build, outDir: undefined, rolldownOptions: undefined, manifest: false, sourcemap: false },
  }),
};

export default config;
