import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPicture } from './drawing/first-picture.ts';
import { firstView } from './first-view.ts';
import { fetchEarly } from './session/fetch-early.ts';
import { currentUserQuery } from './session/session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

test('a page waits for what its loader fetches early, also before that can ask', async () => {
  vi.stubGlobal('document', { cookie: 'logged_in=1' });
  const client = new QueryClient();
  client.setQueryData(currentUserQuery.queryKey, { user_type: 'company_admin' } as never);
  void fetchEarly(client, ['company_admin'], async () => {
    // The file that knows what to ask for.
    await after(100, undefined);
    await client.fetchQuery({ queryKey: ['calendar'], queryFn: () => after(100, 'calendar') });
  });
  const seen = watched(firstView(Promise.resolve(), client));
  await vi.advanceTimersByTimeAsync(190);
  expect(seen.drawn).toBe(false);
  await vi.advanceTimersByTimeAsync(20);
  expect(seen.drawn).toBe(true);
});

test('what cannot be fetched early holds nothing up', async () => {
  vi.stubGlobal('document', { cookie: 'logged_in=1' });
  const client = new QueryClient();
  client.setQueryData(currentUserQuery.queryKey, { user_type: 'company_admin' } as never);
  const fetching = fetchEarly(client, ['company_admin'], () => Promise.reject(new Error('no file')));
  const failed = expect(fetching).rejects.toThrow('no file');
  const seen = watched(firstView(Promise.resolve(), client));
  await vi.advanceTimersByTimeAsync(10);
  await failed;
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
