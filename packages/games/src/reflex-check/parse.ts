import { parseSpeededInput } from '../speeded-input.ts';
import type { ReflexCheckInput, Side } from './core.ts';

const SIDES: readonly Side[] = ['left', 'right'];

/** Reads one answer or miss. @throws InputRefused (`malformed`) naming the field. */
export function parseInput(raw: unknown): ReflexCheckInput {
  return parseSpeededInput(raw, SIDES);
}
