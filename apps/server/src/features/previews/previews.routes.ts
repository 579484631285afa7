import { previewCandidates, previewPlay, previewTask } from '@tryout/contract/previews';
import { type Handled, handleWithoutTransaction } from '../../platform/http/call.ts';
import { openStation } from './open-station.ts';
import { openTask } from './open-task.ts';
import { judgePreview } from './play-preview.ts';
import { openPreview } from './preview-card.ts';
import { simulateCandidates } from './simulate-candidates.ts';

/** Trying a simulation before anybody applies: by oneself, and with simulated candidates. Nothing is stored. */
export const previewsHandlers: readonly Handled[] = [
  handleWithoutTransaction(previewPlay, async ({ db, params, body }) => ({
    data: judgePreview(
      body.task
        ? await openStation(db, params.simulation_id, body.task)
        : await openPreview(db, params.simulation_id),
      body,
      body.task !== undefined,
    ),
  })),

  handleWithoutTransaction(previewTask, async ({ db, params, body }) => ({
    data: judgePreview(await openTask(db, params.task_id), body, true),
  })),

  handleWithoutTransaction(previewCandidates, async ({ db, params, body }) => ({
    data: await simulateCandidates(await openPreview(db, params.simulation_id), body),
  })),
];
