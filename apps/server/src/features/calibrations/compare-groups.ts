import { dueQuarters } from '@tryout/domain/adverse-impact/impact-steps';
import { CALIBRATION_MINIMUM } from '@tryout/domain/psychometrics/calibration';
import {
  groupComparisons,
  type PersonOfGroups,
  toldComparisons,
} from '@tryout/domain/psychometrics/group-comparison';
import { type Act, serverAct } from '../../platform/act.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { answersOf, askingOrganizations } from '../self-identification/public.ts';
import {
  findComparisons,
  formsPlayed,
  insertComparisons,
  type PlayedForm,
  playsOfForm,
} from './calibrations.queries.ts';
import { examinedPlays } from './examined-plays.ts';

/** People that are compared, the newest first: what a night has time for. */
const MOST_COMPARED = 5000;
/** Answers that are opened at once. */
const AT_ONCE = 1000;

/** Every night: comparisons up to the last quarter that is due and was not counted. */
export function compareGroupsJob(services: Services): JobHandler {
  return {
    name: 'calibrations.compare_groups',
    cron: '40 3 * * *',
    longest_s: 3600,
    run: () => compareGroups(serverAct(services)),
  };
}

/** Counts what is due, form by form; each form once a quarter. */
export async function compareGroups(act: Act): Promise<void> {
  const since = (await askingOrganizations(act)).map(({ asked_since }) => asked_since).toSorted()[0];
  if (since === undefined) return;
  const quarter = dueQuarters(since, act.services.now().toISOString().slice(0, 10)).at(-1);
  if (quarter === undefined) return;
  for (const form of await formsPlayed(act.db)) {
    if (form.people >= 2 * CALIBRATION_MINIMUM.group) await compareForm(act, form, quarter.end);
  }
}

async function compareForm(act: Act, form: PlayedForm, until: string): Promise<void> {
  const before = await findComparisons(act.db, form);
  if (before !== undefined && before.period_end >= until) return;
  const comparisons = toldComparisons(
    before?.comparisons ?? [],
    groupComparisons(await peopleOf(act, form, until)),
  );
  await insertComparisons(act.db, {
    ...form,
    period_end: until,
    comparisons,
    made_at: act.services.now(),
  });
}

/** Everyone whose first play of the form had ended by then and who said something about themselves, with their answers. */
async function peopleOf(act: Act, form: PlayedForm, until: string): Promise<PersonOfGroups[]> {
  const plays = (await playsOfForm(act.db, form))
    .filter(({ turn, ended_at }) => turn === 1 && ended_at.slice(0, 10) <= until)
    .slice(-MOST_COMPARED);
  const people: PersonOfGroups[] = [];
  for (let at = 0; at < plays.length; at += AT_ONCE) {
    const some = plays.slice(at, at + AT_ONCE);
    const said = new Map(
      (
        await answersOf(
          act,
          some.map(({ application_id }) => application_id),
        )
      ).map((each) => [each.application_id, each]),
    );
    const asked = some.filter(({ application_id }) => said.has(application_id));
    const application = new Map(asked.map(({ play_id, application_id }) => [play_id, application_id]));
    for (const { play_id, items } of await examinedPlays(act.db, asked)) {
      const own = said.get(application.get(play_id) ?? '');
      if (own) people.push({ items, question_set: own.question_set, sex: own.sex, ethnicity: own.ethnicity });
    }
  }
  return people;
}
