import {
  type DepartmentRow,
  type EmployeeRow,
  keyOfRecord,
  type LocationRow,
  type PositionImportRow,
  type RecordKind,
  type RecordProblem,
  type RecordRows,
} from '@tryout/domain/records-import/import-record';
import type { RichText } from '@tryout/domain/text/rich-text';
import { plainText, textFromPlain } from '@tryout/domain/text/rich-text-plain';
import type { SignedAct } from '../../platform/act.ts';
import {
  findCandidatesAmong,
  findDepartments,
  findEmployees,
  findKnownPositions,
  findLocations,
  type KnownDepartment,
  type KnownEmployee,
  type KnownLocation,
  type KnownPosition,
} from './records.queries.ts';

/** A row of a file. `line`: its number below the headings, from 1. */
export interface FileRecord<K extends RecordKind = RecordKind> {
  readonly line: number;
  readonly record: RecordRows[K];
  readonly problems: readonly RecordProblem[];
}

/** What is written of each kind. */
export interface RecordChanges {
  readonly departments: { name: string; code: string; parent_id: string | null; parent: string | null };
  readonly locations: Omit<KnownLocation, 'id'>;
  readonly employees: Omit<KnownEmployee, 'id'>;
  readonly positions: {
    title: string;
    external_id: string;
    fields: Partial<{
      title: string;
      department_id: string | null;
      location_ids: string[];
      remote: 'no' | 'yes' | 'hybrid';
      job_type: NonNullable<PositionImportRow['job_type']>;
      level: NonNullable<PositionImportRow['level']>;
      openings: number;
      closes_on: string;
      description: RichText;
    }>;
  };
}

/** What is to be done for a row. */
export interface RecordPlan<K extends RecordKind = RecordKind> {
  readonly line: number;
  readonly outcome: 'created' | 'updated' | 'unchanged' | 'refused';
  readonly problems: readonly RecordProblem[];
  /** The record that is changed; null: a new one, or one that is invited. */
  readonly id: string | null;
  readonly change: RecordChanges[K] | null;
}

type Planned<K extends RecordKind> = Omit<RecordPlan<K>, 'line' | 'problems' | 'outcome'> & {
  readonly problems?: readonly RecordProblem[];
  readonly outcome?: RecordPlan['outcome'];
};

const lower = (text: string) => text.toLowerCase();
const byName = <T extends { readonly name: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [lower(row.name), row]));

/** Says of each row what an import would do, by what the organization has now. Nothing is stored. */
export async function planRecords<K extends RecordKind>(
  act: SignedAct,
  organizationId: string,
  kind: K,
  rows: readonly FileRecord<K>[],
): Promise<RecordPlan<K>[]> {
  const judge = (await JUDGES[kind](act, organizationId, rows as never)) as (
    record: RecordRows[K],
  ) => Planned<K>;
  const seen = new Set<string>();
  return rows.map(({ line, record, problems }) => {
    const refused = (why: readonly RecordProblem[]): RecordPlan<K> => ({
      line,
      outcome: 'refused',
      problems: why,
      id: null,
      change: null,
    });
    if (problems.length > 0) return refused(problems);
    const key = keyOfRecord(kind, record);
    if (seen.has(key)) return refused([{ field: NAMED_BY[kind], code: 'twice' }]);
    seen.add(key);
    const planned = judge(record);
    if (planned.problems && planned.problems.length > 0) return refused(planned.problems);
    const outcome =
      planned.outcome ?? (planned.change === null ? 'unchanged' : planned.id ? 'updated' : 'created');
    return { line, outcome, problems: [], id: planned.id, change: planned.change };
  });
}

/** The plans in an order in which departments that the file itself brings come before those below them. */
export function parentsFirst<K extends RecordKind>(plans: readonly RecordPlan<K>[]): RecordPlan<K>[] {
  const changeOf = (plan: RecordPlan<K>) => plan.change as RecordChanges['departments'] | null;
  const above = new Map(
    plans.flatMap((plan) => {
      const change = changeOf(plan);
      return change && 'parent' in change ? [[lower(change.name), change.parent] as const] : [];
    }),
  );
  const depthOf = (name: string | undefined): number => {
    let depth = 0;
    for (let at = name && above.get(name); at && depth <= above.size; at = above.get(at)) depth += 1;
    return depth;
  };
  return plans
    .map((plan, place) => ({
      plan,
      place,
      depth: depthOf(changeOf(plan)?.name && lower(changeOf(plan)?.name ?? '')),
    }))
    .sort((one, other) => one.depth - other.depth || one.place - other.place)
    .map(({ plan }) => plan);
}

const NAMED_BY = { departments: 'name', locations: 'name', employees: 'email', positions: 'title' } as const;

type Judge<K extends RecordKind> = (
  act: SignedAct,
  organizationId: string,
  rows: readonly FileRecord<K>[],
) => Promise<(record: RecordRows[K]) => Planned<K>>;

const JUDGES: { readonly [K in RecordKind]: Judge<K> } = {
  departments: judgeDepartments,
  locations: judgeLocations,
  employees: judgeEmployees,
  positions: judgePositions,
};

const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

async function judgeDepartments(
  { db }: SignedAct,
  organizationId: string,
  rows: readonly FileRecord<'departments'>[],
): ReturnType<Judge<'departments'>> {
  const known = await findDepartments(db, organizationId);
  const named = byName(known);
  const nameOf = new Map(known.map((each) => [each.id, lower(each.name)]));
  /** Parents by name, as they would be after the import. */
  const parents = new Map<string, string | null>(
    known.map((each) => [lower(each.name), each.parent_id && (nameOf.get(each.parent_id) ?? null)]),
  );
  for (const { record, problems } of rows) {
    const key = lower(record.name);
    if (problems.length > 0) continue;
    if (record.parent !== undefined) parents.set(key, lower(record.parent));
    else if (!parents.has(key)) parents.set(key, null);
  }
  const isBelowItself = (key: string): boolean => {
    const above = new Set<string>();
    for (let at: string | null | undefined = parents.get(key); at; at = parents.get(at)) {
      if (at === key) return true;
      if (above.has(at)) return false;
      above.add(at);
    }
    return false;
  };
  return (record: DepartmentRow) => {
    const before: KnownDepartment | undefined = named.get(lower(record.name));
    const parent = record.parent === undefined ? undefined : lower(record.parent);
    const problem = (code: RecordProblem['code']): Planned<'departments'> => ({
      id: null,
      change: null,
      problems: [{ field: 'parent', code }],
    });
    if (parent !== undefined && !parents.has(parent)) return problem('unknown_parent');
    if (isBelowItself(lower(record.name))) return problem('below_itself');
    const parent_id = parent === undefined ? (before?.parent_id ?? null) : (named.get(parent)?.id ?? null);
    const change = {
      name: record.name,
      code: record.code ?? before?.code ?? '',
      parent_id,
      // One that the file itself brings has no id yet.
      parent: parent !== undefined && parent_id === null ? parent : null,
    };
    const isSame =
      before &&
      change.parent === null &&
      same(
        { name: change.name, code: change.code, parent_id },
        { name: before.name, code: before.code, parent_id: before.parent_id },
      );
    return { id: before?.id ?? null, change: isSame ? null : change };
  };
}

async function judgeLocations({ db }: SignedAct, organizationId: string): ReturnType<Judge<'locations'>> {
  const named = byName(await findLocations(db, organizationId));
  return (record: LocationRow) => {
    const before = named.get(lower(record.name));
    const change = {
      name: record.name,
      address: record.address ?? before?.address ?? '',
      country: record.country ?? before?.country ?? '',
      latitude: record.latitude ?? before?.latitude ?? null,
      longitude: record.longitude ?? before?.longitude ?? null,
    };
    if (!before) return { id: null, change };
    const { id, ...was } = before;
    const now = { ...was, ...change };
    return { id, change: same(now, was) ? null : change };
  };
}

async function judgeEmployees(
  { db }: SignedAct,
  organizationId: string,
  rows: readonly FileRecord<'employees'>[],
): ReturnType<Judge<'employees'>> {
  const emails = rows.map(({ record }) => record.email);
  const [known, candidates, departments, locations] = await Promise.all([
    findEmployees(db, organizationId, emails),
    findCandidatesAmong(db, emails),
    findDepartments(db, organizationId),
    findLocations(db, organizationId),
  ]);
  const of = new Map(known.map((each) => [each.email, each]));
  const isCandidate = new Set(candidates);
  const [departmentOf, locationOf] = [byName(departments), byName(locations)];
  return (record: EmployeeRow) => {
    const before = of.get(record.email);
    const department =
      record.department === undefined ? undefined : departmentOf.get(lower(record.department));
    const location = record.location === undefined ? undefined : locationOf.get(lower(record.location));
    const problems: RecordProblem[] = [];
    if (record.department !== undefined && !department) {
      problems.push({ field: 'department', code: 'unknown_department' });
    }
    if (record.location !== undefined && !location)
      problems.push({ field: 'location', code: 'unknown_location' });
    // What somebody may do is changed where the consequences are said, not by a file.
    if (before && record.role !== undefined && record.role !== before.role) {
      problems.push({ field: 'role', code: 'not_changed' });
    }
    if (!before && isCandidate.has(record.email)) problems.push({ field: 'email', code: 'candidate' });
    const change = {
      email: record.email,
      role: before?.role ?? record.role ?? 'employee',
      title: record.title ?? before?.title ?? '',
      department_id: department?.id ?? before?.department_id ?? null,
      location_id: location?.id ?? before?.location_id ?? null,
      is_interviewer: record.is_interviewer ?? before?.is_interviewer ?? false,
    };
    if (!before) return { id: null, change, problems };
    const { id, ...was } = before;
    const isSame = same({ ...was, ...change }, was);
    return { id, change: isSame ? null : change, problems, outcome: isSame ? 'unchanged' : 'updated' };
  };
}

async function judgePositions(
  { db, actor }: SignedAct,
  organizationId: string,
  rows: readonly FileRecord<'positions'>[],
): ReturnType<Judge<'positions'>> {
  const sought = {
    external_ids: rows.flatMap(({ record }) => (record.external_id ? [record.external_id] : [])),
    titles: rows.map(({ record }) => lower(record.title)),
  };
  const [known, departments, locations] = await Promise.all([
    findKnownPositions(db, actor, organizationId, sought),
    findDepartments(db, organizationId),
    findLocations(db, organizationId),
  ]);
  const [departmentOf, locationOf] = [byName(departments), byName(locations)];
  return (record: PositionImportRow) => {
    const before = foundAgain(known, record);
    if (before === 'ambiguous') {
      return { id: null, change: null, problems: [{ field: 'title', code: 'ambiguous' }] };
    }
    if (before?.status === 'archived') {
      return { id: null, change: null, problems: [{ field: 'external_id', code: 'not_changed' }] };
    }
    const problems: RecordProblem[] = [];
    const department =
      record.department === undefined ? undefined : departmentOf.get(lower(record.department));
    const places = record.locations?.map((name) => locationOf.get(lower(name)));
    if (record.department !== undefined && !department) {
      problems.push({ field: 'department', code: 'unknown_department' });
    }
    if (places?.some((place) => !place)) problems.push({ field: 'locations', code: 'unknown_location' });
    const location_ids = places?.flatMap((place) => (place ? [place.id] : [])).sort();
    const external_id = record.external_id ?? before?.external_id ?? '';
    const fields = {
      ...(before && record.title !== before.title ? { title: record.title } : {}),
      ...(department && department.id !== before?.department_id ? { department_id: department.id } : {}),
      ...(location_ids && !same(location_ids, before?.location_ids ?? []) ? { location_ids } : {}),
      ...(record.remote && record.remote !== before?.remote ? { remote: record.remote } : {}),
      ...(record.job_type && record.job_type !== before?.job_type ? { job_type: record.job_type } : {}),
      ...(record.level && record.level !== before?.level ? { level: record.level } : {}),
      ...(record.openings !== undefined && record.openings !== before?.openings
        ? { openings: record.openings }
        : {}),
      ...(record.closes_on && record.closes_on !== before?.closes_on ? { closes_on: record.closes_on } : {}),
      ...(record.description !== undefined && !saysTheSame(before, record.description)
        ? { description: textFromPlain(record.description) }
        : {}),
    };
    const isSame = before && Object.keys(fields).length === 0 && external_id === before.external_id;
    return {
      id: before?.id ?? null,
      change: isSame ? null : { title: record.title, external_id, fields },
      problems,
    };
  };
}

const saysTheSame = (before: KnownPosition | undefined, said: string): boolean =>
  before !== undefined && plainText(before.description as RichText) === plainText(textFromPlain(said));

/** The position that a row is about: by its id elsewhere, else the only one of its title without another id. */
function foundAgain(
  known: readonly KnownPosition[],
  { external_id, title }: PositionImportRow,
): KnownPosition | 'ambiguous' | undefined {
  if (external_id !== undefined) {
    const found = known.find((each) => each.external_id === external_id);
    if (found) return found;
  }
  const titled = known.filter(
    (each) =>
      lower(each.title) === lower(title) &&
      each.status !== 'archived' &&
      (external_id === undefined || each.external_id === ''),
  );
  return titled.length > 1 ? 'ambiguous' : titled[0];
}
