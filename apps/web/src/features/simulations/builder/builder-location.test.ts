import { describe, expect, it } from 'vitest';
import { locationAfter, locationFrom, NOWHERE } from './builder-location.ts';
import { builderStep, stepBeside, stepNumber } from './builder-steps.ts';

const opened = (simulation_id: string, wizard_step = 1) =>
  ({ kind: 'opened', simulation_id, wizard_step }) as const;

describe('locationAfter', () => {
  it('begins at step 1', () => {
    expect(NOWHERE.step).toBe(1);
    expect(locationAfter(NOWHERE, opened('a')).step).toBe(1);
  });

  it('keeps the step of the simulation that is being built', () => {
    const at4 = locationAfter(locationAfter(NOWHERE, opened('a')), { kind: 'gone_to', step: 4 });
    expect(at4).toEqual({ simulation_id: 'a', step: 4 });
    expect(locationAfter(at4, opened('a', 2))).toEqual({ simulation_id: 'a', step: 4 });
  });

  it('takes the step of another device for a simulation that was not open here', () => {
    expect(locationAfter({ simulation_id: 'a', step: 4 }, opened('b', 3))).toEqual({
      simulation_id: 'b',
      step: 3,
    });
  });

  it('goes back to step 1 when the simulation is removed', () => {
    const removed = locationAfter({ simulation_id: 'a', step: 5 }, { kind: 'removed' });
    expect(removed).toEqual({ simulation_id: null, step: 1 });
    expect(locationAfter(removed, { kind: 'gone_to', step: 3 })).toEqual(NOWHERE);
  });

  it.each([0, 7, 2.5, Number.NaN])('never goes to step %s', (step) => {
    expect(locationAfter({ simulation_id: 'a', step: 2 }, { kind: 'gone_to', step }).step).toBe(1);
  });
});

describe('locationFrom', () => {
  it('reads what was kept', () => {
    expect(locationFrom(JSON.stringify({ simulation_id: 'a', step: 3 }))).toEqual({
      simulation_id: 'a',
      step: 3,
    });
  });

  it.each([null, '', '{"simulation_id":', '3', 'null', '{"step":3}', '{"simulation_id":7,"step":3}'])(
    'is nowhere after %s',
    (text) => expect(locationFrom(text)).toEqual(NOWHERE),
  );
});

describe('steps', () => {
  it('are found by name and by number', () => {
    expect(builderStep('tasks')).toBe('tasks');
    expect(builderStep('4')).toBe('scoring');
    expect(builderStep('other')).toBe('purpose');
    expect(stepNumber('publish')).toBe(6);
  });

  it('end at both ends', () => {
    expect(stepBeside('purpose', -1)).toBeNull();
    expect(stepBeside('purpose', 1)).toBe('traits');
    expect(stepBeside('publish', 1)).toBeNull();
  });
});
