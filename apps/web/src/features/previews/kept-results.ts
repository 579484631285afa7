import type { PreviewResult } from './previews.api.ts';

/** What own plays came to, by what was played: kept in this tab only, until the page is loaded again. */
const kept = new Map<string, PreviewResult>();

export function keepResult(played: string, result: PreviewResult): void {
  kept.set(played, result);
}

/** Null where nothing was played since the page was loaded. */
export function keptResult(played: string): PreviewResult | null {
  return kept.get(played) ?? null;
}
