// Written by scripts/gather-games.mjs from game-keys.json.
import type { TaskViewModule } from '../task-view.ts';

/** The browser half of each built-in game, one chunk a game, loaded when it is about to be played. */
export const taskViews = {
  'signal-tower': () => import('../signal-tower/module.ts'),
  'cargo-drone': () => import('../cargo-drone/module.ts'),
  'team-days': () => import('../team-days/module.ts'),
  'glyph-grid': () => import('../glyph-grid/module.ts'),
  'lantern-path': () => import('../lantern-path/module.ts'),
  'reflex-check': () => import('../reflex-check/module.ts'),
  'mail-scanner': () => import('../mail-scanner/module.ts'),
  'parcel-belt': () => import('../parcel-belt/module.ts'),
  'crane-yard': () => import('../crane-yard/module.ts'),
  'work-style': () => import('../work-style/module.ts'),
  'power-plant': () => import('../power-plant/module.ts'),
  'market-stall': () => import('../market-stall/module.ts'),
  'trade-post': () => import('../trade-post/module.ts'),
  'salvage-dive': () => import('../salvage-dive/module.ts'),
  'shift-desk': () => import('../shift-desk/module.ts'),
} satisfies Record<string, () => Promise<TaskViewModule>>;
