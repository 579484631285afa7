import type { TestBody } from '../../../platform/testing/test-app.ts';

/** The events of a stream that came to its end. */
export function readEvents(raw: string): TestBody[] {
  return raw
    .split('\n\n')
    .filter((event) => event.startsWith('data: '))
    .map((event) => JSON.parse(event.slice(6)));
}
