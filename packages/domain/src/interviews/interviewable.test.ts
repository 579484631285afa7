import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '../applications/application-statuses.ts';
import { isDeadEnd, offersInterview } from './interviewable.ts';

describe('a stage', () => {
  it('offers an interview where it is one of interviews, and never where none can be arranged', () => {
    expect(APPLICATION_STATUSES.filter(offersInterview)).toEqual(['phone_screen', 'in_person']);
    expect(APPLICATION_STATUSES.filter((status) => offersInterview(status) && isDeadEnd(status))).toEqual([]);
  });
});
