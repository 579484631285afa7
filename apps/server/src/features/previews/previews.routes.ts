import {
  previewCandidates,
  previewPlay,
  previewTask,
  previewTaskCandidates,
} from '@tryout/contract/previews/previews';
import { type Handled, handleWithoutTransaction } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { openTask } from './open-task.ts';
import { playSimulation, playTask } from './play-preview.ts';
import { openPreview } from './preview-card.ts';
import { simulateCandidates, simulateTask } from './simulate-candidates.ts';

/** Trying a simulation before anybody applies: by oneself, and with simulated candidates. Nothing is stored. */
export const previewsHandlers: readonly Handled[] = [
  handleWithoutTransaction(previewPlay, async (call) => ({
    data: await playSimulation(call, call.params.simulation_id, call.body, languageOf(call.request)),
  })),

  handleWithoutTransaction(previewTask, async (call) => ({
    data: await playTask(call, call.params.task_id, call.body, languageOf(call.request)),
  })),

  handleWithoutTransaction(previewCandidates, async (call) => ({
    data: await simulateCandidates(await openPreview(call, call.params.simulation_id), call.body),
  })),

  handleWithoutTransaction(previewTaskCandidates, async (call) => ({
    data: await simulateTask(await openTask(call, call.params.task_id), call.body),
  })),
];
