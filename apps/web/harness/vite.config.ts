import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import { PAGES } from '../vite.config.ts';

// All parts on one page, for looking at them while building; never part of the product's build.
export default mergeConfig(PAGES, {
  root: import.meta.dirname,
  publicDir: fileURLToPath(new URL('../public', import.meta.url)),
  build: { outDir: fileURLToPath(new URL('./dist', import.meta.url)) },
});
