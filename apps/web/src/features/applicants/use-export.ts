import { useText } from '../../platform/i18n/use-text.ts';
import { exportMessages } from '../../ui/list-page/export.messages.ts';
import type { ExportFormat } from '../../ui/list-page/format-items.tsx';
import { toast } from '../../ui/states/toast.ts';
import { sentSort } from './applicants-list.api.ts';
import { matching } from './bulk.api.ts';
import { useExportApplicants } from './export.api.ts';
import type { ListFilters } from './list-search.ts';

export interface ExportOf {
  positionId: string;
  /** Whom the list finds, and in which order; null where some of them are chosen. */
  filters: ListFilters | null;
  /** The chosen ones; null: everybody the filters find. */
  ids: readonly string[] | null;
}

/** Exports applicants to a file of a kind, in the background. */
export function useExport({ positionId, filters, ids }: ExportOf): (format: ExportFormat) => void {
  const t = useText(exportMessages);
  const begin = useExportApplicants(() => toast.say({ message: t('ui.export.started') }));
  return (format) =>
    begin.mutate({
      position_id: positionId,
      format,
      key: crypto.randomUUID(),
      ...(filters ? { filters: matching(filters), sort: sentSort(filters) } : {}),
      ...(ids ? { application_ids: [...ids] } : {}),
    });
}
