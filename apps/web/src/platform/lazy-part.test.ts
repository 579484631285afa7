import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a part of the app with a file of its own', () => {
  it('is waited for by the same promise before and after it is here, marked for React as settled', async () => {
    const part = lazyPart(() => Promise.resolve('the page'));
    expect(part.waited()).toBeUndefined();
    const loaded = part.load();
    expect(loaded).not.toHaveProperty('status');
    await loaded;
    expect(part.waited()).toBe(loaded);
    expect(loaded).toHaveProperty('status', 'fulfilled');
  });

  it('is waited for 120 seconds, and is taken when it comes after all', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const part = lazyPart(
      () => promise,
      async () => 'unreachable',
    );
    const loaded = part.load();
    await vi.advanceTimersByTimeAsync(119_999);
    expect(part.missing()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await loaded;
    expect(part.missing()).toBe('unreachable');
    resolve('the page');
    await vi.advanceTimersByTimeAsync(0);
    expect([part.value(), part.missing()]).toEqual(['the page', null]);
  });

  it('says why it is missing, never fails, and is asked for anew by the next load', async () => {
    const answers = [Promise.reject(new Error('no line')), Promise.resolve('the page')];
    const part = lazyPart(
      () => answers.shift() ?? Promise.reject(new Error('asked too often')),
      async () => 'offline',
    );
    await part.load();
    expect([part.value(), part.missing()]).toEqual([undefined, 'offline']);
    await part.load();
    expect([part.value(), part.missing()]).toEqual(['the page', null]);
    await part.load();
    expect(part.value()).toBe('the page');
  });
});
