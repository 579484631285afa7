import { parseSpeededInput } from '../speeded-input.ts';
import type { Direction, SignalTowerInput } from './core.ts';

const DIRECTIONS: readonly Direction[] = ['left', 'right'];

/** Reads one answer or miss. @throws InputRefused (`malformed`) naming the field. */
export function parseInput(raw: unknown): SignalTowerInput {
  return parseSpeededInput(raw, DIRECTIONS);
}
