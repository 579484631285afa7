import { APPLICATION_STATUSES } from '../applications/application-statuses.ts';

/** What the numbers of a column are: people or things, shares from 0 to 1, days, or hours. */
export type ReportUnit = 'count' | 'share' | 'days' | 'hours';

/** A column of a report. */
export interface ReportColumn {
  readonly key: string;
  readonly unit: ReportUnit;
}

/** One line of a report; null: there is no number, since nobody is counted or too few are. */
export interface ReportRow {
  readonly key: string;
  readonly cells: readonly (number | null)[];
}

/** A report as numbers: what its picture shows is one of the columns. */
export interface ReportTable {
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  /** Key of the column that the picture shows. */
  readonly picture: string;
}

/** How often something of a name was counted, and how long it took where time is measured. */
export interface Counted {
  readonly name: string;
  /** Hours: whole ones up to 72, whole days beyond; 0 where no time is measured. */
  readonly hours: number;
  readonly count: number;
}

/** How far applications come, in order. A step is reached by whoever reached a later one. */
export const FUNNEL_STEPS = [
  'started',
  'basic_info_entered',
  'cv_submitted',
  'questions_answered',
  'applied',
  'short_listed',
  'phone_screen',
  'in_person',
  'approved',
] as const;

/** Fewer than so many measured times have no median: it would be the time of one or two people. */
export const FEWEST_TIMES = 5;

const share = (part: number, of: number): number | null => (of === 0 ? null : part / of);

/**
 * A quantile of times that were counted (type 1 of Hyndman and Fan, 1996): the shortest time that at least the share `p`
 * of them did not exceed. It is one of the times, so it does not depend on how sums were put together.
 * @param p from 0 (exclusive) to 1
 * @returns hours; null with fewer than `fewest` times
 */
export function quantileOfCounts(
  times: readonly { readonly hours: number; readonly count: number }[],
  p: number,
  fewest = FEWEST_TIMES,
): number | null {
  const all = times.reduce((sum, { count }) => sum + count, 0);
  if (all < fewest || all === 0) return null;
  let seen = 0;
  for (const { hours, count } of times.toSorted((a, b) => a.hours - b.hours)) {
    seen += count;
    // Whole numbers on both sides but for p: a hair of rounding must not skip to the next time.
    if (seen >= p * all - 1e-9) return hours;
  }
  return null;
}

const daysOf = (hours: number | null): number | null => (hours === null ? null : hours / 24);

/**
 * Funnel of applications that were begun in the period: who reached a step, of the step before and of all, whose way
 * ended there, and who is there now (hired ones stand at the last step). Reached is what ended, is there, or went on.
 * @param counted by `furthest:status`, furthest from 0 (started) to 8 (approved)
 */
export function funnelTable(counted: readonly Counted[]): ReportTable {
  const at = FUNNEL_STEPS.map(() => ({ ended: 0, here: 0 }));
  for (const { name, count } of counted) {
    const [step, status] = name.split(':');
    const place = at[Number(step)];
    if (place) place[status === 'rejected' ? 'ended' : 'here'] += count;
  }
  return steps(FUNNEL_STEPS.map((key, i) => ({ key, ended: at[i]?.ended ?? 0, here: at[i]?.here ?? 0 })));
}

const STEP_COLUMNS: readonly ReportColumn[] = [
  { key: 'reached', unit: 'count' },
  { key: 'of_before', unit: 'share' },
  { key: 'of_all', unit: 'share' },
  { key: 'ended', unit: 'count' },
  { key: 'here', unit: 'count' },
];

function steps(
  places: readonly { readonly key: string; readonly ended: number; readonly here: number }[],
): ReportTable {
  const reached = places.map((_, i) =>
    places.slice(i).reduce((sum, { ended, here }) => sum + ended + here, 0),
  );
  return {
    columns: STEP_COLUMNS,
    picture: 'reached',
    rows: places.map(({ key, ended, here }, i) => ({
      key,
      cells: [
        reached[i] ?? 0,
        i === 0 ? null : share(reached[i] ?? 0, reached[i - 1] ?? 0),
        share(reached[i] ?? 0, reached[0] ?? 0),
        ended,
        here,
      ],
    })),
  };
}

/** Applications that were begun in the period by the status they have now, as lists count them. */
export function statusesTable(counted: readonly Counted[]): ReportTable {
  const all = counted.reduce((sum, { count }) => sum + count, 0);
  return {
    columns: [
      { key: 'applications', unit: 'count' },
      { key: 'of_all', unit: 'share' },
    ],
    picture: 'applications',
    rows: APPLICATION_STATUSES.map((key) => {
      const count = counted.reduce(
        (sum, each) => (each.name.split(':')[1] === key ? sum + each.count : sum),
        0,
      );
      return { key, cells: [count, share(count, all)] };
    }),
  };
}

/**
 * Funnel of plays that were made ready in the period: opened, begun, every task from the second on, finished. Of the step
 * before: for a task, of the plays that have so many tasks.
 * @param counted by `step:task:tasks:open|over`, tasks from 1
 */
export function playsTable(counted: readonly Counted[]): ReportTable {
  const plays = counted.map(({ name, count }) => {
    const [step = '', task = '0', tasks = '0', state] = name.split(':');
    return { step, task: Number(task), tasks: Number(tasks), isOver: state === 'over', count };
  });
  type Play = (typeof plays)[number];
  const sum = (of: (play: Play) => boolean) =>
    plays.reduce((all, play) => (of(play) ? all + play.count : all), 0);
  const order = ['ready', 'opened', 'begun', 'completed'];
  const came = (step: string) => (play: Play) => order.indexOf(play.step) >= order.indexOf(step);
  const most = Math.max(0, ...plays.map(({ tasks }) => tasks));
  const inTask = (n: number) => (play: Play) => came('begun')(play) && play.tasks >= n && play.task >= n;
  const all = sum(() => true);
  const row = (
    key: string,
    reaches: (play: Play) => boolean,
    before: (play: Play) => boolean,
    stays: (play: Play) => boolean,
  ): ReportRow => {
    const reached = sum(reaches);
    return {
      key,
      cells: [
        reached,
        key === 'ready' ? null : share(reached, sum(before)),
        share(reached, all),
        sum((play) => stays(play) && play.isOver),
        sum((play) => stays(play) && !play.isOver),
      ],
    };
  };
  const isAt = (step: string) => (play: Play) => play.step === step;
  return {
    columns: STEP_COLUMNS,
    picture: 'reached',
    rows: [
      row(
        'ready',
        () => true,
        () => true,
        isAt('ready'),
      ),
      row('opened', came('opened'), () => true, isAt('opened')),
      row('begun', came('begun'), came('opened'), (play) => play.step === 'begun' && play.task <= 1),
      ...Array.from({ length: Math.max(0, most - 1) }, (_, i) => i + 2).map((n) =>
        row(
          `task.${n}`,
          inTask(n),
          (play) => play.tasks >= n && inTask(n - 1)(play),
          (play) => play.step === 'begun' && play.task === n,
        ),
      ),
      row('completed', isAt('completed'), came('begun'), () => false),
    ],
  };
}

const TIME_COLUMNS: readonly ReportColumn[] = [
  { key: 'measured', unit: 'count' },
  { key: 'median', unit: 'days' },
  { key: 'most', unit: 'days' },
];

const timesOf = (times: readonly Counted[]): readonly (number | null)[] => [
  times.reduce((sum, { count }) => sum + count, 0),
  daysOf(quantileOfCounts(times, 0.5)),
  daysOf(quantileOfCounts(times, 0.9)),
];

/** Median and 90th percentile of times, in days: of all, and of each month (`YYYY-MM` as the name) in which they ended. */
export function monthsTable(counted: readonly Counted[]): ReportTable {
  const months = Map.groupBy(counted, ({ name }) => name);
  return {
    columns: TIME_COLUMNS,
    picture: 'median',
    rows: [
      { key: 'all', cells: timesOf(counted) },
      ...[...months.keys()].toSorted().map((key) => ({ key, cells: timesOf(months.get(key) ?? []) })),
    ],
  };
}

/** Statuses in which applicants wait for those who hire. */
export const WAITING_STATUSES = ['applied', 'short_listed', 'phone_screen', 'in_person', 'on_hold'] as const;

/** Median and 90th percentile of how long applications stayed in each status that they left within the period. */
export function stagesTable(counted: readonly Counted[]): ReportTable {
  return {
    columns: TIME_COLUMNS,
    picture: 'median',
    rows: WAITING_STATUSES.map((key) => ({
      key,
      cells: timesOf(counted.filter(({ name }) => name === key)),
    })),
  };
}

/**
 * How applications ended within the period and for which reason; who ended them in this order, the most frequent first.
 * @param counted by `approved|employer|candidate|system:reason id`; an empty id: no reason was given
 */
export function reasonsTable(counted: readonly Counted[]): ReportTable {
  const order = ['approved', 'employer', 'candidate', 'system'];
  const sums = new Map<string, number>();
  for (const { name, count } of counted) sums.set(name, (sums.get(name) ?? 0) + count);
  const by = (key: string) => key.split(':')[0] ?? '';
  const totals = new Map(
    order.map((who) => [who, [...sums].reduce((sum, [key, n]) => (by(key) === who ? sum + n : sum), 0)]),
  );
  return {
    columns: [
      { key: 'applications', unit: 'count' },
      { key: 'of_kind', unit: 'share' },
    ],
    picture: 'applications',
    rows: [...sums]
      .filter(([, count]) => count > 0)
      .toSorted(([a, m], [b, n]) => order.indexOf(by(a)) - order.indexOf(by(b)) || n - m || (a < b ? -1 : 1))
      .map(([key, count]) => ({ key, cells: [count, share(count, totals.get(by(key)) ?? 0)] })),
  };
}

/** Most groups that the report on quality shows, those with most applications. */
export const MOST_GROUPS = 200;

/**
 * What became of applications begun in the period, by where they came from, or by position, department or recruiter: how
 * many applied, came to the short list, to an interview and were hired; of those who applied to the short list and to hire.
 * @param counted by group and furthest step (0 to 8)
 */
export function qualityTable(
  counted: readonly { readonly group: string; readonly furthest: number; readonly count: number }[],
): ReportTable {
  const rows = [...Map.groupBy(counted, ({ group }) => group)].map(([key, members]) => {
    const from = (step: (typeof FUNNEL_STEPS)[number]) =>
      members.reduce(
        (sum, { furthest, count }) => (furthest >= FUNNEL_STEPS.indexOf(step) ? sum + count : sum),
        0,
      );
    const [begun, applied, listed, met, hired] = [
      from('started'),
      from('applied'),
      from('short_listed'),
      from('phone_screen'),
      from('approved'),
    ];
    return {
      key,
      cells: [begun, applied, listed, met, hired, share(listed, applied), share(hired, applied)],
    };
  });
  return {
    columns: [
      { key: 'begun', unit: 'count' },
      { key: 'applied', unit: 'count' },
      { key: 'short_listed', unit: 'count' },
      { key: 'interviewed', unit: 'count' },
      { key: 'hired', unit: 'count' },
      { key: 'to_short_list', unit: 'share' },
      { key: 'to_hire', unit: 'share' },
    ],
    picture: 'applied',
    rows: rows
      .toSorted((a, b) => (b.cells[1] ?? 0) - (a.cells[1] ?? 0) || (a.key < b.key ? -1 : 1))
      .slice(0, MOST_GROUPS),
  };
}

/** What one interviewer did in a period. */
export interface InterviewerLoad {
  readonly user_id: string;
  /** Interviews that began within the period. */
  readonly interviews: number;
  /** How long they were planned to last, in minutes. */
  readonly minutes: number;
  /** Those of them on which feedback was sent. */
  readonly sent: number;
  /** From the planned end to the feedback, counted by hours. */
  readonly delays: readonly { readonly hours: number; readonly count: number }[];
}

/** Load of interviewers and how long their feedback took, most interviews first; medians from the first feedback on. */
export function interviewersTable(loads: readonly InterviewerLoad[]): ReportTable {
  return {
    columns: [
      { key: 'interviews', unit: 'count' },
      { key: 'interview_hours', unit: 'hours' },
      { key: 'feedback', unit: 'count' },
      { key: 'owed', unit: 'count' },
      { key: 'feedback_median', unit: 'hours' },
      { key: 'feedback_most', unit: 'hours' },
    ],
    picture: 'interviews',
    rows: loads
      .toSorted((a, b) => b.interviews - a.interviews || (a.user_id < b.user_id ? -1 : 1))
      .slice(0, MOST_GROUPS)
      .map(({ user_id, interviews, minutes, sent, delays }) => ({
        key: user_id,
        cells: [
          interviews,
          minutes / 60,
          sent,
          interviews - sent,
          quantileOfCounts(delays, 0.5, 1),
          quantileOfCounts(delays, 0.9, 1),
        ],
      })),
  };
}

/** Groups of mails about applications. */
export const MAIL_GROUPS = [
  'received',
  'decisions',
  'messages',
  'interviews',
  'plays',
  'score_cards',
  'reminders',
  'other',
] as const;

/** The group of a kind of mail. */
export function mailGroupOf(kind: string): (typeof MAIL_GROUPS)[number] {
  if (kind === 'application_reminder' || kind.endsWith('_reminder') || kind.includes('reminder')) {
    return 'reminders';
  }
  if (kind.startsWith('application_') || kind === 'applicant_arrived') return 'received';
  if (kind === 'status_changed') return 'decisions';
  if (kind === 'message_received') return 'messages';
  if (kind.startsWith('event_') || kind.startsWith('interview')) return 'interviews';
  if (kind.startsWith('play_') || kind.startsWith('confirmation_') || kind === 'attempt_granted')
    return 'plays';
  if (kind.includes('score')) return 'score_cards';
  return 'other';
}

/**
 * What became of mails about applications written in the period: handed to the mail server, waiting, given up, taken back
 * in time; reach is the share handed over of those that were not taken back.
 * @param counted by `kind:status`
 */
export function mailsTable(counted: readonly Counted[]): ReportTable {
  const rows = MAIL_GROUPS.map((key) => {
    const of = (status: string) =>
      counted.reduce((sum, { name, count }) => {
        const [kind = '', was] = name.split(':');
        return was === status && mailGroupOf(kind) === key ? sum + count : sum;
      }, 0);
    const [sent, queued, failed, cancelled] = [of('sent'), of('queued'), of('failed'), of('cancelled')];
    const written = sent + queued + failed + cancelled;
    return { key, cells: [written, sent, queued, failed, cancelled, share(sent, written - cancelled)] };
  });
  return {
    columns: [
      { key: 'written', unit: 'count' },
      { key: 'mailed', unit: 'count' },
      { key: 'queued', unit: 'count' },
      { key: 'failed', unit: 'count' },
      { key: 'cancelled', unit: 'count' },
      { key: 'reach', unit: 'share' },
    ],
    picture: 'written',
    rows,
  };
}

/** What became of invitations of a period, each counted at everything it came to. */
export interface InviteCounts {
  readonly invited: number;
  readonly mailed: number;
  readonly opened: number;
  readonly begun: number;
  readonly applied: number;
  readonly declined: number;
  readonly ended: number;
}

/** Reach of invitations made in the period: mailed, opened, begun, applied; beside the way declined, and over unused. */
export function invitesTable(counts: InviteCounts): ReportTable {
  const keys = ['invited', 'mailed', 'opened', 'begun', 'applied', 'declined', 'ended'] as const;
  return {
    columns: [
      { key: 'invitations', unit: 'count' },
      { key: 'of_all', unit: 'share' },
    ],
    picture: 'invitations',
    rows: keys.map((key) => ({ key, cells: [counts[key], share(counts[key], counts.invited)] })),
  };
}
