import { Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { RouteResult } from '@tryout/contract/define-route';
import type { checkApplication } from '@tryout/contract/plays/plays';
import { useState } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { bringPlayHere } from '../plays.api.ts';
import { messages } from '../plays.messages.ts';

type Simulation = RouteResult<typeof checkApplication>['simulations'][number];

interface EarlierResultProps {
  readonly applicationId: string;
  readonly organization: string;
  readonly simulation: Simulation;
  /** Done before the result is used: what was read above is accepted. */
  readonly onBefore: () => Promise<void>;
}

/** Offers an own finished play for another position of the organization, in place of playing again. */
export function EarlierResult({ applicationId, organization, simulation, onBefore }: EarlierResultProps) {
  const t = useText(messages);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [consent, setConsent] = useState(false);
  const { earlier } = simulation;
  const use = useMutation({
    meta: { showsError: true },
    mutationFn: async (play_id: string) => {
      await onBefore();
      return bringPlayHere({
        application_id: applicationId,
        simulation_id: simulation.simulation_id,
        play_id,
        consent: true,
      });
    },
    onSuccess: async ({ application_status }) => {
      client.removeQueries({ queryKey: ['applications'] });
      await client.invalidateQueries({ queryKey: ['plays'] });
      if (application_status !== 'questions_answered') {
        await navigate({ to: `/apply/${applicationId}/done` as '/', replace: true });
      }
    },
  });
  if (earlier === null) return null;
  return (
    <Panel title={t('plays.earlier.title')} tone="selected">
      <Stack gap={3}>
        <p>
          {t.rich('plays.earlier.text', {
            date: <TimeText key="date" at={earlier.ended_at} />,
            position: earlier.position_title,
            organization,
          })}
        </p>
        <Checkbox
          label={t('plays.earlier.consent')}
          checked={consent}
          onChange={(event) => setConsent(event.currentTarget.checked)}
        />
        <div>
          <Button
            variant="default"
            disabled={!consent}
            loading={use.isPending}
            onClick={() => use.mutate(earlier.play_id)}
          >
            {t('plays.earlier.use')}
          </Button>
        </div>
        {use.isError && <p role="alert">{errorText(use.error)}</p>}
        <p>{t('plays.earlier.or')}</p>
      </Stack>
    </Panel>
  );
}
