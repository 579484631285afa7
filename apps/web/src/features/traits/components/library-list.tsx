import { childKind } from '@tryout/domain/traits/trait-library';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { SearchField } from '../../../ui/lists/search-field.tsx';
import { Tree } from '../../../ui/lists/tree.tsx';
import { pathTo, type TreeNode } from '../../../ui/lists/tree-rows.ts';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { FilteredEmptyState } from '../../../ui/states/empty-state.tsx';
import { foundIn, inUse, type LibraryNode, libraryTree, nameIn } from '../library-tree.ts';
import type { LibraryItem } from '../traits.api.ts';
import { messages } from '../traits.messages.ts';
import type { LibrarySearch } from '../traits-search.ts';
import { useMoveAmongSiblings } from '../use-move-among-siblings.ts';
import type { NewEntryParent } from './add-entry-dialog.tsx';
import classes from './library-list.module.css';

interface LibraryListProps {
  items: readonly LibraryItem[];
  search: LibrarySearch;
  selected: LibraryItem | null;
  onSearch: (next: { search?: string; archived?: boolean }) => void;
  onOpen: (item: LibraryItem) => void;
  onAdd: (place: NewEntryParent) => void;
}

/** The tree with its search. */
export function LibraryList({ items, search, selected, onSearch, onOpen, onAdd }: LibraryListProps) {
  const t = useText(messages);
  const locale = useLocale();
  const move = useMoveAmongSiblings(items);
  const archived = search.archived ?? false;
  const words = search.search ?? '';
  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  const found = useMemo(() => {
    const whole = libraryTree(items);
    return foundIn(archived ? whole : inUse(whole), words);
  }, [items, archived, words]);
  const nodes = useMemo(() => {
    const node = ({ item, children }: LibraryNode): TreeNode => ({
      id: item.id,
      label: nameIn(item, locale),
      children: children.map(node),
      ...(item.status === 'archived'
        ? { note: <StatusChip status="closed" label={t('traits.archived')} /> }
        : item.kind === 'subtrait' && item.formulas === 0
          ? { note: t('traits.unscored') }
          : {}),
    });
    return found.map(node);
  }, [found, locale, t]);

  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        items.length <= 120 ? items.filter((item) => item.kind === 'category').map((item) => item.id) : [],
      ),
  );
  // The open entry and what a search found are always in sight.
  const [shown, setShown] = useState<string | null>(null);
  if (selected && selected.id !== shown) {
    setShown(selected.id);
    setOpened(new Set([...opened, ...pathTo(nodes, selected.id)]));
  }
  const expanded = useMemo(
    () =>
      words === ''
        ? opened
        : new Set(found.flatMap((one) => [one.item.id, ...one.children.map((child) => child.item.id)])),
    [opened, words, found],
  );

  const onKey = (event: KeyboardEvent, id: string): boolean => {
    const item = byId.get(id);
    if (!item) return false;
    if (event.altKey) {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (step === undefined) return false;
      move.by(item, step);
      return true;
    }
    const below = childKind(item.kind);
    if (event.key !== 'a' || below === null || item.status === 'archived') return false;
    onAdd({ kind: below, parent: item });
    return true;
  };

  return (
    <>
      <div className={classes.tools}>
        <SearchField
          label={t('traits.search')}
          value={words}
          onChange={(value) => onSearch({ search: value })}
        />
        <CheckBox
          label={t('traits.show_archived')}
          checked={archived}
          onChange={(next) => onSearch({ archived: next })}
        />
      </div>
      {nodes.length === 0 ? (
        <FilteredEmptyState onClear={() => onSearch({ search: '', archived: false })} />
      ) : (
        <div className={classes.tree}>
          <Tree
            label={t('traits.title')}
            nodes={nodes}
            selected={selected?.id ?? null}
            onSelect={(id) => {
              const item = byId.get(id);
              if (item) onOpen(item);
            }}
            expanded={expanded}
            onExpanded={setOpened}
            onKey={onKey}
          />
          <p className={classes.keys}>{t('traits.keys')}</p>
        </div>
      )}
    </>
  );
}
