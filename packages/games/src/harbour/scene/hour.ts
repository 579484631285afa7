import scene from './scene.module.css';
import { useTown } from './town.tsx';
import type { TownTime } from './town-time.ts';

/**
 * What a drawing of the town is marked with, so that it has the town's hour; where nobody says how far the session has
 * come, it has the hour of the page's colours.
 */
export function useHour(className = ''): {
  readonly className: string;
  readonly 'data-time': TownTime | undefined;
} {
  return { className: `${scene.scene} ${className}`.trim(), 'data-time': useTown()?.time };
}
