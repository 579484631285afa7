import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin, type Rolldown, transformWithOxc } from 'vite';
import { ASKING } from './first-script.ts';

/** A page whose files a browser asks for while it still reads the HTML; most of them the server draws as well. */
export interface EarlyPage {
  /** The file of the build that the server sends for it instead of index.html. */
  readonly html: string;
  /** Its address, as the source of a regular expression. */
  readonly path: string;
  /** The modules below `src` that it opens with: its frame and itself. */
  readonly opens: readonly string[];
  /** The faces it is set in, by the beginning of their files' names. */
  readonly fonts: readonly string[];
  /** Also drawn for those who are not signed in, and read by search engines. */
  readonly isPublic?: true;
  /** The server draws no picture of it: what it shows depends on the window that it is shown in. */
  readonly isUndrawn?: true;
  /** Run while nothing is here yet, so that what it leads to is ready when the page needs it. */
  readonly readies?: string;
}

const TEXT_FACE = 'atkinson-hyperlegible-next-latin-wght-normal-';
const HEADING_FACE = 'bricolage-grotesque-latin-wght-normal-';

const openPage = (html: string, path: string, page: string): EarlyPage => ({
  html,
  path,
  opens: ['areas/public-shell.tsx', page],
  fonts: [TEXT_FACE, HEADING_FACE],
  isPublic: true,
});

export const EARLY_PAGES: readonly EarlyPage[] = [
  openPage('landing.html', '^/$', 'features/landing/pages/landing-page.tsx'),
  openPage('jobs.html', '^/jobs(/[^/]+)?$', 'features/positions/pages/jobs-page.tsx'),
  openPage('job.html', '^/jobs/[^/]+/[^/]+$', 'features/positions/pages/job-page.tsx'),
  openPage('terms.html', '^/terms/[a-z_]+$', 'features/accounts/pages/terms-page.tsx'),
  {
    html: 'apply.html',
    path: '^/apply/new$',
    opens: ['areas/apply-shell.tsx', 'features/applications/pages/start-page.tsx'],
    fonts: [TEXT_FACE],
    isPublic: true,
  },
  {
    html: 'applicants.html',
    path: '^/user/positions/[0-9a-f-]{36}/applicants$',
    opens: ['areas/user-area.tsx', 'features/applicants/pages/applicants-page.tsx'],
    fonts: [TEXT_FACE, HEADING_FACE],
  },
  {
    html: 'events.html',
    path: '^/user/events$',
    opens: ['areas/user-area.tsx', 'features/interviews/pages/events-page.tsx'],
    fonts: [TEXT_FACE, HEADING_FACE],
    isUndrawn: true,
    // The first formatter of dates, which a calendar cannot do without, costs a slow machine a twentieth of a second.
    readies: "new Intl.DateTimeFormat('en-US')",
  },
];

const ROOT = '<div id="root"></div>';
/** The scripts of the app, in the order in which they run; the last one starts it. */
const APP = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;

/**
 * Writes an HTML file of its own for each of these pages, which names the page's files: otherwise they are asked for
 * only when the first scripts have been read and run. The server finds it by `early-pages.json` and puts a picture of
 * the page into it (apps/server/src/platform/pages/drawn-pages.ts).
 */
export function earlyPages(root: string): Plugin {
  return {
    name: 'early-pages',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const index = join(dir, 'index.html');
      const shell = withIconLater(await readFile(index, 'utf8'));
      await writeFile(index, shell);
      const start = await startScript(root);
      for (const page of EARLY_PAGES) {
        const files = filesOfPage(page, shell, bundle, root);
        const sheets = [...sheetsIn(shell), ...files.filter(isSheet)];
        const sheet = await writeSheet(dir, page, sheets);
        const others = files.filter((file) => !isSheet(file));
        const html = page.isUndrawn
          ? undrawnHtmlOf(page, shell, [sheet, ...others], sheets)
          : htmlOf(shell, [sheet, ...others], sheets, start);
        await writeFile(join(dir, page.html), html);
      }
      const pages = EARLY_PAGES.map(({ html, path, isPublic, isUndrawn }) => ({
        html,
        path,
        isPublic,
        isUndrawn,
      }));
      await writeFile(join(dir, 'early-pages.json'), JSON.stringify(pages));
    },
  };
}

/** Browsers draw the icon at the same time as the page; the app names it when the page is there. */
const withIconLater = (html: string): string =>
  html.replace(/(<link rel="icon") href="([^"]+)"/, '$1 href="data:," data-later="$2"');

/** The sheets that every page begins with, in their order. */
const SHEET = /\s*<link rel="stylesheet" crossorigin href="\/([^"]+)">/g;
const sheetsIn = (shell: string): string[] => [...shell.matchAll(SHEET)].map(([, file = '']) => file);
const isSheet = (file: string): boolean => file.endsWith('.css');

/** Writes all the styles of a page into one file: each file that a page waits for costs a slow machine a moment. */
async function writeSheet(dir: string, page: EarlyPage, files: readonly string[]): Promise<string> {
  const styles = await Promise.all(files.map((file) => readFile(join(dir, file), 'utf8')));
  const sheet = styles.join('\n');
  const digest = createHash('sha256').update(sheet).digest('base64url').slice(0, 8);
  const file = `assets/page-${page.html.replace('.html', '')}-${digest}.css`;
  await writeFile(join(dir, file), sheet);
  return file;
}

function htmlOf(shell: string, files: readonly string[], merged: readonly string[], start: string): string {
  const app = [...shell.matchAll(APP)].map(([, file]) => file);
  const entry = app.at(-1);
  if (entry === undefined || !shell.includes(ROOT)) throw new Error('index.html has no #root, or no script');
  // The picture comes first: scripts are asked for when it is painted.
  const needs = [...app, ...files.filter(isScript).map((file) => `/${file}`)].join(' ');
  const others = files.filter((file) => !isScript(file));
  return (
    shell
      .replaceAll(APP, '')
      .replaceAll(SHEET, '')
      // Who is signed in stands among the answers that the page comes with.
      .replace(ASKING, '')
      .replace('</head>', `${[...others.map(linkTo), ...merged.map(sparedLink)].join('')}</head>`)
      .replace(ROOT, () => `${ROOT}\n    <script data-app="${entry}" data-needs="${needs}">${start}</script>`)
  );
}

/** The app's own HTML, which names the page's files besides. */
function undrawnHtmlOf(
  { readies }: EarlyPage,
  shell: string,
  files: readonly string[],
  merged: readonly string[],
): string {
  const named = [...files.map(linkTo), ...merged.map(sparedLink)].join('');
  const html = shell.replaceAll(SHEET, '').replace('</head>', `${named}</head>`);
  // After the question that is on its way meanwhile, and before the styles: a script waits for those above it.
  return readies ? html.replace(ASKING, (asking) => `${asking}\n    <script>${readies}</script>`) : html;
}

const isScript = (file: string): boolean => file.endsWith('.js');

const linkTo = (file: string): string =>
  isSheet(file)
    ? `  <link crossorigin rel="stylesheet" href="/${file}">\n  `
    : isScript(file)
      ? `  <link crossorigin rel="modulepreload" href="/${file}">\n  `
      : `  <link crossorigin rel="preload" as="font" type="font/woff2" href="/${file}">\n  `;

/**
 * A sheet whose styles are here already: where it is named, the app does not ask for it, and disabled, the page does
 * not either. What a browser looks ahead for knows no `disabled`: it asks for nothing that is for no medium.
 */
const sparedLink = (file: string): string =>
  `  <link rel="stylesheet" href="/${file}" media="not all" disabled>\n  `;

/** What holds the fort until the app runs, as it stands in the HTML. */
async function startScript(root: string): Promise<string> {
  const file = join(root, 'src/platform/drawing/until-the-app-runs.ts');
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  return (await minify(file.replace('.ts', '.js'), code)).code.trim();
}

/** What a page needs besides what the app's own HTML names. */
function filesOfPage(page: EarlyPage, shell: string, bundle: Rolldown.OutputBundle, root: string): string[] {
  const modules = page.opens.map((module) => join(root, 'src', module));
  const files = filesOf(bundle, modules).filter((file) => !shell.includes(file));
  const fonts = page.fonts.map((name) => {
    const found = Object.keys(bundle).find((file) => file.includes(`/${name}`) && file.endsWith('.woff2'));
    if (found === undefined) throw new Error(`No file of the build is the font ${name}`);
    return found;
  });
  // Sheets in the order in which they would come: those of parts before those of what they are parts of.
  return [...files.toReversed(), ...fonts];
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
