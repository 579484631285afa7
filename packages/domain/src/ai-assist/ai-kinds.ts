/** What can be drafted; each can be switched off by itself. */
export const AI_KINDS = ['position_simulation', 'score_template', 'score_card_summary'] as const;
/** See `AI_KINDS`. */
export type AiKind = (typeof AI_KINDS)[number];
