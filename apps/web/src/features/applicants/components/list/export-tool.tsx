import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { ExportMenu } from '../../../../ui/list-page/export-menu.tsx';
import { messages } from '../../applicants.messages.ts';
import type { ListFilters } from '../../list-search.ts';

/** Exports the list as it is searched, narrowed and sorted. */
export function ExportTool({ positionId, filters }: { positionId: string; filters: ListFilters }) {
  const t = useText(messages);
  const client = useQueryClient();
  return (
    <ExportMenu
      label={t('applicants.export_list')}
      onExport={async (format) => {
        const { startExport } = await import('../../start-export.ts');
        await startExport(client, { positionId, filters, ids: null }, format);
      }}
    />
  );
}
