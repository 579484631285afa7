import type { QueryClient } from '@tanstack/react-query';
import { exportApplicants } from '@tryout/contract/applicants/export-applicants';
import { callRoute } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { currentLocale } from '../../platform/i18n/locale.ts';
import { textOf } from '../../platform/i18n/use-text.ts';
import { exportMessages } from '../../ui/list-page/export.messages.ts';
import type { ExportFormat } from '../../ui/list-page/format-items.tsx';
import { toast } from '../../ui/states/toast.ts';
import { sentSort } from './applicants-list.api.ts';
import { matching } from './bulk.api.ts';
import type { ListFilters } from './list-search.ts';

export interface ExportOf {
  readonly positionId: string;
  /** Whom the list finds, and in which order; null where some of them are chosen. */
  readonly filters: ListFilters | null;
  /** The chosen ones; null: everybody the filters find. */
  readonly ids: readonly string[] | null;
}

/** Exports applicants to a file of a kind, in the background, where the job tray shows it. */
export function startExport(client: QueryClient, of: ExportOf, format: ExportFormat): Promise<unknown> {
  const idempotencyKey = crypto.randomUUID();
  const body = {
    position_id: of.positionId,
    format,
    ...(of.filters ? { filters: matching(of.filters), sort: sentSort(of.filters) } : {}),
    ...(of.ids ? { application_ids: [...of.ids] } : {}),
  };
  return client
    .getMutationCache()
    .build(client, {
      mutationFn: () => callRoute(exportApplicants, { body, idempotencyKey }),
      onSuccess: () => {
        toast.say({ message: textOf(exportMessages, currentLocale())('ui.export.started') });
        return invalidateFeature(client, 'background-jobs');
      },
    })
    .execute(undefined);
}
