import { describe, expect, it } from 'vitest';
import { agreementOf, feedbackState, medianOf, RECOMMENDATIONS, recommendationValue } from './feedback.ts';

const NOW = new Date('2027-01-12T15:10:00Z');
const BEFORE = '2027-01-12T15:00:00Z';
const AFTER = '2027-01-12T16:00:00Z';

describe('feedback', () => {
  it.each([
    ['scheduled', AFTER, 'in_person', 'notes'],
    ['confirmed', AFTER, 'applied', 'notes'],
    ['scheduled', BEFORE, 'in_person', 'open'],
    ['completed', BEFORE, 'on_hold', 'open'],
    ['completed', BEFORE, 'approved', 'closed'],
    ['confirmed', BEFORE, 'rejected', 'closed'],
    ['confirmed', AFTER, 'rejected', 'none'],
    ['collecting', null, 'in_person', 'none'],
    ['no_show', BEFORE, 'in_person', 'none'],
    ['cancelled', BEFORE, 'in_person', 'none'],
  ] as const)(
    'of an event that is %s at %s, its application %s: %s',
    (status, starts_at, application_status, state) => {
      expect(feedbackState({ status, starts_at, application_status }, NOW)).toBe(state);
    },
  );

  it('is a number from 1 to 5 on the way from no to yes', () => {
    expect(RECOMMENDATIONS.map(recommendationValue)).toEqual([1, 2, 3, 4, 5]);
  });

  it.each([
    [[], 'too_few', null],
    [['yes'], 'too_few', 'yes'],
    [['yes', 'strong_yes'], 'agree', 'yes'],
    [['no_decision', 'strong_yes', 'yes'], 'lean', 'yes'],
    [['no', 'yes'], 'disagree', 'no'],
    [['definitely_not', 'no_decision', 'no'], 'lean', 'no'],
  ] as const)('%s: %s, in the middle %s', (sent, agreement, middle) => {
    expect([agreementOf(sent), medianOf(sent)]).toEqual([agreement, middle]);
  });
});
