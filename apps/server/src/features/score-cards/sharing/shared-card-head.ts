import type { HeadSource } from '../../../platform/pages/page-heads.ts';
import { scoreCardsSay } from '../score-cards.messages.ts';

/** Pages of shared cards say nothing of themselves before they run, whatever their link leads to, and are not found by searching. */
export function sharedCardHeads(): readonly HeadSource[] {
  return [
    {
      path: /^\/shared-card\/[^/]+$/,
      read: async (_request, language) => ({
        status: 200,
        title: `${scoreCardsSay('score_cards.shared_title')(language)} · Tryout`,
        description: '',
        canonical: null,
      }),
    },
  ];
}
