import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LIMITS } from '../../platform/http/limits.ts';
import { acceptedLanguage, type Language } from '../../platform/language/language.ts';
import { pageOf, verifyingProgram, verifyingWords } from './dossier-parts.ts';
import { dossierWords } from './dossier-words.ts';
import { VERIFY_PATH } from './organization-keys.ts';

/** What the page does with a file: nothing leaves the browser but the question which keys an organization published. */
const SCRIPT = `
const WORDS = JSON.parse(document.getElementById('words').textContent);
const said = (key, values) => (WORDS[key] ?? key).replace(/\\{(\\w+)\\}/g, (_, name) => values[name] ?? '');
const out = document.getElementById('found');
const files = document.getElementById('file');
const keys = document.getElementById('keys');
let dossier = null, kept = null;
async function publishedFor(organization) {
  if (kept) return kept;
  if (!location.protocol.startsWith('http')) return null;
  try {
    const answer = await fetch('/api/public/dossier-keys/' + encodeURIComponent(organization));
    if (!answer.ok) return null;
    const { data } = await answer.json();
    return isPublishedKeys(data) ? data : null;
  } catch { return null; }
}
function show(good, lines) {
  out.dataset.fits = good;
  out.replaceChildren(...lines.map((line) => Object.assign(document.createElement('p'), { textContent: line })));
}
async function check() {
  if (!dossier) return;
  out.textContent = WORDS.working;
  const bytes = new Uint8Array(await dossier.arrayBuffer());
  let found = verifyDossier(bytes, null);
  if (!found.first) {
    const published = await publishedFor(found.manifest.organization_id);
    if (published) found = verifyDossier(bytes, published);
  }
  if (found.first) return show('no', [WORDS.no, said(found.first.fault, found.first)]);
  const { manifest } = found;
  show('yes', [WORDS.fits, manifest.organization_name + ' · ' + manifest.made_at + ' · ' + manifest.application_id,
    said(found.compared ? 'compared' : 'not_compared', { key: found.public_key })]);
}
async function keep(file) {
  try {
    const read = JSON.parse(await file.text());
    const published = read.data ?? read;
    if (!isPublishedKeys(published)) throw new Error();
    kept = published;
    await check();
  } catch { show('no', [WORDS.no_keys]); }
}
files.addEventListener('change', () => { dossier = files.files[0] ?? null; void check(); });
keys.addEventListener('change', () => { if (keys.files[0]) void keep(keys.files[0]); });
addEventListener('dragover', (event) => event.preventDefault());
addEventListener('drop', (event) => {
  event.preventDefault();
  const file = event.dataTransfer?.files[0];
  if (!file) return;
  if (file.name.endsWith('.json')) return void keep(file);
  dossier = file;
  void check();
});
`;

/** The page as one file that can be saved and works without a network. */
export function verifyPage(language: Language): { readonly html: string; readonly script: string } {
  const { say } = dossierWords(language);
  const script = `${verifyingProgram()}${SCRIPT}`;
  const words = { ...verifyingWords(language), working: say('verify.working'), no: say('verify.no') };
  const other = language === 'ar' ? 'en' : 'ar';
  const title = say('verify.title');
  const body = `<h1>${title}</h1><p>${say('verify.intro')}</p>
<p><label for="file">${say('verify.file')}</label><br><input id="file" type="file" accept=".zip,application/zip"></p>
<div id="found" role="status" aria-live="polite"></div>
<h2>${say('verify.offline')}</h2><p>${say('verify.offline.text')}</p>
<p><label for="keys">${say('verify.keys')}</label><br><input id="keys" type="file" accept=".json,application/json"></p>
<p><a href="${VERIFY_PATH}?language=${other}" lang="${other}" hreflang="${other}">${other === 'ar' ? 'العربية' : 'English'}</a></p>`;
  const more = `<script type="application/json" id="words">${JSON.stringify(words).replaceAll('<', '\\u003c')}</script><script type="module">${script}</script>`;
  return { html: pageOf(language, title, body, more), script };
}

/** Everybody can check a dossier here; the file stays in the browser. */
export function serveVerifyPage(app: FastifyInstance): void {
  const pages = new Map<Language, { html: string; policy: string }>();
  const pageFor = (language: Language) => {
    const made = pages.get(language);
    if (made) return made;
    const { html, script } = verifyPage(language);
    const source = createHash('sha256').update(script, 'utf8').digest('base64');
    const policy = `default-src 'none'; script-src 'sha256-${source}'; style-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
    pages.set(language, { html, policy });
    return { html, policy };
  };
  app.get(VERIFY_PATH, { config: { rateLimit: LIMITS.read } }, async (request, reply) => {
    const { language: asked } = request.query as { language?: string };
    const language =
      asked === 'ar' || asked === 'en' ? asked : acceptedLanguage(request.headers['accept-language']);
    const { html, policy } = pageFor(language);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .send(html);
  });
}
