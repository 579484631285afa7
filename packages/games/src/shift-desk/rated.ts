import type { AnswerKeyItems, RatedItem } from '@tryout/domain/psychometrics/expert-panel';
import { DECISIONS } from './core.ts';
import { type DeskKey, KEY } from './key.ts';

const MESSAGE_IDS = Object.keys(KEY);

const orderOf = (id: string) => `${id}.order`;
const decisionOf = (id: string, decision: string) => `${id}.${decision}`;

/** What experts rate of Shift Desk: how soon each message has to be dealt with, and what can be done with it. */
export const RATED_ITEMS: readonly RatedItem[] = MESSAGE_IDS.flatMap((id) => [
  { key: orderOf(id), group: id, scale: 'order', counts: 'order' as const },
  ...DECISIONS.map((decision) => ({
    key: decisionOf(id, decision),
    group: id,
    scale: 'decision',
    counts: 'choice' as const,
  })),
]);

/**
 * The key of a panel: the order of the mean ranks, and for each message the decision that was rated best. What the
 * experts did not agree on is left out. Equal mean ranks keep the order of the authors.
 */
export function keyOfPanel(items: AnswerKeyItems): DeskKey {
  const kept = MESSAGE_IDS.flatMap((id) => {
    const item = items[orderOf(id)];
    return item?.use === 'kept' ? [{ id, rank: item.rank ?? item.mean }] : [];
  });
  const inOrder = kept.toSorted((one, other) => one.rank - other.rank).map(({ id }) => id);
  const chosen = (id: string) =>
    DECISIONS.find((decision) => items[decisionOf(id, decision)]?.use === 'kept') ?? null;
  return {
    rank: Object.fromEntries(
      MESSAGE_IDS.map((id) => [id, inOrder.includes(id) ? inOrder.indexOf(id) + 1 : null]),
    ),
    decision: Object.fromEntries(MESSAGE_IDS.map((id) => [id, chosen(id)])),
  };
}
