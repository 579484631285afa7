import { serverAct } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Services } from '../../platform/services.ts';
import { keepReportOfPeople, type PeopleOfGroup } from '../impact-reports/public.ts';
import type { innerClient } from './inner-client.ts';

const STAGES = ['applied', 'short_listed', 'phone_screen', 'in_person', 'approved'] as const;

/** People of a quarter before the demo began, by group, and how many of them came no further than each stage. */
const CAME: readonly (readonly [sex: string | null, ethnicity: string | null, counts: readonly number[]])[] =
  [
    ['female', 'white', [38, 21, 14, 9, 8]],
    ['male', 'white', [41, 26, 17, 12, 12]],
    ['female', 'hispanic', [24, 10, 7, 5, 5]],
    ['male', 'hispanic', [22, 12, 8, 6, 6]],
    ['female', 'black', [27, 9, 6, 5, 5]],
    ['male', 'black', [25, 11, 7, 5, 6]],
    ['female', 'asian', [17, 11, 8, 6, 6]],
    ['male', 'asian', [19, 12, 8, 7, 7]],
    [null, null, [18, 9, 6, 5, 5]],
  ];

/** Harbour asks its candidates about themselves, and has the report of a quarter before. */
export async function reportImpact(
  services: Services,
  client: ReturnType<typeof innerClient>,
  token: string,
  organization_id: string,
): Promise<void> {
  await client.call('PUT', '/organization/self-identification', token, {
    question_set: 'eeo1',
    counts: 'stages',
  });
  const groups = CAME.flatMap(([sex, ethnicity, counts]): PeopleOfGroup[] =>
    STAGES.map((stage, at) => ({ sex, ethnicity, stage, people: counts[at] ?? 0 })),
  );
  await withTransaction(services.db, (db) =>
    keepReportOfPeople(serverAct(services, db), organization_id, groups),
  );
}
