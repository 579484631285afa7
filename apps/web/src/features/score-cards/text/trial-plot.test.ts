import { describe, expect, it } from 'vitest';
import { roundUp, trialColumns, trialPlot } from './trial-plot.ts';

describe('trialPlot', () => {
  it('draws answer times, with what was missed on the base line', () => {
    const plot = trialPlot('signal-tower', [
      { i: 0, rt_ms: 412, correct: true },
      { i: 1, rt_ms: null, correct: false },
      { i: 2, rt_ms: 880, correct: false },
    ]);
    expect(plot).toEqual({
      column: 'rt_ms',
      max: 1000,
      points: [
        { x: 0, y: 412, good: true },
        { x: 1, y: null, good: false },
        { x: 2, y: 880, good: false },
      ],
    });
  });

  it('draws agreement on its fixed scale, and unknown tasks by their first number', () => {
    expect(trialPlot('team-days', [{ i: 0, agreement: 60 }])?.max).toBe(100);
    expect(trialPlot('new-game', [{ i: 0, place: 'quay', tries: 3 }])).toMatchObject({
      column: 'tries',
      max: 5,
    });
  });

  it('draws nothing where there is nothing', () => {
    expect(trialPlot('signal-tower', [])).toBeNull();
    expect(trialPlot('new-game', [{ i: 0, place: 'quay' }])).toBeNull();
    expect(trialPlot('team-days', [{ i: 0, agreement: null }])).toBeNull();
  });

  it('puts good answers above the others where times were not measured', () => {
    const plot = trialPlot('signal-tower', [
      { i: 0, rt_ms: null, correct: true },
      { i: 1, rt_ms: null, correct: false },
    ]);
    expect(plot).toMatchObject({ column: null, max: 1, points: [{ y: 1 }, { y: 0.5 }] });
  });

  it('marks a letter by how it was sorted and puts those left alone on the base line', () => {
    const plot = trialPlot('mail-scanner', [
      { i: 0, letter: 'unmarked', stamped: true, rt_ms: 380, correct: true },
      { i: 1, letter: 'marked', stamped: true, rt_ms: 310, correct: false },
      { i: 2, letter: 'marked', stamped: false, rt_ms: null, correct: true },
    ]);
    expect(plot?.points).toEqual([
      { x: 0, y: 380, good: true },
      { x: 1, y: 310, good: false },
      { x: 2, y: null, good: true },
    ]);
  });

  it.each([
    [0.3, 0.5],
    [1, 1],
    [7, 10],
    [120, 200],
    [880, 1000],
  ])('ends the scale of %d at %d', (value, end) => expect(roundUp(value)).toBeCloseTo(end, 9));
});

describe('trialColumns', () => {
  it('leaves out what would tell how a person plays', () => {
    const trial = { i: 0, rt_ms: 1, deadline_ms: null, input: 'key', form: 'declare', frame_ms: 16 };
    expect(trialColumns('signal-tower', [trial])).not.toContain('deadline_ms');
    expect(trialColumns('new-game', [trial])).toEqual(['i', 'rt_ms']);
  });

  it('tells of replaced steps only where there are any', () => {
    expect(trialColumns('new-game', [{ i: 0, replaced: false }])).toEqual(['i']);
    expect(trialColumns('new-game', [{ i: 0, replaced: true }])).toEqual(['i', 'replaced']);
  });
});
