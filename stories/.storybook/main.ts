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
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // The application lives under /ccb/; a built Storybook may be served from any folder. No manual chunks either.
  viteFinal: ({ build, ...rest }) => ({
    ...rest,
    base: './',
    build: { ...build, outDir: undefined, rolldownOptions: undefined, manifest: false, sourcemap: false },
  }),
};

export default config;
