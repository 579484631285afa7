import type { exportAiRuns, listAiRuns, readAiRun } from '@tryout/contract/ai-assist/ai-assist';
import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
import { audit, type SignedAct } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import {
  type AiRun,
  type ExportedRun,
  findSteps,
  listedRun,
  listRuns,
  type RunFilter,
  readRuns,
} from './ai-runs.queries.ts';

const MOST_IN_A_FILE = 20_000;

/** The super admin sees all, or one organization's; everybody else only their own. */
function filterFor({ actor }: SignedAct, asked: RouteQuery<typeof exportAiRuns>): RunFilter {
  const { organization_id, ...filter } = asked;
  if (organization_id) return { ...filter, organizations: [organization_id] };
  return { ...filter, organizations: actor.user_type === 'super_admin' ? null : actor.organization_ids };
}

/** A page of the log. */
export function runsFor(act: SignedAct, query: RouteQuery<typeof listAiRuns>) {
  return listRuns(act.db, filterFor(act, query), query);
}

const COLUMNS = [
  'requested_at',
  'organization_name',
  'kind',
  'audience',
  'language',
  'status',
  'provider',
  'model',
  'prompt_version',
  'problem',
  'tokens_in',
  'tokens_out',
  'cost_micros',
  'currency',
  'took_ms',
  'requested_by_name',
  'settled_by_name',
  'settled_at',
  'id',
] as const satisfies readonly (keyof ExportedRun)[];

function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  // A spreadsheet must not take a text for a formula.
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The log as CSV (RFC 4180); that it was taken along is a line of the security log. */
export async function exportedRuns(act: SignedAct, query: RouteQuery<typeof exportAiRuns>): Promise<string> {
  const runs = await readRuns(act.db, filterFor(act, query), MOST_IN_A_FILE);
  await audit(act, { event_type: 'access', action: 'ai_runs.exported', meta: { runs: runs.length } });
  const rows = runs.map((run) => COLUMNS.map((column) => cell(run[column])).join(','));
  return `\uFEFF${[COLUMNS.join(','), ...rows].join('\r\n')}\r\n`;
}

/** One draft with everything that is kept of it. */
export async function openRun({ db }: SignedAct, run: AiRun): Promise<RouteData<typeof readAiRun>> {
  const [listed, steps] = await Promise.all([listedRun(db, run.id), findSteps(db, run.id)]);
  if (!listed) throw notFound();
  const { id, ...row } = listed;
  return {
    ai_run_id: id,
    ...row,
    input_snapshot: run.input_snapshot,
    output: run.output,
    steps: steps.map(({ kind, edits, done_by_name, done_at }) => ({
      kind,
      edits: edits.map((edit) => ({ ...edit })),
      done_by_name,
      done_at,
    })),
  };
}
