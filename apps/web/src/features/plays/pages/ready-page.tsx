import { Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { RouteResult } from '@tryout/contract/define-route';
import type { checkApplication } from '@tryout/contract/plays/plays';
import { useEffect, useState } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { FlowPage } from '../../../ui/layout/flow-page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { acceptHere, NoticeText, noticeQuery } from '../../notices/candidate.public.ts';
import { AdjustmentFields } from '../components/adjustment-fields.tsx';
import { EarlierResult } from '../components/earlier-result.tsx';
import { LineCheck } from '../components/line-check.tsx';
import { PlayQueryView } from '../components/play-query-view.tsx';
import { SimulationCover } from '../components/simulation-cover.tsx';
import { fetchGame } from '../fetch-game.ts';
import { openPlayHere, playsQuery } from '../plays.api.ts';
import { messages } from '../plays.messages.ts';
import { NO_ADJUSTMENTS, nextSimulation } from '../ready.ts';
import { wordsFor } from '../words-for.ts';
import classes from './ready-page.module.css';

type Check = RouteResult<typeof checkApplication>;

/** Before play: what it measures, how it is used, adjustments, line, consent. */
export function ReadyPage() {
  const { id } = useParams({ from: '/_apply/apply/$id/ready' });
  const query = useQuery(playsQuery(id));
  return <PlayQueryView query={query}>{(check) => <Ready applicationId={id} check={check} />}</PlayQueryView>;
}

function Ready({ applicationId, check }: { applicationId: string; check: Check }) {
  const t = useText(messages);
  const locale = useLocale();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const next = nextSimulation(check.simulations);
  // A further attempt that was granted is there already, and nobody has begun it: its adjustments can still be chosen.
  const begun = next !== undefined && next.state !== null && next.state !== 'ready';
  const [adjustments, setAdjustments] = useState(check.accommodations ?? NO_ADJUSTMENTS);
  const [consent, setConsent] = useState(begun);
  const [asked, setAsked] = useState(false);
  const firstGame = next?.tasks[0]?.key;
  useEffect(() => {
    if (firstGame) fetchGame(firstGame);
  }, [firstGame]);
  const notice = useQuery(noticeQuery(applicationId));
  // What is below the notice waits for it, so that nothing moves from under a finger; a play that has begun goes on.
  const settled = begun || !notice.isPending;
  const acceptShown = async () => {
    if (!begun && notice.data && notice.data.accepted_at === null) {
      await acceptHere(applicationId, notice.data.digest);
    }
  };
  const toPlay = () => navigate({ to: '/apply/$id/play', params: { id: applicationId } });
  const start = useMutation({
    mutationFn: async () => {
      await acceptShown();
      return openPlayHere({
        application_id: applicationId,
        simulation_id: next?.simulation_id ?? '',
        accommodations: adjustments,
        take_over: false,
      });
    },
    // What was shown may have changed meanwhile: it is read again.
    onError: () => void notice.refetch(),
    onSuccess: async () => {
      // The page of the play goes by what is stored: the notice is accepted now, and the play begun.
      await client.fetchQuery({ ...playsQuery(applicationId), staleTime: 0 });
      await toPlay();
    },
    meta: { showsError: true },
  });
  const words = next && wordsFor(next, locale);
  const { organization_name: organization, position_title: position } = check.notice;

  if (!check.allowed || !next) {
    return (
      <FlowPage
        title={t('plays.ready.title')}
        about={position}
        intro={check.reason || t('plays.ready.nothing')}
        buttons={
          <LinkButton to={`/user/applications/${applicationId}` as '/'} variant="default">
            {t('plays.ready.back')}
          </LinkButton>
        }
      />
    );
  }

  const shortest = Math.ceil(next.shortest_minutes);
  const minutes = Math.ceil(next.duration_minutes);
  const go = () => {
    setAsked(true);
    if (!consent) return;
    if (begun) void toPlay();
    else start.mutate();
  };
  return (
    <FlowPage
      title={t('plays.ready.title')}
      about={position}
      intro={t(shortest < minutes ? 'plays.ready.intro_span' : 'plays.ready.intro', {
        count: next.task_count,
        shortest,
        minutes,
      })}
      onSubmit={go}
      buttons={
        <>
          <LinkButton to={`/user/applications/${applicationId}` as '/'} variant="default">
            {t('plays.ready.later')}
          </LinkButton>
          <Button type="submit" loading={start.isPending} disabled={!begun && !notice.data}>
            {begun ? t('plays.ready.go_on') : t('plays.ready.start')}
          </Button>
        </>
      }
    >
      <Stack>
        {next.cover && <SimulationCover cover={next.cover} />}
        <p dir="auto">
          <strong>{words?.name}</strong>
        </p>
        {words?.intro && (
          <p className={classes.words} dir="auto">
            {words.intro}
          </p>
        )}
        <EarlierResult
          applicationId={applicationId}
          organization={organization}
          simulation={next}
          onBefore={acceptShown}
        />
        <QueryView query={notice}>
          {(read) => (
            <>
              {read.changed && <Banner tone="warning">{t('plays.ready.notice_changed')}</Banner>}
              <NoticeText notice={read} />
            </>
          )}
        </QueryView>
        {settled && (
          <>
            <Panel title={t('plays.ready.adjust')}>
              <p>{begun ? t('plays.ready.locked') : t('plays.ready.adjust_text')}</p>
              <AdjustmentFields
                offered={next.accommodations_offered}
                value={adjustments}
                onChange={setAdjustments}
                disabled={begun}
              />
              <p className={classes.quiet}>{t('plays.ready.other_way_text', { organization })}</p>
              <LinkButton to={`/apply/${applicationId}/adjustments` as '/'} variant="default">
                {t('plays.ready.other_way')}
              </LinkButton>
            </Panel>
            <LineCheck />
            <Checkbox
              label={t('plays.ready.consent')}
              checked={consent}
              onChange={(event) => setConsent(event.currentTarget.checked)}
              error={asked && !consent ? t('plays.ready.consent_missing') : undefined}
            />
          </>
        )}
        {start.isError && <p role="alert">{errorText(start.error)}</p>}
      </Stack>
    </FlowPage>
  );
}
