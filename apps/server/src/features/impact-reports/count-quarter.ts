import { dueQuarters, type Quarter } from '@tryout/domain/adverse-impact/impact-steps';
import { scoringRates, standardizedDifference } from '@tryout/domain/adverse-impact/scores';
import type { Counts } from '@tryout/domain/self-identification/protected-counts';
import {
  countsOf,
  type Division,
  type Placed,
  protectedPairs,
  protectedReports,
} from '@tryout/domain/self-identification/protected-reports';
import {
  categoryOf,
  SELF_IDENTIFICATION_SETS,
  type SelfIdentificationSet,
} from '@tryout/domain/self-identification/questions';
import { mean, median, sd } from '@tryout/domain/statistics/statistics';
import { uuidv7 } from 'uuidv7';
import { type Act, serverAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { type Asking, answersOf, askingOrganizations } from '../self-identification/public.ts';
import {
  type CountedApplication,
  countWeighingCulture,
  findCounted,
  findDepartmentNames,
  findMade,
  findTitles,
  type ImpactReportRow,
  type ImpactTables,
  insertReport,
} from './impact-reports.queries.ts';

/** How far people can come, in order; a status of before counts as having applied. */
const STAGES = ['applied', 'short_listed', 'phone_screen', 'in_person', 'approved'] as const;
/** With scores, those at the median or below it come first. */
const SCORES = ['not_above', 'above'] as const;
/** From so many people of a group on, a difference of means tells of no single score. */
const ENOUGH_FOR_MEANS = 30;

/** Every night: reports of quarters that are due and were not made. */
export function makeReportsJob(services: Services): JobHandler {
  return {
    name: 'impact_reports.make',
    cron: '20 3 * * *',
    longest_s: 1800,
    run: () => makeDueReports(serverAct(services)),
  };
}

/** Makes what is due, organization by organization. */
export async function makeDueReports(act: Act): Promise<void> {
  const today = act.services.now().toISOString().slice(0, 10);
  for (const asking of await askingOrganizations(act)) {
    const made = new Set(await findMade(act.db, asking.organization_id));
    for (const quarter of dueQuarters(asking.asked_since, today)) {
      if (!made.has(quarter.start)) await countQuarter(act, asking, quarter);
    }
  }
}

/** The part of people whose position has no department. */
const NO_DEPARTMENT = 'none';

/** Somebody as counts have them, with their score and its part of culture questions. */
interface Person extends Placed {
  readonly position_id: string;
  readonly score: number | null;
  /** Whether their position ever let culture questions count. */
  readonly weighs_culture: boolean;
  readonly culture: number | null;
}

/**
 * Counts a quarter and keeps what may leave, all at once; afterwards it is never counted again, also not divided the other
 * way. Departments are those that positions are in now.
 */
async function countQuarter({ db, services }: Act, asking: Asking, quarter: Quarter): Promise<void> {
  await withTransaction(db, async (within) => {
    const { organization_id, question_set, counts, divided_by } = asking;
    const found = await findCounted(within, organization_id, quarter.start, quarter.end);
    const answers = await answersOf(
      { ...serverAct(services, within) },
      found.map(({ id }) => id),
    );
    const weighing = await countWeighingCulture(within, organization_id, quarter.start, quarter.end);
    const people = placedPeople(found, answers, question_set, counts, divided_by);
    const told = tablesOf(people, question_set, counts, weighing);
    const base = {
      organization_id,
      divided_by,
      period_start: quarter.start,
      period_end: quarter.end,
      question_set,
      counts,
      made_at: services.now(),
    };
    const whole = { unit: 'whole', position_id: null, department_id: null, title: '' } as const;
    // Another server made it meanwhile.
    if (!(await insertReport(within, { ...base, ...whole, id: uuidv7(), tables: told.whole }))) return;
    for (const unit of await unitsOf(within, divided_by, told.parts, people)) {
      await insertReport(within, { ...base, ...unit, unit: divided_by, id: uuidv7() });
    }
  });
}

type UnitRow = Pick<ImpactReportRow, 'position_id' | 'department_id' | 'title' | 'tables'>;

/** What is told of units, with their names now, and of a department the positions that were counted. */
async function unitsOf(
  db: Db,
  division: Division,
  parts: ReadonlyMap<string, ImpactTables>,
  people: readonly Person[],
): Promise<UnitRow[]> {
  const told = people.filter(({ part }) => parts.has(part));
  const titles = await findTitles(db, [...new Set(told.map(({ position_id }) => position_id))]);
  if (division === 'position') {
    return [...parts].map(([position_id, tables]) => ({
      position_id,
      department_id: null,
      title: titles.get(position_id) ?? '',
      tables,
    }));
  }
  const names = await findDepartmentNames(
    db,
    [...parts.keys()].filter((part) => part !== NO_DEPARTMENT),
  );
  const byPart = Map.groupBy(told, ({ part }) => part);
  return [...parts].map(([part, tables]) => ({
    position_id: null,
    department_id: part === NO_DEPARTMENT ? null : part,
    title: names.get(part) ?? '',
    tables: {
      ...tables,
      positions: [...new Set(byPart.get(part)?.map(({ position_id }) => position_id))]
        .map((id) => ({ id, title: titles.get(id) ?? '' }))
        .toSorted((a, b) => (`${a.title} ${a.id}` < `${b.title} ${b.id}` ? -1 : 1)),
    },
  }));
}

/** Applications with what their people said, each in its position or its department; with scores only those who have one. */
export function placedPeople(
  found: readonly CountedApplication[],
  answers: readonly {
    readonly application_id: string;
    readonly question_set: string;
    readonly sex: string | null;
    readonly ethnicity: string | null;
  }[],
  set: SelfIdentificationSet,
  counts: 'stages' | 'scores',
  division: Division,
): Person[] {
  const said = new Map(
    answers.flatMap((each) => (each.question_set === set ? [[each.application_id, each] as const] : [])),
  );
  const scored = counts === 'stages' ? found : found.filter(({ score }) => score !== null);
  const middle = median(scored.flatMap(({ score }) => (score === null ? [] : [score])));
  return scored.map(({ id, position_id, department_id, stage, score, weighs_culture, culture }) => {
    const own = said.get(id);
    const stages: readonly string[] = STAGES;
    return {
      part: division === 'position' ? position_id : (department_id ?? NO_DEPARTMENT),
      position_id,
      class:
        counts === 'stages'
          ? stages.includes(stage)
            ? stage
            : 'applied'
          : middle !== null && score !== null && score > middle
            ? 'above'
            : 'not_above',
      sex: categoryOf(own?.sex ?? null),
      ethnicity: categoryOf(own?.ethnicity ?? null),
      score,
      weighs_culture,
      culture,
    };
  });
}

/**
 * What may leave of everybody, and of the units that may be told beside. Of culture questions only differences of means
 * leave: a table of those who answered, beside that of all, would tell who the few are that did not. These differences are
 * of the positions that let culture questions count, so they leave only where those are whole units: otherwise they would
 * be of a second division, and their intervals, which tell about how many people there are, could be set against counts of
 * units.
 * @param weighing positions that let culture questions count
 */
export function tablesOf(
  people: readonly Person[],
  set: SelfIdentificationSet,
  counts: 'stages' | 'scores',
  weighing = 0,
): { readonly whole: ImpactTables; readonly parts: ReadonlyMap<string, ImpactTables> } {
  const classes: readonly string[] = counts === 'stages' ? STAGES : SCORES;
  const byPart = Map.groupBy(people, ({ part }) => part);
  const reportsOn = (question: 'sex' | 'ethnicity') =>
    protectedReports(
      new Map(
        [...byPart].map(([part, members]) => [
          part,
          countsOf(
            members.map((each) => ({ class: each.class, category: each[question] })),
            SELF_IDENTIFICATION_SETS[set][question],
            classes,
          ),
        ]),
      ),
    );
  const [sex, ethnicity] = [reportsOn('sex'), reportsOn('ethnicity')];
  const parts = new Map<string, ImpactTables>();
  for (const part of new Set([...sex.parts.keys(), ...ethnicity.parts.keys()])) {
    parts.set(part, {
      people: byPart.get(part)?.length ?? 0,
      sex: sex.parts.get(part) ?? null,
      ethnicity: ethnicity.parts.get(part) ?? null,
      pairs: null,
      differences: [],
    });
  }
  const pairs =
    sex.whole && ethnicity.whole ? protectedPairs(people, classes, sex.whole, ethnicity.whole) : null;
  const isAcross = [...byPart.values()].some(
    (members) =>
      members.some(({ weighs_culture }) => weighs_culture) &&
      !members.every(({ weighs_culture }) => weighs_culture),
  );
  const differencesIn = (scored: readonly Person[]) => [
    ...differencesOf(scored, 'sex', sex.whole),
    ...differencesOf(scored, 'ethnicity', ethnicity.whole),
  ];
  return {
    whole: {
      people: people.length,
      sex: sex.whole,
      ethnicity: ethnicity.whole,
      pairs,
      differences: counts === 'scores' ? differencesIn(people) : [],
      ...(weighing > 0 && {
        culture: {
          positions: weighing,
          differences: isAcross
            ? []
            : differencesIn(people.map((each) => ({ ...each, score: each.culture }))),
          ...(isAcross && { held_back: true }),
        },
      }),
    },
    parts,
  };
}

/** Differences of means against the group with the highest scoring rate, to two places. */
function differencesOf(
  people: readonly Person[],
  about: 'sex' | 'ethnicity',
  told: Counts | null,
): ImpactTables['differences'][number][] {
  if (told === null) return [];
  const groups = told.categories.flatMap((joined) => {
    const names = joined.split('+');
    const scores = people.flatMap((each) =>
      each.score !== null && names.includes(each[about] ?? '') ? [each.score] : [],
    );
    const [middle, spread] = [mean(scores), sd(scores)];
    return scores.length < ENOUGH_FOR_MEANS || middle === null || spread === null
      ? []
      : [{ key: joined, scores, summary: { n: scores.length, mean: middle, sd: spread } }];
  });
  const rates = scoringRates(
    groups.flatMap(({ key, scores }) => scores.map((score) => ({ group: key, score }))),
  );
  const rateOf = (key: string) => {
    const counted = rates.groups.get(key);
    return counted ? counted.selected / counted.applicants : 0;
  };
  const best = groups.toSorted((a, b) => rateOf(b.key) - rateOf(a.key))[0];
  const places = (x: number) => Math.round(x * 100) / 100;
  return groups.flatMap((group) => {
    if (best === undefined || group === best) return [];
    const found = standardizedDifference(group.summary, best.summary);
    if (found === null) return [];
    const [d, low, high] = [found.d, found.low, found.high].map(places) as [number, number, number];
    return [{ about, key: group.key, compared_with: best.key, d, low, high }];
  });
}
