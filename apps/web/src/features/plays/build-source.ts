import type { findBuildPath } from '@tryout/contract/builds/builds-play';
import type { RouteResult } from '@tryout/contract/define-route';

/** Where an uploaded game is loaded from, signed for some minutes, and what the page needs to show it. */
export type BuildSource = Pick<
  RouteResult<typeof findBuildPath>,
  'url' | 'origin' | 'profile' | 'manifest' | 'version' | 'session' | 'ready_ms'
>;

/** Something that happened in a frame, as often as it did. */
export interface BuildProblem {
  readonly kind: 'error' | 'log' | 'refused' | 'load_failed';
  readonly code: string;
  readonly message: string;
  readonly count: number;
}

/** How a build did in a person's browser; nothing about the person. */
export interface BuildReport {
  readonly task_index: number;
  /** Once a load; null where only problems are told. */
  readonly outcome: 'loaded' | 'failed' | null;
  /** From the beginning of the load to `ready`, ms; null unless loaded. */
  readonly loaded_ms: number | null;
  readonly problems: readonly BuildProblem[];
}
