// What `plant-mistakes.mjs` plants in the server's statements, one after another.
const STATED = 'address-proofs/stated-applications.queries.ts';
const CONFIG = 'app-config/app-config.queries.ts';
const SIMULATION = 'simulations/record.queries.ts';
const JOB = 'background-jobs/background-jobs.queries.ts';
const EXPORT = 'applicants/export/export-applicants.queries.ts';
const EVENTS = 'interviews/events.queries.ts';
const EVENT_LIST = 'interviews/event-list.queries.ts';
const JOBS = 'positions/jobs/jobs.queries.ts';

/** What is planted: its title, in which file of the features, in the place of what, and what. */
export const MISTAKES = [
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
    'positions/positions.routes.ts',
    'duplicatePosition(signedAct(call), call.refs.row(call.params.position_id))',
    "duplicatePosition(signedAct(call), call.refs.row(call.params.position_id as unknown as import('@tryout/contract/fields').Ref<'cv'>))",
  ],
  ['the end of a job taken as there', JOB, 'finished_at: string | null;', 'finished_at: string;'],
  [
    'an unknown column of a job',
    JOB,
    "and status = 'running' returning id",
    "and state = 'running' returning id",
  ],
  ['a number of an export declared as text', EXPORT, 'rank_order: number;', 'rank_order: string;'],
  ['a column that an export does not select', EXPORT, 'a.stage_entered_at, a.tags,', 'a.tags,'],
  ['a time of an interview taken as set', EVENTS, 'starts_at: string | null', 'starts_at: string'],
  [
    'an unknown column of interviews',
    EVENT_LIST,
    'e.starts_at is not null and (e.ends_at',
    'e.begins_at is not null and (e.ends_at',
  ],
  ['a loader of other rows', 'cvs/cvs.refs.ts', 'findFiles(db, ids)', 'findCvs(db, ids)'],
];
