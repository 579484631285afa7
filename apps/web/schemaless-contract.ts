import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const CONTRACT = fileURLToPath(new URL('../../packages/contract/src/', import.meta.url));
const STAND_IN = fileURLToPath(new URL('./src/platform/api/schema-stand-in.ts', import.meta.url));

/**
 * The browser takes method and path from the contract's routes, and their types at compile time; the schemas run
 * on the server. Leaving zod out of the contract's modules saves about 25 kB on every first load.
 */
export function schemalessContract(): Plugin {
  return {
    name: 'schemaless-contract',
    enforce: 'pre',
    resolveId: (source, importer) => (source === 'zod' && importer?.startsWith(CONTRACT) ? STAND_IN : null),
  };
}
