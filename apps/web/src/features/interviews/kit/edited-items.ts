import type { RouteSend } from '@tryout/contract/define-route';
import type { KitItem, OfferedKitQuestion, updateKit } from '@tryout/contract/interviews/interview-kit';

type SentItem = NonNullable<RouteSend<typeof updateKit>['body']['items']>[number];

/** The words of a question as somebody writes them. */
export interface WrittenQuestion {
  readonly question: string;
  readonly probes: readonly string[];
  readonly anchors: readonly string[];
  readonly trait_id: string | null;
}

/** A question of a kit while it is edited. */
export interface EditedItem extends WrittenQuestion {
  readonly key: string;
  readonly assigned_to: string | null;
  /** Whether its words are new and go along. */
  readonly is_reworded: boolean;
}

/** A stored question, to be edited. */
export function editedItem({ key, question, probes, anchors, trait_id, assigned_to }: KitItem): EditedItem {
  return { key, question, probes, anchors, trait_id, assigned_to, is_reworded: false };
}

/** A question of the bank or the position, as it comes into a kit. */
export function addedItem(
  offered: Pick<OfferedKitQuestion, 'key' | 'question' | 'probes' | 'anchors' | 'trait_id'>,
  assigned_to: string | null,
): EditedItem {
  const { key, question, probes, anchors, trait_id } = offered;
  return { key, question, probes, anchors, trait_id, assigned_to, is_reworded: false };
}

/** What is sent of it. */
export function sentItem(item: EditedItem): SentItem {
  const { key, assigned_to, is_reworded, question, probes, anchors, trait_id } = item;
  if (!is_reworded) return { key, assigned_to };
  return { key, assigned_to, own: { question, probes: [...probes], anchors: [...anchors], trait_id } };
}

/** A list in which the item at a place is moved by some places; as it is where it cannot. */
export function moved<T>(items: readonly T[], at: number, by: number): readonly T[] {
  const to = at + by;
  const item = items[at];
  if (item === undefined || to < 0 || to >= items.length) return items;
  const rest = items.filter((_, place) => place !== at);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}
