import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

const SCRIPT = 'before-paint.js';
const TAG = `<script src="/${SCRIPT}"></script>`;

/**
 * Writes the script that runs before the first paint into the HTML of the build: as a file of its own it holds up
 * everything after it for one more way to the server. The server names its digest in the content security policy
 * (apps/server/src/platform/http/inline-scripts.ts).
 */
export function firstScript(root: string): Plugin {
  return {
    name: 'first-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes(TAG)) throw new Error(`index.html does not load ${SCRIPT}`);
        const source = await readFile(join(root, 'public', SCRIPT), 'utf8');
        const { code } = await minify(SCRIPT, source);
        return html.replace(TAG, () => `<script>${code.trim()}</script>`);
      },
    },
  };
}
