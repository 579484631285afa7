import { useQuery } from '@tanstack/react-query';
import type { ReferenceEntry } from '@tryout/contract/reference-data/reference-entries';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { usesQuery } from '../reference-data.api.ts';
import { messages } from '../reference-data.messages.ts';

/** Which kinds of records say an entry, and how many of each. */
export function UsesDialog({ entry, onClose }: { entry: ReferenceEntry; onClose: () => void }) {
  const t = useText(messages);
  const format = useFormat();
  const query = useQuery(usesQuery(entry.reference_entry_id));
  const title = t('reference.uses.title', { name: entry.name });
  return (
    <Dialog opened onClose={onClose} title={title}>
      <QueryView query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{t('reference.uses.none')}</p>
          ) : (
            <SimpleTable
              caption={title}
              columns={[
                { key: 'place', header: t('reference.place') },
                { key: 'count', header: t('reference.place.count'), align: 'end' },
              ]}
              rows={items.map(({ place, count }) => ({
                key: place,
                cells: [t(`reference.place.${place}`), format.number(count)],
              }))}
            />
          )
        }
      </QueryView>
    </Dialog>
  );
}
