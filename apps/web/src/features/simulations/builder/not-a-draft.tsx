import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { beginSimulationVersion, copySimulation } from '@tryout/contract/simulations/simulations-building';
import type { SimulationRecord } from '@tryout/contract/simulations/simulations-record';
import { callRoute } from '../../../platform/api/api-client.ts';
import { invalidateFeature } from '../../../platform/api/query-client.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { StateBlock } from '../../../ui/states/state-block.tsx';
import { messages } from './builder.messages.ts';

/** A version that no longer changes, or that is not one's own to change: a next version or a copy can. */
export function NotADraft({ record }: { record: SimulationRecord }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const client = useQueryClient();
  const params = { simulation_id: record.id };
  const own = record.may_manage && record.status !== 'archived';
  const begin = useMutation({
    mutationFn: () =>
      own
        ? callRoute(beginSimulationVersion, { params })
        : callRoute(copySimulation, { params, body: {}, idempotencyKey: crypto.randomUUID() }),
    onSuccess: async (next) => {
      await invalidateFeature(client, 'simulations');
      await navigate({
        to: '/user/simulations/$simulationId/build/$step',
        params: { simulationId: next.id, step: 'purpose' },
        replace: true,
      });
    },
  });
  return (
    <StateBlock
      level={1}
      step={3}
      title={record.name}
      text={t(own ? 'builder.fixed.own' : 'builder.fixed.foreign')}
      action={
        <>
          <Button loading={begin.isPending} onClick={() => begin.mutate()}>
            {t(own ? 'builder.fixed.next_version' : 'builder.fixed.copy')}
          </Button>
          <LinkButton
            to="/user/simulations/$simulationId"
            params={{ simulationId: record.id }}
            variant="default"
          >
            {t('builder.fixed.back')}
          </LinkButton>
        </>
      }
    />
  );
}
