import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { type Attempt, attemptsQuery, type SimulationAttempts } from '../attempts.api.ts';
import { attemptMessages } from '../attempts.messages.ts';
import { ChooseDialog, GrantDialog } from './attempt-dialogs.tsx';

interface AttemptsPanelProps {
  positionId: string;
  applicationId: string;
}

/** Each attempt of an applicant: how it ended, what it was granted for, and which one counts. */
export function AttemptsPanel({ positionId, applicationId }: AttemptsPanelProps) {
  const t = useText(attemptMessages);
  const query = useQuery(attemptsQuery(applicationId));
  const [granting, setGranting] = useState(false);
  const [choosing, setChoosing] = useState<Attempt | null>(null);
  const found = query.data;
  if (found && found.simulations.length === 0) return null;
  const grantable = found?.may_grant ? found.simulations.filter(({ can_grant }) => can_grant) : [];
  return (
    <Panel
      title={t('attempts.title')}
      actions={
        grantable.length > 0 && (
          <Button variant="default" onClick={() => setGranting(true)}>
            {t('attempts.grant')}
          </Button>
        )
      }
    >
      <QueryView query={query} skeleton={<CardSkeleton lines={2} />}>
        {({ simulations, may_grant }) => (
          <Stack gap={4}>
            <p>{t('attempts.rule')}</p>
            {simulations.map((simulation) => (
              <AttemptTable
                key={simulation.simulation_id}
                simulation={simulation}
                cardPath={`/user/positions/${positionId}/applicants/${applicationId}/score-card`}
                {...(may_grant ? { onChoose: setChoosing } : {})}
              />
            ))}
          </Stack>
        )}
      </QueryView>
      {granting && (
        <GrantDialog
          applicationId={applicationId}
          simulations={grantable}
          onClose={() => setGranting(false)}
        />
      )}
      {choosing && (
        <ChooseDialog applicationId={applicationId} attempt={choosing} onClose={() => setChoosing(null)} />
      )}
    </Panel>
  );
}

interface AttemptTableProps {
  simulation: SimulationAttempts;
  cardPath: string;
  onChoose?: (attempt: Attempt) => void;
}

function AttemptTable({ simulation, cardPath, onChoose }: AttemptTableProps) {
  const t = useText(attemptMessages);
  const { name, attempts } = simulation;
  const several = attempts.length > 1;
  return (
    <SimpleTable
      stacks
      caption={t('attempts.caption', { name })}
      captionShown
      columns={[
        { key: 'attempt', header: t('attempts.column.attempt') },
        { key: 'state', header: t('attempts.column.state') },
        ...(several
          ? [
              { key: 'granted', header: t('attempts.column.granted') },
              { key: 'counts', header: t('attempts.column.counts') },
              { key: 'actions', header: t('attempts.column.actions') },
            ]
          : []),
      ]}
      rows={attempts.map((attempt) => ({
        key: attempt.play_id,
        cells: [
          t('attempts.of', { n: attempt.attempt, of: attempts.length }),
          <Outcome key="state" attempt={attempt} />,
          ...(several
            ? [
                <Granted key="granted" attempt={attempt} />,
                <Counts key="counts" attempt={attempt} />,
                <Row key="actions" gap={2}>
                  {attempt.can_count && !attempt.counts && (
                    <LinkButton
                      to={cardPath as '/'}
                      search={{ attempt: attempt.play_id } as never}
                      variant="default"
                      aria-label={t('attempts.read_label', { n: attempt.attempt })}
                    >
                      {t('attempts.read')}
                    </LinkButton>
                  )}
                  {onChoose && attempt.can_count && !attempt.counts && (
                    <Button
                      variant="default"
                      aria-label={t('attempts.choose_label', { n: attempt.attempt })}
                      onClick={() => onChoose(attempt)}
                    >
                      {t('attempts.choose')}
                    </Button>
                  )}
                </Row>,
              ]
            : []),
        ],
      }))}
    />
  );
}

function Outcome({ attempt }: { attempt: Attempt }) {
  const t = useText(attemptMessages);
  const { state, minutes, ended_at, can_count } = attempt;
  return (
    <>
      {t(`attempts.state.${state}`)}
      {ended_at && (
        <>
          {' · '}
          <TimeText at={ended_at} style="datetime" />
        </>
      )}
      {can_count && ` · ${t('attempts.minutes', { minutes: Math.round(minutes) })}`}
    </>
  );
}

function Granted({ attempt: { granted } }: { attempt: Attempt }) {
  const t = useText(attemptMessages);
  if (!granted) return '–';
  return (
    <Stack gap={1}>
      <span>{t(granted.fault === null ? 'attempts.fault.none' : `attempts.fault.${granted.fault}`)}</span>
      {granted.reason && <span dir="auto">{granted.reason}</span>}
      <small>
        <bdi>{t('attempts.granted_by', { name: granted.by })}</bdi>
      </small>
    </Stack>
  );
}

function Counts({ attempt: { counts, chosen } }: { attempt: Attempt }) {
  const t = useText(attemptMessages);
  return (
    <Stack gap={1}>
      <strong>{t(counts ? 'attempts.counts.yes' : 'attempts.counts.no')}</strong>
      {counts && chosen && (
        <>
          {chosen.reason && <span dir="auto">{chosen.reason}</span>}
          <small>
            <bdi>
              {chosen.by === null
                ? t('attempts.counts.before')
                : t('attempts.counts.chosen', { name: chosen.by })}
            </bdi>
          </small>
        </>
      )}
    </Stack>
  );
}
