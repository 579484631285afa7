import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** A page whose files and answers a browser asks for while it still reads the HTML. */
export interface EarlyPage {
  /** The file of the build that the server sends for it instead of index.html. */
  readonly html: string;
  /** Its address, as the source of a regular expression; what its first group holds stands for `$1` below. */
  readonly path: string;
  /** The modules below `src` that it opens with: its frame and itself. */
  readonly opens: readonly string[];
  /** The faces it is set in, by the beginning of their files' names. */
  readonly fonts: readonly string[];
  /** What it asks the server for, exactly as the app does: the browser then takes these answers for the app's calls. */
  readonly asks: readonly string[];
}

export const EARLY_PAGES: readonly EarlyPage[] = [
  {
    html: 'applicants.html',
    path: '^/user/positions/([0-9a-f-]{36})/applicants$',
    opens: ['areas/user-area.tsx', 'features/applicants/pages/applicants-page.tsx'],
    fonts: ['atkinson-hyperlegible-next-latin-wght-normal-', 'bricolage-grotesque-latin-wght-normal-'],
    asks: [
      '/api/auth/user',
      '/api/applicants/summary?position_id=$1',
      '/api/applicants?position_id=$1&recordsPerPage=20',
    ],
  },
];

/**
 * Writes an HTML file of its own for each of these pages, which names the page's files: otherwise they are asked for
 * only when the first scripts have been read and run. The server finds it by `early-pages.json`, and names in the answer's
 * head what the page will ask for (apps/server/src/platform/http/early-pages.ts).
 */
export function earlyPages(root: string): Plugin {
  return {
    name: 'early-pages',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const shell = await readFile(join(dir, 'index.html'), 'utf8');
      for (const page of EARLY_PAGES)
        await writeFile(join(dir, page.html), earlyHtml(page, shell, bundle, root));
      const pages = EARLY_PAGES.map(({ path, html, asks }) => ({ path, html, asks }));
      await writeFile(join(dir, 'early-pages.json'), JSON.stringify(pages));
    },
  };
}

function earlyHtml(page: EarlyPage, shell: string, bundle: Rolldown.OutputBundle, root: string): string {
  const modules = page.opens.map((module) => join(root, 'src', module));
  const files = filesOf(bundle, modules).filter((file) => !shell.includes(file));
  const fonts = page.fonts.map((name) => {
    const found = Object.keys(bundle).find((file) => file.includes(`/${name}`) && file.endsWith('.woff2'));
    if (found === undefined) throw new Error(`No file of the build is the font ${name}`);
    return found;
  });
  const links = [
    // As its own sheets, in the order in which they would come: those of parts before those of what they are parts of.
    ...files
      .toReversed()
      .map((file) =>
        file.endsWith('.css') ? `rel="stylesheet" href="/${file}"` : `rel="modulepreload" href="/${file}"`,
      ),
    ...fonts.map((file) => `rel="preload" as="font" type="font/woff2" href="/${file}"`),
  ];
  // Nothing is to be seen before the scripts have run; a frame without anything costs a slow machine a moment.
  const patient = shell
    .replaceAll('<script type="module"', '<script type="module" blocking="render"')
    // Browsers draw the icon at the same time as the page; the app names it when the page is there.
    .replace(/(<link rel="icon") href="([^"]+)"/, '$1 href="data:," data-later="$2"');
  return patient.replace(
    '</head>',
    `${links.map((link) => `  <link crossorigin ${link}>\n  `).join('')}</head>`,
  );
}

/** The scripts and styles that modules need, with those these need. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const open = modules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!chunk) throw new Error(`No file of the build holds ${module}`);
    return chunk;
  });
  const found = new Set<Rolldown.OutputChunk>();
  for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    const { imports } = chunk;
    open.push(...chunks.filter(({ fileName }) => imports.includes(fileName)));
  }
  const styles = [...found].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return [...[...found].map(({ fileName }) => fileName), ...new Set(styles)];
}
