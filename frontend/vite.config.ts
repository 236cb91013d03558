import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const target = process.env.API_TARGET ?? 'http://127.0.0.1:8080';
const proxied = { target, changeOrigin: true };

// What every screen needs, the sign-in page included; the rest is split by route.
const core =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@reduxjs|react-redux|redux|redux-thunk|immer|reselect|use-sync-external-store)[\\/]/;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/ccb/',
  plugins: [react()],
  server: { proxy: { '/ccb/auth': proxied, '/ccb/public': proxied, '/ccb/health': proxied } },
  // semantic-ui-css holds selectors that lightningcss refuses; it drops them and goes on.
  css: { lightningcss: { errorRecovery: true } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: 'hidden',
    manifest: true,
    target: 'baseline-widely-available',
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'core', test: core }] } } },
  },
});
