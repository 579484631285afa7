import { describe, expect, it } from 'vitest';
import {
  browserHealth,
  buildsHostHealth,
  databaseHealth,
  mailHealth,
  queueHealth,
  storageHealth,
} from './health.ts';

const GB = 1024 ** 3;

describe('health of the platform', () => {
  it.each([
    [null, 0, 'ok'],
    [120, 0, 'ok'],
    [121, 0, 'attention'],
    [null, 1, 'attention'],
    [600, 5, 'attention'],
    [601, 0, 'failing'],
  ] as const)(
    'a queue whose oldest work waits %s s, with %i given up, is %s',
    (oldest_due_s, failed_last_day, state) => {
      expect(queueHealth({ oldest_due_s, failed_last_day })).toBe(state);
      expect(mailHealth({ transport: 'smtp', in_production: true, oldest_due_s, failed_last_day })).toBe(
        state,
      );
    },
  );

  it.each([
    [true, 'failing'],
    [false, 'ok'],
  ] as const)('emails that are only kept, in production: %s, are %s', (in_production, state) => {
    expect(mailHealth({ transport: 'outbox', in_production, oldest_due_s: null, failed_last_day: 0 })).toBe(
      state,
    );
  });

  it.each([
    [GB - 1, 100 * GB, 'failing'],
    [9 * GB, 100 * GB, 'attention'],
    [10 * GB, 100 * GB, 'ok'],
    // A tenth of a very large disk is plenty.
    [21 * GB, 1000 * GB, 'ok'],
    [2 * GB, 0, 'ok'],
  ] as const)('a disk with %i of %i bytes free is %s', (free_bytes, total_bytes, state) => {
    expect(storageHealth({ free_bytes, total_bytes })).toBe(state);
  });

  it.each([
    [1, 10, 100, 'ok'],
    [201, 10, 100, 'attention'],
    [1, 81, 100, 'attention'],
    [1001, 10, 100, 'failing'],
    [1, 100, 100, 'failing'],
  ] as const)(
    'a database that answers in %i ms with %i of %i connections is %s',
    (answer_ms, connections, max_connections, state) => {
      expect(databaseHealth({ answer_ms, connections, max_connections })).toBe(state);
    },
  );

  it.each([
    [true, true, 'ok'],
    [true, false, 'failing'],
    [false, null, 'attention'],
  ] as const)('a builds host that is served: %s, and answers: %s, is %s', (is_served, answers, state) => {
    expect(buildsHostHealth({ is_served, answers })).toBe(state);
  });

  it('a machine without a browser is looked at', () => {
    expect(browserHealth({ is_found: true })).toBe('ok');
    expect(browserHealth({ is_found: false })).toBe('attention');
  });
});
