// Plants mistakes in the server's statements, one after another and only in memory, and counts how many the check of
// the statements or the compiler names with file and line: node scripts/sql/plant-mistakes.mjs
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { onNodeWithTypeScript, root } from '../runtime.mjs';

await onNodeWithTypeScript(import.meta.filename);
const { checkSources } = await import('./check-sources.mjs');
const { openSources } = await import('./open-sources.mjs');
const { withSchema } = await import('./with-schema.mjs');

const STATED = 'address-proofs/stated-applications.queries.ts';
const CONFIG = 'app-config/app-config.queries.ts';
const SIMULATION = 'simulations/record.queries.ts';
const JOBS = 'positions/jobs/jobs.queries.ts';

/** What is planted, in which file of the features, in the place of what. */
const MISTAKES = [
  ['a column renamed in the statement', STATED, 'p.title as position_title', 'p.title as position_name'],
  ['a column that nobody declared', STATED, 'a.id as application_id,', 'a.id as application_id, a.status,'],
  ['a declared column taken away', STATED, '  organization_name: string;\n', ''],
  ['a column that is not selected', CONFIG, 'u.email as changed_by, h.changed_at', 'u.email as changed_by'],
  ['a time declared as a Date', STATED, '  created_at: string;', '  created_at: Date;'],
  ['a number declared as text', SIMULATION, 'readonly version: number;', 'readonly version: string;'],
  ['a list of texts declared as numbers', SIMULATION, 'languages: string[]', 'languages: number[]'],
  ['a count declared as text', 'profiles/profiles.queries.ts', 'sql<{ n: number }>', 'sql<{ n: string }>'],
  [
    'a truth value read as text',
    'formulas/operators.queries.ts',
    'select key from',
    'select is_active as key from',
  ],
  ['a nullable time taken as present', SIMULATION, 'published_at: string | null', 'published_at: string'],
  ['a nullable key taken as present', SIMULATION, 'position_id: string | null', 'position_id: string'],
  ['an outer join taken as present', CONFIG, 'changed_by: string | null;', 'changed_by: string;'],
  [
    'an unknown column in a condition',
    'score-cards/score-cards.queries.ts',
    "status = 'published'",
    "state = 'published'",
  ],
  [
    'an unknown table',
    'formulas/operators.queries.ts',
    'from operators where not',
    'from operator where not',
  ],
  [
    'an unknown column to order by',
    'formulas/vocabulary.queries.ts',
    'order by name collate',
    'order by title collate',
  ],
  ['a slip of grammar', 'norms/norms.queries.ts', 'order by key', 'order key'],
  ['an unknown column to insert', CONFIG, 'before, after, changed_by)', 'before, after, changed_for)'],
  ['a value too few to insert', CONFIG, `values (${'$'}{uuidv7()}, `, 'values ('],
  ['a fragment with an unknown column', JOBS, "p.visibility = 'public' and", "p.visible = 'public' and"],
  ['types that cannot be compared', 'terms/terms.refs.queries.ts', '::uuid[])', '::int[])'],
  [
    'an id of another kind',
    'positions/duplicate-position.ts',
    'refs.row(call.params.position_id)',
    "refs.row(call.params.position_id as unknown as import('@tryout/contract/fields').Ref<'cv'>)",
  ],
  ['a loader of other rows', 'cvs/cvs.refs.ts', 'findFiles(db, ids)', 'findCvs(db, ids)'],
];

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
if (caught < 21) process.exitCode = 1;

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
