// Holds every `sql` template of the server against the schema that the migrations make:
// node scripts/check-sql.mjs [--blind]
import { onNodeWithTypeScript, root } from './runtime.mjs';

await onNodeWithTypeScript(import.meta.filename);
const { checkSources } = await import('./sql/check-sources.mjs');
const { openSources } = await import('./sql/open-sources.mjs');
const { withSchema } = await import('./sql/with-schema.mjs');

const sources = openSources(root);
try {
  await withSchema(async (schema) => {
    const statements = sources.read();
    const { mistakes, summary } = await checkSources(statements, schema);
    for (const { file, line, what } of mistakes) console.error(`${file}:${line}: ${what}`);
    if (process.argv.includes('--blind')) listBlind(statements);
    console.log(summary);
    if (mistakes.length > 0) process.exitCode = 1;
  });
} finally {
  sources.close();
}

/** What the check does not see: statements it cannot read, and fragments that none of the formed variants holds. */
function listBlind({ blind, parts }) {
  for (const { file, line, reason, why } of blind)
    console.log(`${file}:${line}: blind, because ${reason} (${why})`);
  for (const { file, line, why } of parts.callers)
    console.log(`${file}:${line}: what this call hands over is not told (${why})`);
  for (const { file, line, reason } of parts.unreached)
    console.log(`${file}:${line}: in no variant that was formed, because ${reason}`);
}
