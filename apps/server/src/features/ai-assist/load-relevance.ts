import type { AiKind } from '@tryout/domain/ai-assist/ai-kinds';
import type { Services } from '../../platform/services.ts';
import { measuredSubtraits, relevanceByModel } from './read-relevance.ts';
import { findSettings } from './settings.queries.ts';

/** What the small model drafts. */
const BY_MODEL: readonly AiKind[] = ['position_simulation', 'score_template'];

/**
 * Reads the small model and has it read a text, so that the first draft is as quick as those after it. Where the platform's
 * super admin switched its drafts off, it stays unread until it is used.
 */
export async function loadRelevance({ db }: Services): Promise<void> {
  const [platform] = await findSettings(db, null);
  if (platform && (!platform.is_on || BY_MODEL.every((kind) => platform.tasks_off.includes(kind)))) return;
  await relevanceByModel(await measuredSubtraits(db), SAMPLE);
}

const SAMPLE = {
  title: 'Registered Nurse',
  text: 'Care for patients, give medication, write down what you see and hand over to the next shift.',
};
