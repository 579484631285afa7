// Written by scripts/gather-games.mjs from game-keys.json.
import type { DemoScene } from '../harbour/demo-scene.ts';

/** How each built-in game is played, shown; each loaded with its instructions. */
export const DEMOS: Readonly<Record<string, () => Promise<{ readonly DEMO: DemoScene }>>> = {
  'signal-tower': () => import('../signal-tower/demo.tsx'),
  'cargo-drone': () => import('../cargo-drone/demo.tsx'),
  'team-days': () => import('../team-days/demo.tsx'),
  'glyph-grid': () => import('../glyph-grid/demo.tsx'),
  'lantern-path': () => import('../lantern-path/demo.tsx'),
  'reflex-check': () => import('../reflex-check/demo.tsx'),
  'mail-scanner': () => import('../mail-scanner/demo.tsx'),
  'parcel-belt': () => import('../parcel-belt/demo.tsx'),
  'crane-yard': () => import('../crane-yard/demo.tsx'),
  'work-style': () => import('../work-style/demo.tsx'),
  'power-plant': () => import('../power-plant/demo.tsx'),
  'market-stall': () => import('../market-stall/demo.tsx'),
  'trade-post': () => import('../trade-post/demo.tsx'),
  'salvage-dive': () => import('../salvage-dive/demo.tsx'),
  'shift-desk': () => import('../shift-desk/demo.tsx'),
};
