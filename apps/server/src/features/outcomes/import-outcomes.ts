import type { RouteData } from '@tryout/contract/define-route';
import {
  type importOutcomes as importRoute,
  MOST_OUTCOME_PROBLEMS,
  MOST_OUTCOMES,
} from '@tryout/contract/outcomes/outcomes';
import {
  OUTCOME_KEYS,
  type Outcome,
  type OutcomeKey,
  type OutcomeProblem,
  readOutcome,
} from '@tryout/domain/outcomes/read-outcome';
import { DelimitedTextError, readCell, readDelimited } from '@tryout/domain/text/delimited-text';
import { audit, type SignedAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import { organizationOf } from '../organizations/public.ts';
import { outcomesSay } from './outcomes.messages.ts';
import { deleteOutcome, hiredPeople, putOutcomes } from './outcomes.queries.ts';

type Report = RouteData<typeof importRoute>;

interface Asked {
  readonly csv: string;
  readonly organization_id?: string | undefined;
}

interface FileRow {
  readonly line: number;
  readonly read: ReturnType<typeof readOutcome>;
}

function delimited(csv: string) {
  try {
    return readDelimited(csv);
  } catch (error) {
    if (error instanceof DelimitedTextError) {
      throw invalidField('csv', outcomesSay('outcomes.broken', { line: error.line }));
    }
    throw error;
  }
}

/** Reads a file whose headings are names of fields. @throws Refusal that says what is wrong with the file */
function readFile(csv: string): FileRow[] {
  const [head, ...others] = delimited(csv);
  const keys = (head?.cells ?? []).map((cell) => OUTCOME_KEYS.find((key) => key === readCell(cell).trim()));
  for (const needed of ['email', 'outcome', 'value'] as const) {
    if (!keys.includes(needed))
      throw invalidField('csv', outcomesSay('outcomes.column_missing', { column: needed }));
  }
  if (others.length > MOST_OUTCOMES) {
    throw invalidField('csv', outcomesSay('outcomes.too_many', { most: MOST_OUTCOMES }));
  }
  return others.map(({ cells }, index) => ({
    line: index + 1,
    read: readOutcome(
      Object.fromEntries(
        keys.flatMap((key, at) => (key === undefined ? [] : [[key, readCell(cells[at] ?? '')] as const])),
      ),
    ),
  }));
}

/** What a file would change, row by row. */
async function planned(db: Db, organizationId: string, rows: readonly FileRow[]) {
  const emails = rows.flatMap(({ read }) => (read.ok ? read.outcome.email : []));
  const hired = new Map(
    (await hiredPeople(db, organizationId, [...new Set(emails)])).map((each) => [each.email, each]),
  );
  const seen = new Set<string>();
  const changes: (Omit<Outcome, 'email'> & { application_id: string })[] = [];
  const problems: { line: number; field: OutcomeKey; code: OutcomeProblem }[] = [];
  const counts = { created: 0, updated: 0, unchanged: 0 };
  for (const { line, read } of rows) {
    if (!read.ok) {
      problems.push({ line, field: read.field, code: read.code });
      continue;
    }
    const { email, ...outcome } = read.outcome;
    const person = hired.get(email);
    const name = `${email} ${outcome.outcome}`;
    if (!person) {
      problems.push({ line, field: 'email', code: 'not_hired' });
    } else if (seen.has(name)) {
      problems.push({ line, field: 'outcome', code: 'twice' });
    } else {
      seen.add(name);
      const before = person.stored[outcome.outcome];
      if (before && before.value === outcome.value && before.measured_on === outcome.measured_on) {
        counts.unchanged += 1;
      } else {
        counts[before ? 'updated' : 'created'] += 1;
        changes.push({ ...outcome, application_id: person.application_id });
      }
    }
  }
  const report: Report = {
    rows: rows.length,
    ...counts,
    refused: problems.length,
    problems: problems.slice(0, MOST_OUTCOME_PROBLEMS),
    problem_count: problems.length,
  };
  return { changes, report };
}

/** What an import would do; nothing is stored. @throws Refusal that says what is wrong with the file */
export async function wouldImport(
  { db, actor }: SignedAct,
  { csv, organization_id }: Asked,
): Promise<Report> {
  return (await planned(db, organizationOf(actor, organization_id), readFile(csv))).report;
}

/** Stores what hired people came to. @throws Refusal that says what is wrong with the file */
export async function importedOutcomes(act: SignedAct, { csv, organization_id }: Asked): Promise<Report> {
  const organization = organizationOf(act.actor, organization_id);
  const { changes, report } = await planned(act.db, organization, readFile(csv));
  if (changes.length > 0) {
    await putOutcomes(
      act.db,
      { organization_id: organization, user_id: act.actor.user_id, now: act.services.now() },
      changes,
    );
    await audit(act, {
      event_type: 'action',
      action: 'outcomes.imported',
      target_type: 'organization',
      target_id: organization,
      organization_id: organization,
      meta: { created: report.created, updated: report.updated },
    });
  }
  return report;
}

/** Removes all values of one outcome. */
export async function removeOutcome(
  act: SignedAct,
  { outcome, organization_id }: { readonly outcome: string; readonly organization_id?: string | undefined },
): Promise<number> {
  const organization = organizationOf(act.actor, organization_id);
  const removed = await deleteOutcome(act.db, organization, outcome);
  if (removed > 0) {
    await audit(act, {
      event_type: 'action',
      action: 'outcomes.removed',
      target_type: 'organization',
      target_id: organization,
      organization_id: organization,
      meta: { outcome, removed },
    });
  }
  return removed;
}
