import { randomFrom } from '@tryout/domain/statistics/random';
import { describe, expect, it } from 'vitest';
import { settledBy } from './dispute.ts';
import {
  claimOf,
  isInForce,
  judgeOwnership,
  OWNERSHIP_DAYS,
  OWNERSHIP_MODES,
  type OwnershipClaim,
  type OwnershipQuestion,
} from './ownership.ts';
import { submissionGroup } from './submission.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 24, 9);
const ask = (more: Partial<OwnershipQuestion>) =>
  judgeOwnership({
    agency_id: 'north',
    position_id: 'quay',
    submitted_at: NOW,
    now: NOW,
    claims: [],
    direct_applications: [],
    ...more,
  });
const claim = (more: Partial<OwnershipClaim>): OwnershipClaim => ({
  agency_id: 'south',
  position_id: null,
  from: NOW - 10 * DAY,
  until: NOW + 170 * DAY,
  ...more,
});

describe('who represents a person', () => {
  it.each([
    ['nobody knows the person', {}, 'agency', 'first'],
    ['another agency was accepted', { claims: [claim({})] }, 'other_agency', 'claimed'],
    ['its time is over', { claims: [claim({ until: NOW })] }, 'agency', 'first'],
    ['its last moment', { claims: [claim({ until: NOW + 1 })] }, 'other_agency', 'claimed'],
    ['it was for another position', { claims: [claim({ position_id: 'yard' })] }, 'agency', 'first'],
    [
      'it was for this position',
      { claims: [claim({ position_id: 'quay', until: null })] },
      'other_agency',
      'claimed',
    ],
    ['the agency itself was', { claims: [claim({ agency_id: 'north' })] }, 'agency', 'own_claim'],
    [
      'the first of two',
      { claims: [claim({ agency_id: 'north', from: NOW - DAY }), claim({ from: NOW - 2 * DAY })] },
      'other_agency',
      'claimed',
    ],
    [
      'an own application to the day a year ago',
      { direct_applications: [Date.UTC(2025, 10, 24, 9)] },
      'company',
      'direct_application',
    ],
    ['one moment before', { direct_applications: [Date.UTC(2025, 10, 24, 9) - 1] }, 'agency', 'first'],
    ['an own application of this moment', { direct_applications: [NOW] }, 'company', 'direct_application'],
    [
      'an own application after the submission',
      { submitted_at: NOW - DAY, direct_applications: [NOW] },
      'agency',
      'first',
    ],
    [
      'an own application after it was accepted',
      { claims: [claim({ agency_id: 'north' })], direct_applications: [NOW - DAY] },
      'agency',
      'own_claim',
    ],
  ] as const)('%s', (_, more, owner, reason) => {
    expect(ask(more)).toMatchObject({ owner, reason });
  });

  it('counts twelve months to the last day of a shorter month', () => {
    const leap = Date.UTC(2028, 1, 29, 12);
    const at = (applied: number) =>
      ask({ submitted_at: leap, now: leap, direct_applications: [applied] }).owner;
    expect(at(Date.UTC(2027, 1, 28, 12))).toBe('company');
    expect(at(Date.UTC(2027, 1, 28, 12) - 1)).toBe('agency');
  });

  it('has one owner at any time, whoever submits, applies and accepts in whatever order', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const random = randomFrom(`ownership ${seed}`);
      const mode = random.pick(OWNERSHIP_MODES);
      const claims: OwnershipClaim[] = [];
      const direct: number[] = [];
      let now = NOW;
      for (let step = 0; step < 60; step += 1) {
        now += random.int(31) * DAY;
        if (random.int(5) === 0) {
          direct.push(now);
          continue;
        }
        const question: OwnershipQuestion = {
          agency_id: random.pick(['north', 'south', 'east']),
          position_id: random.pick(['quay', 'yard']),
          submitted_at: now,
          now,
          claims,
          direct_applications: direct,
        };
        const verdict = judgeOwnership(question);
        expect(judgeOwnership({ ...question, claims: [...claims].reverse() })).toEqual(verdict);
        const held = claims.filter((each) => isInForce(each, question.position_id, now));
        expect(held.length).toBeLessThanOrEqual(1);
        if (held[0]) {
          expect(verdict.owner).toBe(held[0].agency_id === question.agency_id ? 'agency' : 'other_agency');
        } else if (direct.some((at) => now - at <= 365 * DAY)) {
          expect(verdict.owner).toBe('company');
        } else if (!direct.some((at) => now - at <= 366 * DAY)) {
          expect(verdict).toEqual({ owner: 'agency', reason: 'first' });
        }
        if (verdict.reason === 'first') claims.push(claimOf(mode, question, now));
      }
    }
  });

  it('lasts 180 days, or for the position', () => {
    const of = { agency_id: 'north', position_id: 'quay' };
    expect(claimOf('duration', of, NOW)).toEqual(
      claim({ ...of, position_id: null, from: NOW, until: NOW + OWNERSHIP_DAYS * DAY }),
    );
    expect(claimOf('requisition', of, NOW)).toEqual(claim({ ...of, from: NOW, until: null }));
  });
});

describe('disputes', () => {
  it.each([
    ['agency', null, false, null],
    ['agency', 'not_agency', false, null],
    ['agency', 'agency', false, 'agency'],
    ['not_agency', 'not_agency', false, 'not_agency'],
    ['agency', 'agency', true, null],
    ['not_agency', 'not_agency', true, 'not_agency'],
    [null, null, false, null],
  ] as const)('agency %s, company %s, another holds %s: %s', (agency, company, holds, outcome) => {
    expect(settledBy({ agency, company }, holds)).toBe(outcome);
  });
});

describe('what an agency sees of an application', () => {
  it.each([
    [null, 'new', 'in_progress'],
    [null, null, 'in_progress'],
    [null, 'rejected', 'not_selected'],
    [null, 'closed', 'not_selected'],
    ['started', 'approved', 'in_progress'],
    ['applied', 'approved', 'in_progress'],
    ['short_listed', 'approved', 'in_progress'],
    ['on_hold', 'approved', 'in_progress'],
    ['phone_screen', 'approved', 'interviewing'],
    ['in_person', 'approved', 'interviewing'],
    ['approved', 'approved', 'approved'],
    ['rejected', 'approved', 'not_selected'],
  ] as const)('application %s, invitation %s: %s', (application, invite, group) => {
    expect(submissionGroup(application, invite)).toBe(group);
  });
});
