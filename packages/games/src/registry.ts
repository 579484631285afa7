import { cargoDroneJudge } from './cargo-drone/judge.ts';
import { glyphGridJudge } from './glyph-grid/judge.ts';
import { lanternPathJudge } from './lantern-path/judge.ts';
import { mailScannerJudge } from './mail-scanner/judge.ts';
import { parcelBeltJudge } from './parcel-belt/judge.ts';
import { reflexCheckJudge } from './reflex-check/judge.ts';
import { signalTowerJudge } from './signal-tower/judge.ts';
import type { AnyTaskJudge } from './task-core.ts';
import { teamDaysJudge } from './team-days/judge.ts';

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
};

/** Whether a task key names a built-in game. */
export function isTaskKey(key: string): key is TaskKey {
  return Object.hasOwn(JUDGES, key);
}
