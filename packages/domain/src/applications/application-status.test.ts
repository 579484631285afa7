import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ApplicationFacts,
  type ApplicationStepsConfig,
  applicationMove,
  applicationTargets,
  CANDIDATE_STATUSES,
  isInRecruiterTable,
  laterStatus,
  nextCandidateStatus,
  nextCandidateStep,
  stepsOf,
} from './application-status.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from './application-statuses.ts';

const facts = (over: Partial<ApplicationFacts>): ApplicationFacts => ({
  status: 'applied',
  actor: 'employer',
  resume_to: null,
  rejected_by: null,
  status_before: null,
  days_since_rejection: null,
  position_is_published: true,
  openings_left: 1,
  ...over,
});

const COLUMNS = [
  'applied',
  'short_listed',
  'phone_screen',
  'in_person',
  'on_hold',
  'approved',
  'rejected',
] as const;

/** The table of product §2.9, cell by cell: + allowed, r allowed with reason, - refused. */
const MATRIX: readonly [string, Partial<ApplicationFacts>, string][] = [
  ['applied', { status: 'applied' }, '-++++rr'],
  ['short_listed', { status: 'short_listed' }, '+-+++rr'],
  ['phone_screen', { status: 'phone_screen' }, '-+-++rr'],
  ['in_person', { status: 'in_person' }, '-++-+rr'],
  ['on_hold from applied', { status: 'on_hold', resume_to: 'applied' }, '++++--r'],
  ['on_hold from in_person', { status: 'on_hold', resume_to: 'in_person' }, '-+++--r'],
  ['approved', { status: 'approved' }, '---r--r'],
  [
    'rejected by employer',
    { status: 'rejected', rejected_by: 'employer', status_before: 'applied' },
    'rrrr---',
  ],
  [
    'withdrawn',
    { status: 'rejected', rejected_by: 'candidate', status_before: 'in_person', days_since_rejection: 1 },
    '-------',
  ],
  ['abandoned', { status: 'rejected', rejected_by: 'system', status_before: 'started' }, '-------'],
  ...CANDIDATE_STATUSES.map((status): [string, Partial<ApplicationFacts>, string] => [
    status,
    { status },
    '------r',
  ]),
];

describe('the recruiter table', () => {
  it.each(MATRIX)('%s', (_, from, row) => {
    const cells = COLUMNS.map((to) => {
      if (applicationMove(facts(from), { to, has_reason: false }).allowed) return '+';
      return applicationMove(facts(from), { to, has_reason: true }).allowed ? 'r' : '-';
    });
    expect(cells.join('')).toBe(row);
  });

  it('tells what is allowed when it refuses', () => {
    expect(applicationMove(facts({ status: 'approved' }), { to: 'on_hold', has_reason: true })).toEqual({
      allowed: false,
      code: 'not_allowed',
      allowed_targets: ['in_person', 'rejected'],
    });
    expect(applicationMove(facts({}), { to: 'applied', has_reason: true })).toMatchObject({
      code: 'same_state',
    });
    expect(applicationMove(facts({}), { to: 'rejected', has_reason: false })).toMatchObject({
      code: 'reason_required',
    });
  });

  it('never goes back to a status before applied, except to undo a rejection there', () => {
    for (const status of APPLICATION_STATUSES.filter((each) => each !== 'rejected')) {
      const targets = applicationTargets(facts({ status })).map((target) => target.to);
      expect(targets.filter((to) => (CANDIDATE_STATUSES as readonly string[]).includes(to))).toEqual([]);
    }
    const before = { status: 'rejected', rejected_by: 'employer', status_before: 'cv_submitted' } as const;
    expect(applicationTargets(facts(before))).toEqual([
      { to: 'cv_submitted', needs_reason: true, needs_opening: false },
    ]);
  });

  it('is known to boards', () => {
    expect(isInRecruiterTable('applied', 'short_listed')).toBe(true);
    expect(isInRecruiterTable('rejected', 'approved')).toBe(false);
  });
});

describe('openings', () => {
  it('approving takes one and is refused when none is left, unless one is added', () => {
    const none = facts({ status: 'in_person', openings_left: 0 });
    expect(applicationMove(none, { to: 'approved', has_reason: true })).toMatchObject({
      code: 'no_opening_left',
    });
    expect(applicationMove(none, { to: 'approved', has_reason: true, adds_opening: true })).toEqual({
      allowed: true,
      takes_opening: true,
      frees_opening: false,
    });
    expect(applicationTargets(none).find((target) => target.to === 'approved')?.needs_opening).toBe(true);
  });

  it('leaving approved frees one', () => {
    for (const to of ['in_person', 'rejected'] as const) {
      expect(applicationMove(facts({ status: 'approved' }), { to, has_reason: true })).toMatchObject({
        frees_opening: true,
      });
    }
  });
});

describe('candidates and the system', () => {
  it('withdrawing needs no reason, from anywhere but rejected', () => {
    for (const status of APPLICATION_STATUSES.filter((each) => each !== 'rejected')) {
      const targets = applicationTargets(facts({ status, actor: 'candidate' }));
      expect(targets.map((target) => target.to)).toEqual(['rejected']);
      expect(targets[0]?.needs_reason).toBe(false);
    }
  });

  const withdrawn: Partial<ApplicationFacts> = {
    status: 'rejected',
    rejected_by: 'candidate',
    status_before: 'phone_screen',
    actor: 'candidate',
  };

  it.each([
    [0, true, ['applied']],
    [30, true, ['applied']],
    [30.1, true, []],
    [1, false, []],
  ])(
    'after %s days, published %s, the candidate may return to %o',
    (days_since_rejection, position_is_published, to) => {
      const targets = applicationTargets(
        facts({ ...withdrawn, days_since_rejection, position_is_published }),
      );
      expect(targets.map((target) => target.to)).toEqual(to);
    },
  );

  it('a person who withdrew before applying goes on where they were', () => {
    const early = facts({ ...withdrawn, status_before: 'cv_submitted', days_since_rejection: 1 });
    expect(applicationTargets(early).map((target) => target.to)).toEqual(['cv_submitted']);
  });

  it('only the candidate reopens an abandoned application, while the position is published', () => {
    const abandoned: Partial<ApplicationFacts> = {
      status: 'rejected',
      rejected_by: 'system',
      status_before: 'started',
      actor: 'candidate',
      days_since_rejection: 90,
    };
    expect(applicationTargets(facts(abandoned)).map((target) => target.to)).toEqual(['started']);
    expect(applicationTargets(facts({ ...abandoned, position_is_published: false }))).toEqual([]);
    expect(applicationTargets(facts({ ...abandoned, actor: 'system' }))).toEqual([]);
  });

  it('a candidate cannot undo a rejection by the employer', () => {
    expect(
      applicationTargets(facts({ status: 'rejected', rejected_by: 'employer', actor: 'candidate' })),
    ).toEqual([]);
  });

  it('the system only gives up on unfinished applications', () => {
    expect(applicationTargets(facts({ status: 'started', actor: 'system' })).map((each) => each.to)).toEqual([
      'rejected',
    ]);
    expect(applicationTargets(facts({ status: 'applied', actor: 'system' }))).toEqual([]);
  });
});

describe('no nonsense', () => {
  const anyFacts = fc.record<ApplicationFacts>({
    status: fc.constantFrom(...APPLICATION_STATUSES),
    actor: fc.constantFrom('employer', 'candidate', 'system'),
    resume_to: fc.option(fc.constantFrom(...APPLICATION_STATUSES)),
    rejected_by: fc.option(fc.constantFrom('employer', 'candidate', 'system')),
    status_before: fc.option(fc.constantFrom(...APPLICATION_STATUSES)),
    days_since_rejection: fc.option(fc.nat(100)),
    position_is_published: fc.boolean(),
    openings_left: fc.integer({ min: 0, max: 2 }),
  });

  it('rejected never becomes approved or on hold; only employers decide; targets and moves agree', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...APPLICATION_STATUSES), (given, to) => {
        const answer = applicationMove(given, { to, has_reason: true, adds_opening: true });
        expect(answer.allowed).toBe(applicationTargets(given).some((target) => target.to === to));
        if (!answer.allowed) return;
        expect(to).not.toBe(given.status);
        if (given.status === 'rejected') expect(['approved', 'on_hold', 'rejected']).not.toContain(to);
        if (to === 'approved') expect([given.actor, answer.takes_opening]).toEqual(['employer', true]);
        const early = (CANDIDATE_STATUSES as readonly ApplicationStatus[]).includes(given.status);
        if (early) expect(to).toBe('rejected');
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the candidate half', () => {
  const nothing = { basic_info: false, cv: false, questions: false, game: false, submit: false };
  const full: ApplicationStepsConfig = { cv: 'required', has_questions: true, has_simulation: true };

  it('goes step by step, the game between the questions and applied (ruling 6)', () => {
    expect(nextCandidateStatus(full, nothing)).toBe('started');
    expect(nextCandidateStatus(full, { ...nothing, basic_info: true })).toBe('basic_info_entered');
    expect(nextCandidateStep(full, nothing)).toBe('cv');
    expect(nextCandidateStatus(full, { ...nothing, cv: true })).toBe('started');
    expect(nextCandidateStep(full, { ...nothing, cv: true })).toBe('basic_info');
    expect(nextCandidateStatus(full, { ...nothing, basic_info: true, cv: true })).toBe('cv_submitted');
    const answered = { ...nothing, basic_info: true, cv: true, questions: true };
    expect(nextCandidateStatus(full, answered)).toBe('questions_answered');
    expect(nextCandidateStep(full, answered)).toBe('game');
    expect(nextCandidateStatus(full, { ...answered, submit: true })).toBe('questions_answered');
    expect(nextCandidateStatus(full, { ...answered, game: true })).toBe('applied');
    expect(nextCandidateStep(full, { ...answered, game: true })).toBeNull();
  });

  it.each([
    [{ cv: 'hidden', has_questions: true, has_simulation: true }, ['basic_info', 'questions', 'game']],
    [{ cv: 'optional', has_questions: false, has_simulation: false }, ['cv', 'basic_info', 'submit']],
    [{ cv: 'hidden', has_questions: false, has_simulation: false }, ['basic_info', 'submit']],
  ] as const)('%o asks for %o', (config, steps) => {
    expect(stepsOf(config)).toEqual(steps);
  });

  it('goes straight on where a step is not asked for', () => {
    const config: ApplicationStepsConfig = { cv: 'hidden', has_questions: false, has_simulation: false };
    expect(nextCandidateStatus(config, { ...nothing, basic_info: true })).toBe('basic_info_entered');
    expect(nextCandidateStatus(config, { ...nothing, basic_info: true, submit: true })).toBe('applied');
  });

  it('a gap holds the status before it, and the status rises with the steps done', () => {
    expect(nextCandidateStatus(full, { ...nothing, basic_info: true, questions: true })).toBe(
      'basic_info_entered',
    );
    const done = fc.record({
      basic_info: fc.boolean(),
      cv: fc.boolean(),
      questions: fc.boolean(),
      game: fc.boolean(),
      submit: fc.boolean(),
    });
    const config = fc.record<ApplicationStepsConfig>({
      cv: fc.constantFrom('required', 'optional', 'hidden'),
      has_questions: fc.boolean(),
      has_simulation: fc.boolean(),
    });
    fc.assert(
      fc.property(config, done, done, (asked, a, b) => {
        const both = Object.fromEntries(
          Object.entries(a).map(([step, value]) => [step, value || b[step as keyof typeof b]]),
        ) as typeof a;
        const [now, later] = [nextCandidateStatus(asked, a), nextCandidateStatus(asked, both)];
        expect(laterStatus(now, later)).toBe(later);
        expect(now === 'applied').toBe(nextCandidateStep(asked, a) === null);
      }),
    );
  });
});
