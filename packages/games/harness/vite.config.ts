import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { gameWords } from '../vite/game-words.ts';

/** Read by vite. @public */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [gameWords(), react()],
  cacheDir: '../node_modules/.vite-harness',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    reportCompressedSize: true,
    // As the web app has it: what all stations share is one file, otherwise each asks for ten small ones.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules|[\\/]domain[\\/]src[\\/](message-format|intl-formatters)/,
              priority: 2,
            },
            { name: 'harbour', test: /games[\\/]src[\\/](harbour[\\/]|spoken|task-core)/, priority: 1 },
          ],
        },
      },
    },
  },
});
