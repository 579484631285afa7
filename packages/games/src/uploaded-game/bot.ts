import type { Persona } from '@tryout/domain/plays/persona';
import { roundTo } from '@tryout/domain/statistics/decimal';
import { childSeed, type Random, randomFrom } from '@tryout/domain/statistics/random';
import type { BuildManifest, ManifestDataPoint } from '@tryout/game-sdk/build-manifest';
import type { Json } from '@tryout/game-sdk/protocol';
import type { UploadedGameState } from './session.ts';
import type { UploadedGameInput } from './shapes.ts';

/** Rows that a simulated candidate sends of a repeated data point. */
const ROWS = 12;
/** Width of the range that is played in where a manifest sets only one bound, or none. */
const WIDTH = 100;
const MS_PER_MINUTE = 60_000;

interface Move {
  readonly input: UploadedGameInput;
  readonly after_ms: number;
}

/**
 * A stand-in for a person, and not the game itself: the server cannot play somebody else's game. It sends values within
 * the ranges that the manifest declares, the better the abler it is, in the time that the manifest names. Good for
 * seeing whether formulas and weights work; what people really reach, only people tell.
 */
export function createBot(manifest: BuildManifest, persona: Persona, seed: string) {
  const moves = movesOf(manifest, persona, seed);
  return (state: UploadedGameState): Move | null =>
    state.completed ? null : (moves[Math.min(state.messages, moves.length - 1)] ?? null);
}

function movesOf(manifest: BuildManifest, persona: Persona, seed: string): readonly Move[] {
  const rows = manifest.data_points.filter(({ repeated }) => repeated);
  const totals = manifest.data_points.filter(({ repeated }) => !repeated);
  const length = Math.max(0, ...rows.map(({ max_count }) => Math.min(ROWS, max_count)));
  const inputs: UploadedGameInput[] = [{ t: 'start' }];
  const say = (point: ManifestDataPoint, trial: number | null) => {
    const random = randomFrom(childSeed(seed, `${point.key}:${trial ?? 'once'}`));
    const value = simulatedValue(point, persona, random, trial ?? 0);
    inputs.push({ t: 'data_point', key: point.key, value, t_ms: 0, ...(trial !== null && { trial }) });
  };
  for (let trial = 0; trial < length; trial += 1) {
    for (const point of rows) if (trial < point.max_count) say(point, trial);
  }
  for (const point of totals) say(point, null);
  inputs.push({ t: 'complete', summary: null });
  const after_ms = (manifest.est_minutes * MS_PER_MINUTE * (1.25 - persona.speed / 2)) / inputs.length;
  let t = 0;
  return inputs.map((input) => {
    t += after_ms;
    return { input: input.t === 'data_point' ? { ...input, t_ms: roundTo(t, 3) } : input, after_ms };
  });
}

/** How far towards the good end this value lies, 0 to 1. */
function success({ ability, speed, lapse }: Persona, speeded: boolean, random: Random): number {
  const skill = speeded ? (ability + speed) / 2 : ability;
  const drawn = skill + 0.12 * random.normal() - (random.next() < lapse * 0.2 ? 0.3 : 0);
  return Math.min(1, Math.max(0, drawn));
}

function simulatedValue(point: ManifestDataPoint, persona: Persona, random: Random, trial: number): Json {
  const good = success(persona, point.speeded, random);
  const share =
    point.direction === 'lower' ? 1 - good : point.direction === 'target' ? 0.5 + (1 - good) / 4 : good;
  switch (point.type) {
    case 'object':
      return { simulated: true, trial };
    case 'boolean':
      return random.next() < share;
    case 'enum':
      return (
        point.options[Math.min(point.options.length - 1, Math.floor(share * point.options.length))] ?? ''
      );
    default: {
      const min = point.min ?? (point.max === null ? 0 : point.max - WIDTH);
      const max = point.max ?? (point.type === 'duration_ms' ? Math.max(min, 2000) : min + WIDTH);
      const value = roundTo(min + (max - min) * share, 3);
      const whole = Math.min(Math.floor(max), Math.max(Math.ceil(min), Math.round(value)));
      return point.type === 'integer' ? whole : Math.min(max, Math.max(min, value));
    }
  }
}
