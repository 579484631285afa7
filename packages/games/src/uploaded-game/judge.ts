import { childSeed } from '@tryout/domain/statistics/random';
import type { BuildManifest } from '@tryout/game-sdk/build-manifest';
import type { Accessibility } from '@tryout/game-sdk/protocol';
import { readSettings, type Settings } from '../configure.ts';
import type { Accommodations, TaskJudge } from '../task-core.ts';
import { createBot } from './bot.ts';
import { scalarsOf, trialColumnsOf } from './declared.ts';
import { dataPointsOf, trialsOf } from './measures.ts';
import { parseInput } from './parse-input.ts';
import { NOTHING_RECEIVED, receive, type UploadedGameState } from './session.ts';
import type { UploadedGameInput, UploadedGameStimulus } from './shapes.ts';
import { validityOf } from './validity.ts';

/** What a play of an uploaded game is drawn as. */
export interface UploadedGamePlan {
  readonly stimulus: UploadedGameStimulus;
  /** Other time than usual was given: what tells of speed does not count. */
  readonly accommodated: boolean;
}

/** A heap holds a value in several times its bytes as JSON. */
const BYTES_HELD_PER_BYTE = 4;
const BYTES_HELD_PER_MESSAGE = 150;

/** What a game is told of accommodations: what it has to do, never why. */
function accessibilityOf({ reduced_motion, time_factor, color_safe }: Accommodations): Accessibility {
  return { reduced_motion, time_factor, contrast: color_safe ? 'more' : 'standard' };
}

/**
 * The judge of an uploaded game, made from the manifest of one version. The game says itself what it measured; the judge
 * holds every message against the protocol and the manifest, and only what fits a declared data point ever counts.
 * @param version of the upload, as printed
 * @param key of the game; it names its data points
 */
export function uploadedGameJudge(
  manifest: BuildManifest,
  version: string,
  key: string = manifest.slug,
): TaskJudge<Settings, UploadedGamePlan, UploadedGameState, UploadedGameStimulus, UploadedGameInput, null> {
  const known = new Set(manifest.data_points.map((point) => point.key));
  return {
    key,
    version,
    parameters: manifest.parameters,
    data_points: scalarsOf(manifest),
    trial_columns: trialColumnsOf(manifest),
    configure: (raw) => readSettings(manifest.parameters, raw),
    plan: (params, accommodations, seed) => ({
      stimulus: {
        i: 0,
        kind: 'uploaded_game',
        build_version: version,
        seed: childSeed(seed, 'uploaded game'),
        params,
        a11y: accessibilityOf(accommodations),
      },
      accommodated: accommodations.time_factor !== 1,
    }),
    start: () => NOTHING_RECEIVED,
    parseInput,
    reduce: (_plan, state, event) => ({ state: receive(manifest, known, state, event), outcome: null }),
    release: ({ stimulus }, { completed }) => (completed ? [] : [stimulus]),
    resumePoint: (_plan, { checkpoint, last_seq, starts }) => ({
      resume_state: checkpoint,
      last_seq,
      started: starts > 0,
    }),
    heldBytes: (state) =>
      state.value_bytes * BYTES_HELD_PER_BYTE + state.messages * BYTES_HELD_PER_MESSAGE + 200_000,
    progress: (_plan, { completed }) => ({ step: completed ? 1 : 0, of: 1, finished: completed }),
    dataPoints: ({ accommodated }, state) => dataPointsOf(manifest, state, accommodated),
    validity: (_plan, state) => validityOf(manifest, state),
    trials: ({ accommodated }, state) => trialsOf(manifest, state, accommodated),
    bot: (_plan, persona, seed) => createBot(manifest, persona, seed),
  };
}
