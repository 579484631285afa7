import { cargoDroneJudge } from './cargo-drone/judge.ts';
import { craneYardJudge } from './crane-yard/judge.ts';
import { glyphGridJudge } from './glyph-grid/judge.ts';
import { lanternPathJudge } from './lantern-path/judge.ts';
import { mailScannerJudge } from './mail-scanner/judge.ts';
import { marketStallJudge } from './market-stall/judge.ts';
import { parcelBeltJudge } from './parcel-belt/judge.ts';
import { powerPlantJudge } from './power-plant/judge.ts';
import { reflexCheckJudge } from './reflex-check/judge.ts';
import { salvageDiveJudge } from './salvage-dive/judge.ts';
import { shiftDeskJudge } from './shift-desk/judge.ts';
import { signalTowerJudge } from './signal-tower/judge.ts';
import type { AnyTaskJudge } from './task-core.ts';
import { teamDaysJudge } from './team-days/judge.ts';
import { tradePostJudge } from './trade-post/judge.ts';
import { workStyleJudge } from './work-style/judge.ts';

/** Keys of the built-in games. */
export const TASK_KEYS = [
  'signal-tower',
  'cargo-drone',
  'team-days',
  'glyph-grid',
  'lantern-path',
  'reflex-check',
  'mail-scanner',
  'parcel-belt',
  'crane-yard',
  'work-style',
  'power-plant',
  'market-stall',
  'trade-post',
  'salvage-dive',
  'shift-desk',
] as const;

/** Key of a built-in game. */
export type TaskKey = (typeof TASK_KEYS)[number];

/** The judge of every built-in game. Server only: it holds answer keys. */
export const JUDGES: Readonly<Record<TaskKey, AnyTaskJudge>> = {
  'signal-tower': signalTowerJudge,
  'cargo-drone': cargoDroneJudge,
  'team-days': teamDaysJudge,
  'glyph-grid': glyphGridJudge,
  'lantern-path': lanternPathJudge,
  'reflex-check': reflexCheckJudge,
  'mail-scanner': mailScannerJudge,
  'parcel-belt': parcelBeltJudge,
  'crane-yard': craneYardJudge,
  'work-style': workStyleJudge,
  'power-plant': powerPlantJudge,
  'market-stall': marketStallJudge,
  'trade-post': tradePostJudge,
  'salvage-dive': salvageDiveJudge,
  'shift-desk': shiftDeskJudge,
};

/** Whether a task key names a built-in game. */
export function isTaskKey(key: string): key is TaskKey {
  return Object.hasOwn(JUDGES, key);
}
