import { useMutation, useQueryClient } from '@tanstack/react-query';
import { exportApplicants } from '@tryout/contract/applicants/export-applicants';
import type { RouteSend } from '@tryout/contract/define-route';
import { callRoute } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';

/** Sets an export off; the job tray shows it from then on. `onBegun` is called also when what asked is gone from the page. */
export function useExportApplicants(onBegun: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: RouteSend<typeof exportApplicants>['body'] & { readonly key: string }) =>
      callRoute(exportApplicants, { body, idempotencyKey: key }),
    onSuccess: () => {
      onBegun();
      return invalidateFeature(client, 'background-jobs');
    },
  });
}
