import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { bytesOfText } from '@tryout/domain/dossiers/digests';
import type { ZipPart } from '@tryout/domain/dossiers/stored-zip';
import { DOSSIER_FAULTS } from '@tryout/domain/dossiers/verify-dossier';
import { beginPdf, SIZES } from '../../platform/files/pdf-writer.ts';
import type { Language } from '../../platform/language/language.ts';
import type { DossierDocument } from './dossier-document.ts';
import { dossierText } from './dossier-text.ts';
import { dossierWords } from './dossier-words.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** The look of pages that stand alone. */
const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:64rem;margin:0 auto;padding:1.5rem;overflow-wrap:anywhere}
h1,h2,h3{line-height:1.2}h2{margin-top:2.5rem}dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.25rem 1rem}dt{font-weight:600}
a{color:inherit}dd{margin:0;overflow-wrap:anywhere}.wide{overflow-x:auto}table{border-collapse:collapse;min-width:100%;font-size:.875rem}
th,td{padding:.4rem .6rem;border-bottom:1px solid;text-align:start;vertical-align:top;overflow-wrap:anywhere;min-width:4rem}
@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}`;

/** A page that stands alone. */
export function pageOf(language: Language, title: string, body: string, more = ''): string {
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main>${body}</main>${more}</body></html>`;
}

/** A dossier as a page that needs nothing else, not even a script. */
function dossierAsHtml(document: DossierDocument): string {
  const { title, intro, sections } = dossierText(document);
  const body = sections.map((section) => {
    const facts = section.facts.map(([name, value]) =>
      name === '' ? `<p>${escaped(value)}</p>` : `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`,
    );
    const tables = section.tables.map(
      (table) =>
        `${table.title === '' ? '' : `<h3>${escaped(table.title)}</h3>`}<div class="wide" tabindex="0" role="region" aria-label="${escaped(table.title || section.title)}"><table><thead><tr>${table.columns
          .map((column) => `<th scope="col">${escaped(column)}</th>`)
          .join('')}</tr></thead><tbody>${table.rows
          .map((cells) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`)
          .join('')}</tbody></table></div>`,
    );
    const said = facts.some((fact) => fact.startsWith('<dt>'))
      ? `<dl>${facts.join('')}</dl>`
      : facts.join('');
    return `<section><h2>${escaped(section.title)}</h2>${said}${tables.join('')}</section>`;
  });
  return pageOf(
    document.language,
    title,
    `<h1>${escaped(title)}</h1><p>${escaped(intro)}</p>${body.join('')}`,
  );
}

/** Longest cell on paper, in characters: a row does not go over the end of a page. */
const LONGEST_ON_PAPER = 700;

/** A dossier on paper. Long texts are cut there; the page and the data have all of them. */
async function dossierAsPdf(document: DossierDocument): Promise<Uint8Array> {
  const said = dossierText(document);
  const short = (text: string) =>
    text.length > LONGEST_ON_PAPER ? `${text.slice(0, LONGEST_ON_PAPER)}…` : text;
  const writer = await beginPdf(said.title, document.language, said);
  writer.text(said.title, SIZES.title, { bold: true });
  writer.gap(6);
  writer.text(said.intro, SIZES.text);
  for (const { title, facts, tables } of said.sections) {
    writer.gap(12);
    writer.text(title, SIZES.heading, { bold: true, keep: 60 });
    for (const [name, value] of facts) {
      writer.text(name === '' ? value : `${name}: ${short(value)}`, SIZES.text);
    }
    for (const table of tables) {
      writer.gap(6);
      if (table.title !== '') writer.text(table.title, SIZES.text, { bold: true, keep: 40 });
      writer.table({ columns: table.columns, rows: table.rows.map((cells) => cells.map(short)) });
    }
  }
  return writer.save();
}

/** What checking is made of, in the order in which each needs those before it. */
const SOURCES = [
  'records/canonical-json.ts',
  'records/hash-chain.ts',
  'dossiers/digests.ts',
  'dossiers/ed25519.ts',
  'dossiers/stored-zip.ts',
  'dossiers/key-log.ts',
  'dossiers/dossier-format.ts',
  'dossiers/verify-dossier.ts',
];

const DOMAIN = new URL('../../../../../packages/domain/src/', import.meta.url);

let program: string | undefined;

/**
 * The checking of dossiers as one script without imports: the same lines of the domain that the server's tests run, with
 * the types taken off. Runs in browsers and in Node.
 */
export function verifyingProgram(): string {
  program ??= SOURCES.map((path) =>
    stripTypeScriptTypes(readFileSync(new URL(path, DOMAIN), 'utf8'))
      .replace(/^import[^;]*;$/gm, '')
      .replace(/^export /gm, '')
      .replace(/[ \t]+$/gm, '')
      .replace(/\n{2,}/g, '\n'),
  ).join('\n');
  return program;
}

/** What the program and the page say, by key. */
export function verifyingWords(language: Language): Record<string, string> {
  const { say } = dossierWords(language);
  const faults = DOSSIER_FAULTS.map((fault) => [
    fault,
    say(`fault.${fault}`, { part: '{part}', at: '{at}' }),
  ]);
  const keys = ['fits', 'not_compared', 'compared', 'usage', 'no_keys'] as const;
  return Object.fromEntries([...faults, ...keys.map((key) => [key, say(`verify.${key}`, { key: '{key}' })])]);
}

/** The program that comes with a dossier: `node verify.mjs FILE [KEYS]`. */
function verifyCommand(language: Language): string {
  return `// ${dossierWords('en').say('verify.head')}
import { readFileSync } from 'node:fs';
${verifyingProgram()}
const WORDS = ${JSON.stringify(verifyingWords(language))};
const said = (key, values) => (WORDS[key] ?? key).replace(/\\{(\\w+)\\}/g, (_, name) => values[name] ?? '');
const [file, keys] = process.argv.slice(2);
if (!file) {
  console.error(WORDS.usage);
  process.exit(2);
}
let published = null;
if (keys) {
  const read = JSON.parse(readFileSync(keys, 'utf8'));
  published = read.data ?? read;
  if (!isPublishedKeys(published)) {
    console.error(WORDS.no_keys);
    process.exit(2);
  }
}
const found = verifyDossier(new Uint8Array(readFileSync(file)), published);
if (found.first) {
  console.error(said(found.first.fault, found.first));
  process.exit(1);
}
console.log(said('fits', {}));
console.log(JSON.stringify(found.manifest, null, 1));
console.log(said(found.compared ? 'compared' : 'not_compared', { key: found.public_key }));
`;
}

/** The parts of a dossier beside its data. */
export async function shownParts(document: DossierDocument): Promise<ZipPart[]> {
  const { say } = dossierWords(document.language);
  return [
    { name: 'dossier.html', bytes: bytesOfText(dossierAsHtml(document)) },
    { name: 'dossier.pdf', bytes: new Uint8Array(await dossierAsPdf(document)) },
    { name: 'verify.mjs', bytes: bytesOfText(verifyCommand(document.language)) },
    { name: 'README.txt', bytes: bytesOfText(`${say('read_me')}\n`) },
  ];
}
