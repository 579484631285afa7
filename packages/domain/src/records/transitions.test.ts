import { describe, expect, it } from 'vitest';
import {
  grantsOf,
  isAtLeast,
  levelGrants,
  PRIVILEGE_LEVELS,
  PRIVILEGE_STATUSES,
} from '../access/privilege.ts';
import { LINK_STATUSES } from '../access/recruiter-link.ts';
import { RECRUITER_TABLE } from '../applications/application-status.ts';
import { FORMULA_STATUSES } from '../formulas/formula-status.ts';
import { EMPLOYEE_STATUSES } from '../organizations/employee-status.ts';
import { INVITE_STATUSES } from '../organizations/invite-status.ts';
import { LEAD_STATUSES } from '../organizations/lead-status.ts';
import { ORGANIZATION_STATUSES } from '../organizations/organization-status.ts';
import { isPlayOver, isScorable, PLAY_STATUSES } from '../plays/play-status.ts';
import { CANDIDATE_INVITE_STATUSES } from '../positions/candidate-invite-status.ts';
import {
  acceptsApplications,
  POSITION_STATUSES,
  type PositionStatus,
  type PublishFacts,
  publishProblems,
} from '../positions/position-status.ts';
import { SCORE_CARD_STATUSES } from '../score-cards/score-card-status.ts';
import { SCORE_TEMPLATE_STATUSES } from '../score-templates/score-template-status.ts';
import { SIMULATION_STATUSES, simulationMoves } from '../simulations/simulation-status.ts';
import { allowedTargets, canTransition, needsReason, statesOf, type TransitionTable } from './transitions.ts';

/** Each table as `from: to to`; `!` needs a reason. */
const written = (table: TransitionTable<string, never>) =>
  Object.fromEntries(
    Object.entries(table).map(([from, rules]) => [
      from,
      rules.map((rule) => rule.to + (rule.needs_reason === true ? '!' : '')).join(' '),
    ]),
  );

const TABLES = {
  application: RECRUITER_TABLE,
  candidate_invite: CANDIDATE_INVITE_STATUSES,
  employee: EMPLOYEE_STATUSES,
  formula: FORMULA_STATUSES,
  invite: INVITE_STATUSES,
  lead: LEAD_STATUSES,
  organization: ORGANIZATION_STATUSES,
  play: PLAY_STATUSES,
  position: POSITION_STATUSES,
  privilege: PRIVILEGE_STATUSES,
  recruiter_link: LINK_STATUSES,
  score_card: SCORE_CARD_STATUSES,
  score_template: SCORE_TEMPLATE_STATUSES,
  simulation: SIMULATION_STATUSES,
} as unknown as Record<string, TransitionTable<string, never>>;

describe('every table', () => {
  it.each(Object.entries(TABLES))('%s: moves lead to known other states, once for each', (_, table) => {
    for (const state of statesOf(table)) {
      const targets = allowedTargets(table, state);
      expect(new Set(targets).size).toBe(targets.length);
      for (const to of targets) {
        expect(statesOf(table)).toContain(to);
        expect(to).not.toBe(state);
      }
    }
  });

  it('is what the product page says', () => {
    const of = (name: string) => written(TABLES[name] ?? {});
    expect(of('organization')).toEqual({
      new: 'approved rejected!',
      approved: 'suspended!',
      rejected: '',
      suspended: 'approved',
    });
    expect(of('employee')).toEqual({
      invited: 'active deactivated',
      active: 'deactivated',
      deactivated: 'active',
    });
    // Whoever asked may take it back; asked again after a refusal it is a new link (decision 73).
    expect(of('recruiter_link')).toEqual({
      new: 'approved rejected closed',
      approved: 'suspended closed',
      rejected: '',
      suspended: 'approved closed',
      closed: '',
    });
    expect(of('position')).toEqual({
      draft: 'published archived',
      published: 'paused closed!',
      paused: 'published closed!',
      closed: 'published archived',
      archived: 'draft',
    });
    expect(of('simulation')).toEqual({
      draft: 'published archived',
      published: 'closed',
      closed: 'published archived',
      archived: 'draft closed',
    });
    expect(of('play')).toEqual({
      ready: 'launched cancelled expired',
      launched: 'active interrupted',
      active: 'paused completed terminated! interrupted',
      paused: 'active terminated! expired',
      interrupted: 'active expired',
      completed: '',
      terminated: 'ready!',
      expired: 'ready!',
      cancelled: '',
    });
    expect(of('lead')).toEqual({
      new: 'contacted rejected!',
      contacted: 'qualified rejected!',
      qualified: 'approved rejected!',
      approved: 'rejected!',
      rejected: 'new',
    });
    expect(of('invite')).toEqual({ new: 'approved rejected closed', approved: '', rejected: '', closed: '' });
    expect(of('score_card')).toEqual({ new: 'approved rejected!', approved: '', rejected: 'new' });
  });
});

describe('canTransition', () => {
  it('answers with a code and the allowed targets', () => {
    expect(canTransition(POSITION_STATUSES, 'draft', 'published', { by: 'recruiter' })).toEqual({
      allowed: true,
      needs_reason: false,
    });
    expect(canTransition(POSITION_STATUSES, 'draft', 'closed', { by: 'recruiter' })).toEqual({
      allowed: false,
      code: 'not_allowed',
      allowed_targets: ['published'],
    });
    expect(canTransition(POSITION_STATUSES, 'draft', 'archived', { by: 'recruiter' })).toMatchObject({
      code: 'wrong_actor',
    });
    expect(canTransition(POSITION_STATUSES, 'draft', 'draft')).toMatchObject({ code: 'same_state' });
    expect(canTransition(POSITION_STATUSES, 'published', 'closed')).toMatchObject({
      code: 'reason_required',
    });
    expect(
      canTransition(POSITION_STATUSES, 'published', 'closed', { has_reason: true, by: 'system' }).allowed,
    ).toBe(true);
    expect(canTransition(POSITION_STATUSES, 'toString' as PositionStatus, 'draft')).toMatchObject({
      code: 'unknown_state',
    });
    expect(needsReason(POSITION_STATUSES, 'published', 'closed')).toBe(true);
    expect(needsReason(POSITION_STATUSES, 'published', 'paused')).toBe(false);
  });

  it('only a recruiter grants a new attempt', () => {
    expect(
      canTransition(PLAY_STATUSES, 'expired', 'ready', { by: 'candidate', has_reason: true }).allowed,
    ).toBe(false);
    expect(
      canTransition(PLAY_STATUSES, 'expired', 'ready', { by: 'recruiter', has_reason: true }).allowed,
    ).toBe(true);
  });
});

describe('publishing a position', () => {
  const good: PublishFacts = {
    title: 'Crane operator',
    organization_status: 'approved',
    is_approved: true,
    active_positions_left: null,
    location_count: 1,
    remote: 'no',
    simulations: [{ status: 'published', build_is_stable: true }],
    score_template_problem_count: 0,
    shows_pay: false,
    salary_period: null,
    openings: 1,
    opens_on: null,
    closes_on: '2026-06-01',
    today: '2026-06-01',
  };

  it.each<[Partial<PublishFacts>, string[]]>([
    [{}, []],
    [{ title: '  ' }, ['title_missing']],
    [{ organization_status: 'new' }, ['organization_not_approved']],
    [{ active_positions_left: 0 }, ['no_active_positions_left']],
    [{ is_approved: false }, ['request_not_approved']],
    [{ location_count: 0 }, ['location_missing']],
    [{ location_count: 0, remote: 'hybrid' }, []],
    [{ location_count: 0, remote: null }, ['location_missing']],
    [{ shows_pay: true }, ['salary_period_missing']],
    [{ shows_pay: true, salary_period: 'month' }, []],
    [
      { simulations: [{ status: 'draft', build_is_stable: false }] },
      ['simulation_not_published', 'build_not_stable'],
    ],
    [{ simulations: [], score_template_problem_count: null }, []],
    [{ score_template_problem_count: null }, ['score_template_missing']],
    [{ score_template_problem_count: 2 }, ['score_template_invalid']],
    [{ openings: 0 }, ['no_openings']],
    [{ closes_on: '2026-05-31' }, ['closes_on_past']],
    [{ opens_on: '2026-07-01' }, ['closes_before_it_opens']],
    [{ closes_on: null }, []],
  ])('%o: %o', (over, codes) => {
    const problems = publishProblems({ ...good, ...over });
    expect(problems.map((problem) => problem.code)).toEqual(codes);
    for (const { field } of problems) expect(field).not.toBe('');
  });

  it('takes applications only while published and within its days', () => {
    const open = {
      status: 'published',
      opens_on: '2026-05-01',
      closes_on: '2026-06-01',
      today: '2026-06-01',
    } as const;
    expect(acceptsApplications(open)).toBe(true);
    expect(acceptsApplications({ ...open, today: '2026-06-02' })).toBe(false);
    expect(acceptsApplications({ ...open, today: '2026-04-30' })).toBe(false);
    for (const status of ['draft', 'paused', 'closed', 'archived'] as const) {
      expect(acceptsApplications({ ...open, status })).toBe(false);
    }
  });
});

describe('privileges, simulations, plays', () => {
  it('each level holds all below it', () => {
    for (const [i, level] of PRIVILEGE_LEVELS.entries()) {
      for (const lower of PRIVILEGE_LEVELS.slice(0, i + 1)) {
        expect(isAtLeast(level, lower)).toBe(true);
        for (const grant of grantsOf(lower)) expect(levelGrants(level, grant)).toBe(true);
      }
    }
    expect(levelGrants('reviewer', 'change_status')).toBe(false);
    expect(levelGrants('decider', 'change_status')).toBe(true);
    expect(levelGrants('decider', 'see_salary')).toBe(false);
    expect(levelGrants('viewer', 'see_score_cards')).toBe(false);
  });

  it('an archived simulation comes back as a draft, or closed when it was ever published', () => {
    expect(simulationMoves('archived', false)).toEqual(['draft']);
    expect(simulationMoves('archived', true)).toEqual(['closed']);
    expect(simulationMoves('closed', true)).toEqual(['published', 'archived']);
  });

  it('a play is scorable from 80 % of the required data points on', () => {
    expect([isScorable(8, 10), isScorable(7, 10), isScorable(0, 0), isScorable(4, 5)]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(isPlayOver('terminated')).toBe(true);
    expect(isPlayOver('interrupted')).toBe(false);
  });
});
