import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPicture } from './drawing/first-picture.ts';
import { firstView } from './first-view.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether the view could be drawn by now. */
function watched(view: Promise<void>) {
  const seen = { drawn: false };
  void view.then(() => {
    seen.drawn = true;
  });
  return seen;
}

const after = <T>(ms: number, value: T) =>
  new Promise<T>((resolve) => {
    setTimeout(() => resolve(value), ms);
  });

test('a page that asks for nothing is drawn once its scripts are here', async () => {
  const seen = watched(firstView(after(50, undefined), new QueryClient()));
  await vi.advanceTimersByTimeAsync(49);
  expect(seen.drawn).toBe(false);
  await vi.advanceTimersByTimeAsync(10);
  expect(seen.drawn).toBe(true);
});

test('a page waits for its answers, also for those that follow others', async () => {
  const client = new QueryClient();
  void client
    .fetchQuery({ queryKey: ['user'], queryFn: () => after(100, 'user') })
    .then(() => client.fetchQuery({ queryKey: ['list'], queryFn: () => after(100, 'list') }));
  const seen = watched(firstView(Promise.resolve(), client));
  await vi.advanceTimersByTimeAsync(190);
  expect(seen.drawn).toBe(false);
  await vi.advanceTimersByTimeAsync(20);
  expect(seen.drawn).toBe(true);
});

test('a picture that came with the page stays until the page can be drawn', async () => {
  const seen = watched(firstView(after(5_000, undefined), new QueryClient()));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(seen.drawn).toBe(false);
  await vi.advanceTimersByTimeAsync(10);
  expect(seen.drawn).toBe(true);
});

test('after 400 ms the loading mark is drawn instead', async () => {
  forgetPicture();
  const seen = watched(firstView(new Promise(() => {}), new QueryClient()));
  await vi.advanceTimersByTimeAsync(399);
  expect(seen.drawn).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.drawn).toBe(true);
});
