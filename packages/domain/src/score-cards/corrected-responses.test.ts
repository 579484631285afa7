import { describe, expect, it } from 'vitest';
import { CORRECTION_STATUSES, correctionActor } from '../corrections/correction-status.ts';
import { canTransition } from '../records/transitions.ts';
import { type Correction, withCorrections } from './corrected-responses.ts';

const response = {
  play_id: 'p',
  task_index: 0,
  data_point: 'signal-tower.rcs_all',
  subtrait_id: 'speed',
  value: 40,
  total_score: 100,
  reason: null,
  exactness: { sem: 5, sd: 10 },
};
const correction: Correction = {
  id: 'c',
  play_id: 'p',
  task_index: 0,
  data_point: 'signal-tower.rcs_all',
  subtrait_id: 'speed',
  value: 60,
  total_score: 100,
};

describe('corrected responses', () => {
  it('count with the corrected value and keep what stood there', () => {
    expect(withCorrections([response], [correction])).toEqual([
      {
        ...response,
        value: 60,
        exactness: null,
        corrected_from: { correction_id: 'c', value: 40, total_score: 100 },
      },
    ]);
  });

  it('fill what was lost, and take its reason away', () => {
    const lost = { ...response, value: null, total_score: null, reason: 'insufficient_data' };
    expect(withCorrections([lost], [correction])[0]).toMatchObject({
      value: 60,
      reason: null,
      corrected_from: { value: null, total_score: null },
    });
  });

  it.each([{ play_id: 'q' }, { task_index: 1 }, { data_point: 'signal-tower.rt' }, { subtrait_id: 'care' }])(
    'leave a response alone that differs by %o',
    (elsewhere) => {
      expect(withCorrections([response], [{ ...correction, ...elsewhere }])).toEqual([response]);
    },
  );

  it('are what they were without corrections', () => {
    const responses = [response];
    expect(withCorrections(responses, [])).toBe(responses);
  });

  it('take the later of two corrections', () => {
    const later = { ...correction, id: 'd', value: 70 };
    expect(withCorrections([response], [correction, later])[0]?.value).toBe(70);
  });
});

describe('who moves a correction', () => {
  it.each([
    ['ann', 'ann', 'approved', 'wrong_actor'],
    ['bob', 'ann', 'approved', null],
    ['bob', 'ann', 'rejected', null],
    ['ann', 'ann', 'rejected', 'wrong_actor'],
    ['ann', 'ann', 'closed', null],
    ['bob', 'ann', 'closed', 'wrong_actor'],
  ] as const)('%s, asked by %s, to %s: %s', (user, asker, to, code) => {
    const answer = canTransition(CORRECTION_STATUSES, 'new', to, {
      by: correctionActor(user, asker),
      has_reason: true,
    });
    expect(answer.allowed ? null : answer.code).toBe(code);
  });

  it('needs a reason for a refusal', () => {
    const answer = canTransition(CORRECTION_STATUSES, 'new', 'rejected', { by: 'second_person' });
    expect(answer).toMatchObject({ allowed: false, code: 'reason_required' });
  });
});
