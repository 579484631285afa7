import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { exportOrganization } from '@tryout/contract/organization-archive/organization-archive';
import { callRoute } from '../../../platform/api/api-client.ts';
import { invalidateFeature } from '../../../platform/api/query-client.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { messages } from '../archive.messages.ts';

/** Everything an organization owns as one archive, written in the background. */
export function OrganizationExport() {
  const t = useText(messages);
  const client = useQueryClient();
  const start = useMutation({
    mutationFn: () => callRoute(exportOrganization, { body: {} }),
    onSuccess: () => {
      toast.say({ message: t('archive.started') });
      return invalidateFeature(client, 'background-jobs');
    },
  });
  return (
    <Panel title={t('archive.export')}>
      <Stack gap={4}>
        <p>{t('archive.export.text')}</p>
        <div>
          <Button variant="default" loading={start.isPending} onClick={() => start.mutate()}>
            {t('archive.export.start')}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}
