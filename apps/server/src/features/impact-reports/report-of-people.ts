import { quarterOf } from '@tryout/domain/adverse-impact/impact-steps';
import { uuidv7 } from 'uuidv7';
import type { Act } from '../../platform/act.ts';
import { tablesOf } from './count-quarter.ts';
import { insertReport } from './impact-reports.queries.ts';

/** So many people of a group who came so far. */
export interface PeopleOfGroup {
  readonly sex: string | null;
  readonly ethnicity: string | null;
  readonly stage: 'applied' | 'short_listed' | 'phone_screen' | 'in_person' | 'approved';
  readonly people: number;
}

/**
 * Keeps the report of the newest quarter that is due, of people whose numbers are given instead of counted: for the demo,
 * whose applicants all came today. False where there is one already.
 */
export function keepReportOfPeople(
  { db, services }: Act,
  organization_id: string,
  groups: readonly PeopleOfGroup[],
): Promise<boolean> {
  const now = services.now();
  let quarter = quarterOf(now.toISOString().slice(0, 10));
  const before = () => quarterOf(new Date(Date.parse(quarter.start) - 86_400_000).toISOString().slice(0, 10));
  while (quarter.due > now.toISOString().slice(0, 10)) quarter = before();
  const people = groups.flatMap(({ sex, ethnicity, stage, people: count }) =>
    Array.from({ length: count }, () => ({
      part: 'all',
      position_id: 'all',
      class: stage,
      sex,
      ethnicity,
      score: null,
      weighs_culture: false,
      culture: null,
    })),
  );
  return insertReport(db, {
    id: uuidv7(),
    organization_id,
    divided_by: 'position',
    unit: 'whole',
    position_id: null,
    department_id: null,
    title: '',
    period_start: quarter.start,
    period_end: quarter.end,
    question_set: 'eeo1',
    counts: 'stages',
    tables: tablesOf(people, 'eeo1', 'stages').whole,
    made_at: now,
  });
}
