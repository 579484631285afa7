// Writes docs/routes.md from the contract and the access policy: node scripts/describe-routes.mjs [--check]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onNodeWithTypeScript, root } from './runtime.mjs';

await onNodeWithTypeScript(import.meta.filename);
const { ALL_ROUTES } = await import('../packages/contract/src/all-routes.ts');
const { ACCESS_POLICY, CALLERS } = await import('../packages/domain/src/access/access-policy.ts');

const TARGET = 'docs/routes.md';

const HEADS = {
  anonymous: 'anyone',
  super_admin: 'super admin',
  company_admin: 'company admin',
  company_recruiter: 'company recruiter',
  independent_recruiter: 'independent recruiter',
  employee: 'employee',
  staffing_agency_admin: 'agency admin',
  staffing_agency_recruiter: 'agency recruiter',
  candidate: 'candidate',
};

const INTRODUCTION = `# Routes

Written by \`node scripts/describe-routes.mjs\` from the contract (\`packages/contract\`) and the access policy
(\`packages/domain/src/access/access-policy.ts\`). Do not edit it; a test compares the two.

Every path stands below \`/api\`. How far a role's right reaches:

| | |
|---|---|
| · | not at all: 403, or 401 for who is not signed in |
| all | every record, or the route names none |
| self | the caller's own account and what hangs on it |
| owner | records that the caller owns |
| organization | records of an organization the caller is an active member of |
| linked | those, and records of companies with an approved link to the recruiter |
| position | records of positions where the caller holds a sufficient privilege |

A record out of reach is answered like one that does not exist: 404.
`;

/** The whole document. */
export function describeRoutes(routes, policy) {
  const features = [...new Set(routes.map((route) => route.feature))].sort();
  const parts = features.map((feature) => featurePart(feature, routes, policy));
  return `${INTRODUCTION}\n${routes.length} routes in ${features.length} features.\n${parts.join('')}`;
}

function featurePart(feature, routes, policy) {
  const head = ['route', 'what it does', 'action', ...CALLERS.map((caller) => HEADS[caller])];
  const rows = routes
    .filter((route) => route.feature === feature)
    .map((route) => [
      `\`${route.method} ${route.path}\``,
      describe(route),
      `\`${route.access}\``,
      ...scopesOf(route, policy),
    ]);
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `\n## ${feature}\n\n${lines.join('\n')}\n`;
}

function describe(route) {
  const notes = [
    route.upload ? `upload of \`${route.upload.field}\`, at most ${megabytes(route.upload.max_bytes)}` : '',
    route.answers === 'file' ? 'answers a file' : '',
    route.answers === 'events' ? 'answers a stream of events' : '',
    route.idempotent ? 'takes an Idempotency-Key' : '',
    route.asks_mail ? 'asks for a mail: paused with 429' : '',
  ].filter((note) => note !== '');
  const summary = route.summary.replaceAll('|', '\\|');
  return notes.length > 0 ? `${summary} (${notes.join('; ')})` : summary;
}

function megabytes(bytes) {
  return `${Math.round((bytes / 1_048_576) * 10) / 10} MB`;
}

function scopesOf(route, policy) {
  // A running play is opened by its own token and by nothing else.
  if (route.access === 'play_session') return CALLERS.map(() => 'token of the play');
  return CALLERS.map((caller) =>
    policy[route.access][caller] === 'no' ? '·' : policy[route.access][caller],
  );
}

if (process.argv[1] === import.meta.filename) {
  const target = join(root, TARGET);
  const text = describeRoutes(ALL_ROUTES, ACCESS_POLICY);
  const isCurrent = existsSync(target) && readFileSync(target, 'utf8') === text;
  if (!isCurrent && process.argv.includes('--check')) {
    console.error(`${TARGET} does not say what the contract says. Run: node scripts/describe-routes.mjs`);
    process.exitCode = 1;
  } else if (!isCurrent) {
    writeFileSync(target, text);
    console.log(`Wrote ${TARGET}`);
  }
}
