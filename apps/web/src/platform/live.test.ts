import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLive } from './live.ts';

class Line extends EventTarget {
  static open: Line[] = [];
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    super();
    Line.open.push(this);
  }
  close() {
    Line.open = Line.open.filter((each) => each !== this);
  }
}

/** The tab: in sight, or behind others. */
const tab = Object.assign(new EventTarget(), { hidden: false });
function look(hidden: boolean) {
  tab.hidden = hidden;
  tab.dispatchEvent(new Event('visibilitychange'));
}

let client: QueryClient;
let renewed: unknown[];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Line);
  vi.stubGlobal('document', tab);
  Line.open = [];
  tab.hidden = false;
  client = new QueryClient();
  renewed = [];
  vi.spyOn(client, 'invalidateQueries').mockImplementation(async (filters) => {
    renewed.push(filters?.queryKey ?? 'all');
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an event renews what belongs to its feature', () => {
  const close = openLive(client);
  Line.open[0]?.onopen?.();
  Line.open[0]?.dispatchEvent(new Event('applicants'));
  expect(renewed).toEqual([['applicants']]);
  close();
  expect(Line.open).toEqual([]);
});

test('a line that broke comes back, and all is asked for again', () => {
  const close = openLive(client);
  Line.open[0]?.onopen?.();
  Line.open[0]?.onerror?.();
  expect(Line.open).toHaveLength(0);
  vi.advanceTimersByTime(1_000);
  expect(Line.open).toHaveLength(1);
  Line.open[0]?.onopen?.();
  expect(renewed).toEqual(['all']);
  close();
});

test('a tab behind others lets go of its line, and who comes back sees what is new', () => {
  const close = openLive(client);
  Line.open[0]?.onopen?.();
  look(true);
  vi.advanceTimersByTime(19_000);
  expect(Line.open).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  expect(Line.open).toHaveLength(0);
  look(false);
  expect(Line.open).toHaveLength(1);
  Line.open[0]?.onopen?.();
  expect(renewed).toEqual(['all']);
  close();
  look(true);
  look(false);
  expect(Line.open).toHaveLength(0);
});

test('a glance at another tab costs nothing', () => {
  const close = openLive(client);
  Line.open[0]?.onopen?.();
  look(true);
  vi.advanceTimersByTime(5_000);
  look(false);
  vi.advanceTimersByTime(60_000);
  expect(Line.open).toHaveLength(1);
  expect(renewed).toEqual([]);
  close();
});

test('a tab that is opened behind others waits until it is looked at', () => {
  tab.hidden = true;
  const close = openLive(client);
  expect(Line.open).toHaveLength(0);
  look(false);
  expect(Line.open).toHaveLength(1);
  close();
});

test('a broken line is not looked for behind other tabs', () => {
  const close = openLive(client);
  Line.open[0]?.onopen?.();
  look(true);
  vi.advanceTimersByTime(10_000);
  Line.open[0]?.onerror?.();
  vi.advanceTimersByTime(1_000);
  expect(Line.open).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  expect(Line.open).toHaveLength(0);
  close();
});
