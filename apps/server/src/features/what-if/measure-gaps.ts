import { dueQuarters } from '@tryout/domain/adverse-impact/impact-steps';
import { type MeasuredPerson, subtraitGaps } from '@tryout/domain/adverse-impact/subtrait-gaps';
import { toldComparisons } from '@tryout/domain/psychometrics/group-comparison';
import { meansOfBytes } from '@tryout/domain/score-cards/mean-bytes';
import { type Act, serverAct } from '../../platform/act.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { answersOf, askingOrganizations } from '../self-identification/public.ts';
import { findGaps, insertGaps, scoredPeople } from './gaps.queries.ts';
import { layoutsOf } from './what-if.queries.ts';

/** People that count, the newest first: what a night has time for. */
const MOST = 20_000;
/** Answers that are opened at once. */
const AT_ONCE = 1000;

/** Every night: gaps up to the last quarter that is due and was not counted. */
export function measureGapsJob(services: Services): JobHandler {
  return {
    name: 'what_if.measure_gaps',
    cron: '20 4 * * *',
    longest_s: 3600,
    run: () => measureGaps(serverAct(services)),
  };
}

/** Counts gaps once for each quarter; a pair that was told stays until both of its groups have grown. */
export async function measureGaps(act: Act): Promise<void> {
  const asking = await askingOrganizations(act);
  const since = asking.map(({ asked_since }) => asked_since).toSorted()[0];
  if (since === undefined) return;
  const quarter = dueQuarters(since, act.services.now().toISOString().slice(0, 10)).at(-1);
  if (quarter === undefined) return;
  const before = await findGaps(act.db);
  if (before !== undefined && before.period_end >= quarter.end) return;
  const people = await peopleOf(
    act,
    asking.map(({ organization_id }) => organization_id),
    quarter.end,
  );
  await insertGaps(act.db, {
    period_end: quarter.end,
    comparisons: toldComparisons(before?.comparisons ?? [], subtraitGaps(people)),
    made_at: act.services.now(),
  });
}

async function peopleOf(
  act: Act,
  organizationIds: readonly string[],
  until: string,
): Promise<MeasuredPerson[]> {
  const scored = await scoredPeople(act.db, organizationIds, until, MOST);
  const layouts = await layoutsOf(act.db);
  const people: MeasuredPerson[] = [];
  for (let at = 0; at < scored.length; at += AT_ONCE) {
    const some = new Map(scored.slice(at, at + AT_ONCE).map((each) => [each.application_id, each]));
    for (const { application_id, question_set, sex, ethnicity } of await answersOf(act, [...some.keys()])) {
      const own = some.get(application_id);
      if (!own) continue;
      const ids = layouts.get(own.layout_id) ?? [];
      const means = meansOfBytes(own.means).flatMap((mean, i) => {
        const id = ids[i];
        return mean === null || id === undefined ? [] : [[id, mean] as const];
      });
      people.push({ question_set, sex, ethnicity, means: new Map(means) });
    }
  }
  return people;
}
