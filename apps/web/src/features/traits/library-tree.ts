import type { LibraryKind } from '@tryout/domain/traits/trait-library';
import type { LibraryItem } from './traits.api.ts';

/** An entry with what is below it. */
export interface LibraryNode {
  readonly item: LibraryItem;
  readonly children: readonly LibraryNode[];
}

/** The library as a tree; items come parents first. */
export function libraryTree(items: readonly LibraryItem[]): LibraryNode[] {
  const below = new Map<string | null, LibraryItem[]>();
  for (const item of items) below.set(item.parent_id, [...(below.get(item.parent_id) ?? []), item]);
  const nodes = (parent: string | null): LibraryNode[] =>
    (below.get(parent) ?? []).map((item) => ({ item, children: nodes(item.id) }));
  return nodes(null);
}

/** Letters without accents, for searching. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

function says(item: LibraryItem, words: readonly string[]): boolean {
  const texts = [item, ...Object.values(item.words)].map(
    (one) => `${one.name ?? ''} ${one.definition ?? ''}`,
  );
  const all = plain([item.key, ...texts].join(' '));
  return words.every((word) => all.includes(word));
}

/** What a search leaves: entries that say all the words in any language, with everything above and below them. */
export function foundIn(nodes: readonly LibraryNode[], search: string): LibraryNode[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...nodes];
  const keep = (node: LibraryNode): LibraryNode[] => {
    if (says(node.item, words)) return [node];
    const children = node.children.flatMap(keep);
    return children.length > 0 ? [{ ...node, children }] : [];
  };
  return nodes.flatMap(keep);
}

/** Without what is archived. */
export function inUse(nodes: readonly LibraryNode[]): LibraryNode[] {
  return nodes.flatMap((node) =>
    node.item.status === 'active' ? [{ ...node, children: inUse(node.children) }] : [],
  );
}

/** The name in the reader's language, else in English. */
export function nameIn(item: Pick<LibraryItem, 'name' | 'words'>, locale: string): string {
  return item.words[locale]?.name ?? item.name;
}

/** How an entry stands in the address. */
export const entryAddress = (kind: LibraryKind, id: string) => `${kind}.${id}`;

/** The entry that the address names. */
export function addressedEntry(
  items: readonly LibraryItem[],
  address: string | undefined,
): LibraryItem | null {
  return items.find((item) => entryAddress(item.kind, item.id) === address) ?? null;
}
