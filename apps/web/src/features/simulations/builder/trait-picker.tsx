import { Button } from '@mantine/core';
import { useState } from 'react';
import { announce } from '../../../platform/announce.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SearchField } from '../../../ui/lists/search-field.tsx';
import { Tree } from '../../../ui/lists/tree.tsx';
import { messages } from './builder.messages.ts';
import classes from './builder.module.css';
import type { Catalog, TraitOption } from './catalog.ts';
import { traitTree } from './trait-tree.ts';

interface TraitPickerProps {
  readonly catalog: Catalog;
  /** Subtraits that are chosen already. */
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (trait: TraitOption, subtrait_id: string) => void;
  readonly onClose: () => void;
}

/** Chooses subtraits from the library, by tree or by words. */
export function TraitPicker({ catalog, chosen, onToggle, onClose }: TraitPickerProps) {
  const t = useText(messages);
  const [q, setQ] = useState('');
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(
    () => new Set(catalog.options.categories.map((category) => category.category_id)),
  );
  const [shown, setShown] = useState<string | null>(null);
  const { nodes, open } = traitTree(catalog.options, q, (subtrait_id) =>
    chosen.has(subtrait_id) ? t('builder.traits.chosen') : undefined,
  );
  const select = (id: string) => {
    setShown(id);
    const trait = catalog.options.traits.find((each) => each.subtraits.some((sub) => sub.subtrait_id === id));
    if (!trait) return;
    onToggle(trait, id);
    const name = catalog.subtrait(id)?.subtrait ?? '';
    announce(t(chosen.has(id) ? 'builder.traits.taken_off' : 'builder.traits.added', { name }));
  };
  const about =
    shown === null ? '' : (catalog.subtrait(shown)?.definition ?? catalog.trait(shown)?.definition ?? '');
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('builder.traits.pick')}
      footer={<Button onClick={onClose}>{t('builder.done')}</Button>}
    >
      <Stack gap={3}>
        <SearchField label={t('builder.traits.find')} value={q} onChange={setQ} />
        {nodes.length === 0 ? (
          <p>{t('builder.traits.nothing_found')}</p>
        ) : (
          <div className={classes.tree}>
            <Tree
              label={t('builder.traits.pick')}
              nodes={nodes}
              selected={null}
              onSelect={select}
              expanded={q ? open : expanded}
              onExpanded={setExpanded}
            />
          </div>
        )}
        <p className={classes.quiet} dir="auto">
          {about || t('builder.traits.pick_about')}
        </p>
      </Stack>
    </Dialog>
  );
}
