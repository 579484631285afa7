import { previewCandidates, previewPlay, previewTask } from '@tryout/contract/previews/previews';
import type { Db } from '../../platform/database/kysely.ts';
import { type Handled, handleWithoutTransaction } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { openPinnedBuild } from '../builds/public.ts';
import type { PinnedTask as PreviewTask } from '../replays/public.ts';
import { openStation } from './open-station.ts';
import { openTask } from './open-task.ts';
import { judgePreview } from './play-preview.ts';
import { openPreview } from './preview-card.ts';
import { simulateCandidates } from './simulate-candidates.ts';

/** Where an uploaded game is loaded from. */
async function buildOf(db: Db, services: Services, task: PreviewTask | null) {
  return task?.build ? openPinnedBuild(db, services, { ...task.build, version: task.version }) : null;
}

/** Trying a simulation before anybody applies: by oneself, and with simulated candidates. Nothing is stored. */
export const previewsHandlers: readonly Handled[] = [
  handleWithoutTransaction(previewPlay, async ({ db, params, body, services }) => {
    const simulation = body.task
      ? await openStation(db, params.simulation_id, body.task)
      : await openPreview(db, params.simulation_id);
    const { data, open_task } = judgePreview(simulation, body, body.task !== undefined);
    return { data: { ...data, build: await buildOf(db, services, open_task) } };
  }),

  handleWithoutTransaction(previewTask, async ({ db, params, body, services }) => {
    const { data, open_task } = judgePreview(await openTask(db, params.task_id), body, true);
    return { data: { ...data, build: await buildOf(db, services, open_task) } };
  }),

  handleWithoutTransaction(previewCandidates, async ({ db, params, body }) => ({
    data: await simulateCandidates(await openPreview(db, params.simulation_id), body),
  })),
];
