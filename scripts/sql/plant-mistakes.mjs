// Plants mistakes in the server's statements, one after another and only in memory, and counts how many the check of
// the statements or the compiler names with file and line: node scripts/sql/plant-mistakes.mjs
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { onNodeWithTypeScript, root } from '../runtime.mjs';

await onNodeWithTypeScript(import.meta.filename);
const { checkSources } = await import('./check-sources.mjs');
const { openSources } = await import('./open-sources.mjs');
const { withSchema } = await import('./with-schema.mjs');
const { MISTAKES } = await import('./mistakes.mjs');

const sources = openSources(root);
let caught = 0;
try {
  await withSchema(async (schema) => {
    const before = await places(schema);
    if (before.size > 0) throw new Error('Mend what `node scripts/check-sql.mjs` names first.');
    for (const [title, name, from, to] of MISTAKES) {
      const path = join(root, 'apps/server/src/features', name);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${name} does not say «${from}» any more.`);
      sources.replace(path, text.replace(from, to));
      const [named = compilerErrors().next().value] = await places(schema);
      sources.replace(path, null);
      if (named) caught += 1;
      console.log(`${named ? 'caught' : 'MISSED'}  ${title}: ${named ?? name}`);
    }
  });
} finally {
  sources.close();
}
console.log(`${caught} of ${MISTAKES.length} planted mistakes are named with file and line.`);
if (caught < MISTAKES.length - 1) process.exitCode = 1;

async function places(schema) {
  const { mistakes } = await checkSources(sources.read(), schema);
  return new Set(mistakes.map(({ file, line, what }) => `${file}:${line}: ${what}`));
}

/** What the compiler says of the server's files. */
function* compilerErrors() {
  for (const file of sources.files()) {
    for (const error of sources.project().program.getSemanticDiagnostics(file)) {
      yield `${relative(root, file)}:${lineAt(file, error.pos)}: ${error.text}`;
    }
  }
}

function lineAt(file, position) {
  return readFileSync(file, 'utf8').slice(0, position).split('\n').length;
}
