import { describe, expect, it } from 'vitest';
import { textOf } from '../../../platform/i18n/use-text.ts';
import { messages } from '../card.messages.ts';
import { messages as reasons } from '../reasons.messages.ts';
import { dataQuality } from './data-quality.ts';
import { fitSentence, traitsByScore } from './headline.ts';
import { nearestReason, reasonText } from './reason-text.ts';

const t = textOf(messages, 'en');
const why = textOf(reasons, 'en');

const card = (job_fit_score: number | null, traits: Record<string, number | null>, rest: object = {}) => ({
  job_fit_score,
  coverage: 1,
  min_coverage_percent: 60,
  reason: null,
  error: '',
  categories: [{ traits: Object.entries(traits).map(([trait, score]) => ({ trait, score })) }],
  ...rest,
});

describe('fitSentence', () => {
  it('names both ends and the one to ask about', () => {
    expect(fitSentence(card(51.4, { Pace: 51.9, Service: 71.46, Teamwork: 40.2, Risk: null }), t)).toBe(
      'Strongest in Service (71), lowest in Teamwork (40). Consider asking about Teamwork in an interview.',
    );
  });

  it('has words of their own for high, low, even and single results', () => {
    expect(fitSentence(card(80, { A: 95, B: 59 }), t)).toBe(
      'High in all traits: highest in A (95), lowest in B (59).',
    );
    expect(fitSentence(card(30, { A: 44.4, B: 20 }), t)).toContain(
      'This play showed less of what the position asks for',
    );
    expect(fitSentence(card(50, { A: 50.4, B: 49.6 }), t)).toBe('Even across all traits, at 50.');
    expect(fitSentence(card(50, { A: 50, B: null }), t)).toBe('Only A has a score: 50.');
    expect(fitSentence(card(50, {}), t)).toBe('No trait has enough data for its own score.');
  });

  it('says why there is no number', () => {
    expect(fitSentence(card(null, {}, { reason: 'no_data' }), t)).toContain(
      'nothing in this play measures what counts here',
    );
    const short = { reason: 'low_coverage', coverage: 0.599 };
    expect(fitSentence(card(null, {}, short), t)).toContain('59% of the weight has data, and at least 60%');
    expect(fitSentence(card(null, {}, { ...short, min_coverage_percent: 75 }), t)).toContain('at least 75%');
    expect(fitSentence(card(null, {}, { error: 'result_out_of_range' }), t)).toContain(
      'scoring stopped with an error',
    );
    const cut = {
      categories: [{ traits: [{ trait: 'A', score: null, subtraits: [{ reason: 'insufficient_data' }] }] }],
    };
    expect(fitSentence(card(null, {}, { reason: 'no_data', ...cut }), t)).toContain(
      'too much of the play is missing',
    );
  });
});

describe('traitsByScore', () => {
  it('keeps the order of the card among equals and leaves out what has no score', () => {
    const traits = [
      { trait: 'A', score: 50 },
      { trait: 'B', score: null },
      { trait: 'C', score: 70 },
      { trait: 'D', score: 50 },
    ];
    expect(traitsByScore(traits).map((each) => each.trait)).toEqual(['C', 'A', 'D']);
  });
});

describe('reasons', () => {
  it('never tell that somebody asked for an adjustment', () => {
    expect(reasonText('accommodated', why)).toBe('Not measured in this play.');
    expect(reasonText('accommodated', why)).toBe(reasonText('something_new', why));
    expect(reasonText('constructor', why)).toBe('Not measured in this play.');
    expect(reasonText(null, why)).toBe('Nothing was measured for this.');
  });

  it('come from the part nearest to the data', () => {
    const parts = [
      { score: 50, reason: null },
      { score: null, reason: 'not_reached' },
    ];
    expect(nearestReason({ reason: 'no_data' }, parts)).toBe('not_reached');
    expect(nearestReason({ reason: 'low_coverage' }, parts)).toBe('low_coverage');
    expect(nearestReason({ reason: 'no_data' }, [])).toBe('no_data');
  });
});

describe('dataQuality', () => {
  const play = (id: string, state: string, tasks: number) =>
    ({
      id,
      state,
      tasks: Array.from({ length: tasks }, (_, i) => ({ key: `t${i}`, name: '', version: '1' })),
    }) as never;
  const point = (play_id: string, task_index: number, value: number | null) =>
    ({ play_id, task_index, value }) as never;

  it('counts tasks that gave a value', () => {
    const points = [point('p', 0, 1), point('p', 0, null), point('p', 1, null), point('p', 2, 0)];
    expect(dataQuality({ plays: [play('p', 'completed', 3)], data_points: points }, t)).toBe(
      '2 of 3 tasks completed',
    );
    expect(dataQuality({ plays: [play('p', 'terminated', 3)], data_points: points }, t)).toBe(
      '2 of 3 tasks completed, ended early',
    );
  });
});
