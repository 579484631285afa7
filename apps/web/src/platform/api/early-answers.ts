let answers: Record<string, unknown> | undefined;

/** So long after the page was asked for its answers count as new, as those of queries do. */
const NEW_MS = 15_000;

/**
 * The answer that came with the page for an address, once: the server has asked for it while it drew the page
 * (vite/early-pages.ts). Undefined where it has not.
 */
export function takeEarlyAnswer(url: string): unknown {
  answers ??= JSON.parse(document.getElementById('answers')?.textContent ?? '{}') as Record<string, unknown>;
  const answer = answers[url];
  delete answers[url];
  return performance.now() < NEW_MS ? answer : undefined;
}
