import { useText } from '../../../../platform/i18n/use-text.ts';
import { ExportMenu } from '../../../../ui/list-page/export-menu.tsx';
import { messages } from '../../applicants.messages.ts';
import type { ListFilters } from '../../list-search.ts';
import { useExport } from '../../use-export.ts';

/** Exports the list as it is searched, narrowed and sorted. */
export function ExportTool({ positionId, filters }: { positionId: string; filters: ListFilters }) {
  const t = useText(messages);
  return (
    <ExportMenu
      label={t('applicants.export_list')}
      onExport={useExport({ positionId, filters, ids: null })}
    />
  );
}
