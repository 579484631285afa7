import type { Page, Request } from 'playwright-core';

/** So many of the last answers are told. */
const LAST = 12;

/**
 * Listens to what a page asks the server; answers what tells about it when something was waited for in vain: where the
 * page is, what has not been answered, what was answered last, and what can be read.
 */
export function explainer(page: Page): <T>(waiting: Promise<T>) => Promise<T> {
  const asked = new Map<Request, number>();
  const answered: string[] = [];
  const nameOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;
  const end = (request: Request, how: string) => {
    const began = asked.get(request);
    if (began === undefined) return;
    asked.delete(request);
    answered.push(`${nameOf(request)} ${how} after ${Math.round(performance.now() - began)} ms`);
  };
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.set(request, performance.now());
  });
  // Heard as it comes, not asked for: a page that is closed meanwhile answers no more.
  page.on('response', (response) => end(response.request(), String(response.status())));
  page.on('requestfailed', (request) => end(request, request.failure()?.errorText ?? 'failed'));

  return async (waiting) => {
    try {
      return await waiting;
    } catch (error) {
      const text = page.locator('body').innerText({ timeout: 5_000 });
      const lines = [
        `The page is at ${page.url()}.`,
        ...[...asked].map(
          ([request, at]) => `No answer: ${nameOf(request)} since ${Math.round(performance.now() - at)} ms`,
        ),
        ...answered.slice(-LAST).map((line) => `Answered: ${line}`),
        await text.catch(() => 'The page does not answer: its scripts are busy.'),
      ];
      throw new Error(`${String(error)}\n${lines.join('\n')}`, { cause: error });
    }
  };
}
