import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { FlowPage } from '../../../ui/layout/flow-page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { LineCheck } from '../components/line-check.tsx';
import { PlayQueryView } from '../components/play-query-view.tsx';
import { isToPlay, type OwnConfirmation, ownConfirmationQuery } from '../confirmation.api.ts';
import { confirmationMessages } from '../confirmation.messages.ts';
import { fetchGame } from '../fetch-game.ts';
import { openPlayHere } from '../plays.api.ts';

/** The confirmation play that a candidate is asked for: what it is before it is played, and thanks afterwards. */
export function ConfirmationPage() {
  const { id } = useParams({ from: '/_apply/apply/$id/confirmation' });
  const query = useQuery(ownConfirmationQuery(id));
  return (
    <PlayQueryView query={query}>
      {(found) =>
        found.confirmation && isToPlay(found.confirmation) ? (
          <Ready applicationId={id} asked={found.confirmation} found={found} />
        ) : (
          <Over applicationId={id} found={found} />
        )
      }
    </PlayQueryView>
  );
}

interface ReadyProps {
  applicationId: string;
  asked: NonNullable<OwnConfirmation['confirmation']>;
  found: OwnConfirmation;
}

function Ready({ applicationId, asked, found }: ReadyProps) {
  const t = useText(confirmationMessages);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { organization_name: organization, position_title: position } = found;
  const firstGame = asked.tasks[0]?.key;
  useEffect(() => {
    if (firstGame) fetchGame(firstGame);
  }, [firstGame]);
  const toPlay = () => navigate({ to: '/apply/$id/confirmation/play', params: { id: applicationId } });
  const isBegun = asked.state !== 'ready';
  const start = useMutation({
    mutationFn: () =>
      openPlayHere({
        application_id: applicationId,
        simulation_id: asked.simulation_id,
        confirmation: true,
        take_over: false,
      }),
    onSuccess: toPlay,
    meta: { showsError: true },
  });
  return (
    <FlowPage
      title={t('confirmation.own.title')}
      about={position}
      intro={t('confirmation.own.intro', {
        organization,
        position,
        minutes: Math.max(1, Math.round(asked.minutes)),
      })}
      onSubmit={() => (isBegun ? void toPlay() : start.mutate())}
      buttons={
        <>
          <LinkButton to={`/user/applications/${applicationId}` as '/'} variant="default">
            {t('confirmation.own.later')}
          </LinkButton>
          <Button type="submit" loading={start.isPending}>
            {t(isBegun ? 'confirmation.own.go_on' : 'confirmation.own.start')}
          </Button>
        </>
      }
    >
      <Stack>
        {asked.message && (
          <Panel title={t('confirmation.own.message', { organization })} tone="selected">
            <p dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
              {asked.message}
            </p>
          </Panel>
        )}
        <Panel title={t('confirmation.own.why')}>
          <p>{t('confirmation.own.why_text')}</p>
        </Panel>
        <Panel title={t('confirmation.own.games')}>
          <ul>
            {asked.tasks.map((task) => (
              <li key={task.key} dir="auto">
                {task.name}
              </li>
            ))}
          </ul>
          <p>{t('confirmation.own.adjustments')}</p>
          <p>
            {t('confirmation.own.due')} <TimeText at={asked.deadline_at} style="datetime" />
          </p>
        </Panel>
        <LineCheck />
        {start.isError && <p role="alert">{errorText(start.error)}</p>}
      </Stack>
    </FlowPage>
  );
}

function Over({ applicationId, found }: { applicationId: string; found: OwnConfirmation }) {
  const t = useText(confirmationMessages);
  const state = found.confirmation?.state;
  const is =
    state === undefined ? 'none' : state === 'expired' || state === 'cancelled' ? state : ('thanks' as const);
  return (
    <FlowPage
      title={t(`confirmation.own.${is}`)}
      about={found.position_title}
      intro={t(`confirmation.own.${is}_text`, { organization: found.organization_name })}
      buttons={
        <LinkButton to={`/user/applications/${applicationId}` as '/'}>
          {t('confirmation.own.back')}
        </LinkButton>
      }
    />
  );
}
