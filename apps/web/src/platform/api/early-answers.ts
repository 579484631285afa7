declare global {
  /**
   * The answer that is on its way to the page already, once (public/ask-early.js); undefined where it was not asked for, is
   * in another language, or old.
   */
  var askedEarly: ((url: string, lang: string) => Promise<Response> | undefined) | undefined;
}

let answers: Record<string, unknown> | undefined;

/** So long after the page was asked for its answers count as new, as those of queries do. */
const NEW_MS = 15_000;

/**
 * The answer that came with the page for an address, once: the server has asked for it while it drew the page
 * (vite/early-pages.ts). Undefined where it has not.
 */
export function takeEarlyAnswer(url: string): unknown {
  answers ??= readAnswers();
  const answer = answers[url];
  delete answers[url];
  return performance.now() < NEW_MS ? answer : undefined;
}

/** They are somebody's own: nothing of them stays in the page for who comes after a sign-out. */
function readAnswers(): Record<string, unknown> {
  const script = document.getElementById('answers');
  script?.remove();
  return JSON.parse(script?.textContent ?? '{}');
}
