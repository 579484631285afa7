import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  cacheDir: '../node_modules/.vite-harness',
  build: { outDir: 'dist', emptyOutDir: true, reportCompressedSize: true },
});
