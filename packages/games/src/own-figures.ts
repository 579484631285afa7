import type { OwnFigureSpec } from './own-figure-specs.ts';
import { ofEveryGame } from './registry.ts';
import type { DataPoint } from './task-core.ts';

/** A figure of a play. */
export interface OwnFigure {
  readonly key: string;
  /** null when it was not measured; then `missing_reason` says why. */
  readonly value: number | null;
  /** Out of how many; null for a figure that is no part of a whole. */
  readonly of: number | null;
  readonly missing_reason: string | null;
}

/** The figures of each game. */
export const OWN_FIGURES: Readonly<Record<string, readonly OwnFigureSpec[]>> = ofEveryGame(
  (game) => game.own_figures,
);

function figureOf(spec: OwnFigureSpec, points: readonly DataPoint[]): OwnFigure {
  const point = points.find(({ key }) => key === spec.data_point);
  const none = { key: spec.key, value: null, of: null };
  if (!point || point.value === null)
    return { ...none, missing_reason: point?.missing_reason ?? 'not_reached' };
  const given = { key: spec.key, missing_reason: null };
  const base = spec.kind === 'of_trials' ? points.find(({ key }) => key === spec.whole) : point;
  const whole = base?.trials ?? null;
  if (spec.kind === 'trials')
    return whole === null ? { ...none, missing_reason: 'not_reached' } : { ...given, value: whole, of: null };
  if (spec.kind === 'count')
    return whole === null
      ? { ...none, missing_reason: 'not_reached' }
      : { ...given, value: Math.round(point.value * whole), of: whole };
  return { ...given, value: point.value, of: spec.kind === 'of_trials' ? whole : null };
}

/**
 * The figures of a play of one game, in their order. A game without chosen figures tells how many answers it rests on,
 * where that is known.
 */
export function ownFigures(taskKey: string, points: readonly DataPoint[]): readonly OwnFigure[] {
  const specs = Object.hasOwn(OWN_FIGURES, taskKey) ? OWN_FIGURES[taskKey] : undefined;
  if (specs) return specs.map((spec) => figureOf(spec, points));
  const most = Math.max(0, ...points.map((point) => (point.value === null ? 0 : (point.trials ?? 0))));
  return most === 0 ? [] : [{ key: 'answers', value: most, of: null, missing_reason: null }];
}
