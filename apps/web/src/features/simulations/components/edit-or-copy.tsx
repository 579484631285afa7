import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { beginSimulationVersion } from '@tryout/contract/simulations/simulations-building';
import type { SimulationRecord } from '@tryout/contract/simulations/simulations-record';
import { useState } from 'react';
import { callRoute } from '../../../platform/api/api-client.ts';
import { invalidateFeature } from '../../../platform/api/query-client.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { messages } from '../page.messages.ts';
import { useCopySimulation } from '../simulations.api.ts';

const BUILD = '/user/simulations/$simulationId/build';

/** Leads to the builder: a draft as it is, a published one as its next version, and any one as an own copy. */
export function EditOrCopy({ record }: { record: SimulationRecord }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const client = useQueryClient();
  const copy = useCopySimulation();
  const [key] = useState(() => crypto.randomUUID());
  const toBuilder = (id: string) => void navigate({ to: BUILD, params: { simulationId: id } });
  const begin = useMutation({
    mutationFn: () => callRoute(beginSimulationVersion, { params: { simulation_id: record.id } }),
    onSuccess: async (next) => {
      await invalidateFeature(client, 'simulations');
      toBuilder(next.id);
    },
  });
  const mayBegin = record.may_manage && (record.status === 'published' || record.status === 'closed');
  // The platform sees what organizations built, and leaves it to them.
  const mayCopy = record.may_manage || record.organization_id === null;
  return (
    <>
      {mayCopy && (
        <Button
          variant="default"
          loading={copy.isPending}
          onClick={() => copy.mutate({ id: record.id, key }, { onSuccess: (made) => toBuilder(made.id) })}
        >
          {t('page.copy')}
        </Button>
      )}
      {record.may_change && (
        <LinkButton to={BUILD} params={{ simulationId: record.id }} variant="default">
          {t('page.build')}
        </LinkButton>
      )}
      {mayBegin && (
        <Button variant="default" loading={begin.isPending} onClick={() => begin.mutate()}>
          {t('page.edit')}
        </Button>
      )}
    </>
  );
}
