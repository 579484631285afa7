import type { TaskViewModule } from './task-view.ts';

/**
 * The browser half of every built-in game by its key, loaded when it is about to be played: one chunk a game.
 * Whether a game is practised or played for real, the module is the same.
 */
export const taskViews = {
  'signal-tower': () => import('./signal-tower/module.ts'),
  'cargo-drone': () => import('./cargo-drone/module.ts'),
  'team-days': () => import('./team-days/module.ts'),
  'glyph-grid': () => import('./glyph-grid/module.ts'),
  'lantern-path': () => import('./lantern-path/module.ts'),
  'reflex-check': () => import('./reflex-check/module.ts'),
  'mail-scanner': () => import('./mail-scanner/module.ts'),
  'parcel-belt': () => import('./parcel-belt/module.ts'),
  'crane-yard': () => import('./crane-yard/module.ts'),
  'work-style': () => import('./work-style/module.ts'),
  'power-plant': () => import('./power-plant/module.ts'),
  'market-stall': () => import('./market-stall/module.ts'),
  'trade-post': () => import('./trade-post/module.ts'),
  'salvage-dive': () => import('./salvage-dive/module.ts'),
  'shift-desk': () => import('./shift-desk/module.ts'),
} satisfies Record<string, () => Promise<TaskViewModule>>;

/** Key of a game that has a view. */
export type TaskViewKey = keyof typeof taskViews;

/** Whether a task key names a built-in game that this browser bundle can show. */
export function hasTaskView(key: string): key is TaskViewKey {
  return Object.hasOwn(taskViews, key);
}
