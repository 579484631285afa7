// Checks a decision dossier, offline: npm run verify:dossier -- DOSSIER.zip [KEYS.json]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onNodeWithTypeScript, root } from './runtime.mjs';

await onNodeWithTypeScript(import.meta.filename);
const { isPublishedKeys, verifyDossier } = await import('../packages/domain/src/dossiers/verify-dossier.ts');
const { compileMessage } = await import('../packages/domain/src/text/message-compile.ts');
const { formatMessage } = await import('../packages/domain/src/text/message-format.ts');

const words = JSON.parse(readFileSync(join(root, 'locales/en.json'), 'utf8')).server.dossiers;
const say = (key, values = {}) =>
  formatMessage(compileMessage(words[`dossiers.${key}`]), values, 'en').join('');

function publishedIn(path) {
  const read = JSON.parse(readFileSync(path, 'utf8'));
  const published = read.data ?? read;
  if (isPublishedKeys(published)) return published;
  console.error(say('verify.no_keys'));
  process.exit(2);
}

const [file, keys] = process.argv.slice(2);
if (!file) {
  console.error('npm run verify:dossier -- DOSSIER.zip [KEYS.json]');
  process.exit(2);
}
const found = verifyDossier(new Uint8Array(readFileSync(file)), keys ? publishedIn(keys) : null);
if (found.first) {
  console.error(say(`fault.${found.first.fault}`, found.first));
  process.exit(1);
}
console.log(say('verify.fits'));
console.log(JSON.stringify(found.manifest, null, 1));
console.log(say(`verify.${found.compared ? 'compared' : 'not_compared'}`, { key: found.public_key }));
