import { describe, expect, it } from 'vitest';
import {
  besides,
  placeOf,
  type ReviewTrail,
  summaryOf,
  withDecision,
  withoutDecisions,
  withSeen,
} from './review-trail.ts';

const empty: ReviewTrail = { before: 2, seen: [], decisions: {} };
const decision = (application_id: string, to: 'short_listed' | 'rejected') => ({
  person: { application_id, name: null, code: '7F3A', status: 'applied' as const },
  to,
  batch_id: `batch of ${application_id}`,
});

describe('the trail of a review', () => {
  it('counts along those seen, also when decisions have taken them out of the list', () => {
    const trail = ['a', 'b', 'c', 'b'].reduce(withSeen, empty);
    expect(placeOf(trail, 'c', 7)).toEqual({ at: 5, of: 12 });
    expect(placeOf(trail, 'a', 7)).toEqual({ at: 3, of: 12 });
    expect(besides(trail, 'b', -1)).toBe('a');
    expect(besides(trail, 'c', 1)).toBeUndefined();
    expect(besides(trail, 'stranger', 1)).toBeUndefined();
  });

  it('sums up decisions, and leaves out those taken back', () => {
    const seen = ['a', 'b', 'c', 'd'].reduce(withSeen, empty);
    const decided = [decision('a', 'short_listed'), decision('b', 'short_listed'), decision('c', 'rejected')];
    const trail = withoutDecisions(decided.reduce(withDecision, seen), ['b']);
    expect(summaryOf(trail)).toEqual({
      moved: [
        { to: 'short_listed', count: 1 },
        { to: 'rejected', count: 1 },
      ],
      skipped: 2,
    });
  });
});
