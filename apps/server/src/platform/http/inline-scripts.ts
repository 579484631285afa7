import { createHash } from 'node:crypto';

/** Scripts in a page of the built front end, as sources for its content security policy; data in scripts is none. */
export function inlineScriptSources(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
