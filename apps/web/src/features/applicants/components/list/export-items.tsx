import { useText } from '../../../../platform/i18n/use-text.ts';
import { MenuItem } from '../../../../ui/dialogs/menu-item.tsx';
import { toast } from '../../../../ui/states/toast.ts';
import { sentSort } from '../../applicants-list.api.ts';
import { matching } from '../../bulk.api.ts';
import { useExportApplicants } from '../../export.api.ts';
import { exportMessages } from '../../export.messages.ts';
import type { ListFilters } from '../../list-search.ts';

export interface ExportOf {
  positionId: string;
  /** Whom the list finds, and in which order; null where some of them are chosen. */
  filters: ListFilters | null;
  /** The chosen ones; null: everybody the filters find. */
  ids: readonly string[] | null;
}

/** The kinds of file; one that is chosen is written in the background. */
export function ExportItems({ positionId, filters, ids, onChosen }: ExportOf & { onChosen: () => void }) {
  const t = useText(exportMessages);
  const begin = useExportApplicants(() => toast.say({ message: t('applicants.export.begun') }));
  const start = (format: 'csv' | 'xlsx') =>
    begin.mutate({
      position_id: positionId,
      format,
      key: crypto.randomUUID(),
      ...(filters ? { filters: matching(filters), sort: sentSort(filters) } : {}),
      ...(ids ? { application_ids: [...ids] } : {}),
    });
  return (['csv', 'xlsx'] as const).map((format) => (
    <MenuItem
      key={format}
      label={t(`applicants.export.${format}`)}
      onClick={() => {
        start(format);
        onChosen();
      }}
    />
  ));
}
