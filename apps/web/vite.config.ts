import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { gameWords } from '../../packages/games/vite/game-words.ts';
import { chunkGroups } from './vite/chunks.ts';
import { compileHints } from './vite/compile-hints.ts';
import { earlyPages } from './vite/early-pages.ts';
import { firstScript } from './vite/first-script.ts';
import { formRules } from './vite/form-rules.ts';
import { pagePreloads } from './vite/preloads.ts';
import { repetitionRules } from './vite/repetition-rules.ts';
import { schemalessContract } from './vite/schemaless-contract.ts';
import { sparedStyles } from './vite/spared-styles.ts';
import { words } from './vite/words.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? '4780'}`;
/** Everything the server answers itself; the rest of the addresses belong to the app. */
const proxy = Object.fromEntries(
  ['/api', '/dev/outbox', '/builds'].map((path) => [path, { target: server }]),
);

/** What a library brings for others than us, and every page would load. */
const alias = [
  // React has had it for years: this is the stand-in for older ones.
  {
    find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
    replacement: 'use-sync-external-store/with-selector.js',
  },
  ...Object.entries({
    'default-variant-colors-resolver': 'kit-variant-colors',
    'default-colors': 'kit-colors',
    transitions: 'kit-transitions',
  }).map(([name, standIn]) => ({
    find: new RegExp(`^.*/${name}\\.mjs$`),
    replacement: fileURLToPath(new URL(`vite/${standIn}.mjs`, import.meta.url)),
  })),
];

const shared = [formRules(), schemalessContract(), words(), gameWords(), repetitionRules(), react()];

/** What the server draws pages with: one module, libraries and all. */
const DRAWING = defineConfig({
  root: import.meta.dirname,
  css: { postcss: { plugins: [mantine(), sparedStyles] } },
  plugins: shared,
  resolve: { alias },
  publicDir: false,
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist-drawing',
    emptyOutDir: true,
    target: 'node24',
    rolldownOptions: { output: { entryFileNames: 'draw-page.mjs' } },
  },
});

export const PAGES = defineConfig({
  root: import.meta.dirname,
  css: { postcss: { plugins: [mantine(), sparedStyles] } },
  plugins: [...shared, compileHints(), firstScript(import.meta.dirname), earlyPages(import.meta.dirname)],
  resolve: { alias },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    modulePreload: pagePreloads,
    target: ['chrome111', 'firefox115', 'safari16.4'],
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups() },
        // The first load names the files of every page: without words in them that is two kilobytes less. Which file is
        // which stands in `.vite/manifest.json`.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:6][extname]'
            : 'assets/[name]-[hash][extname]',
      },
    },
    // Small images stay files: data URLs would be refused by the content security policy.
    assetsInlineLimit: 0,
  },
  server: { port: 4781, proxy },
  preview: { port: 4782, proxy },
});

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? DRAWING : PAGES));
