import { isWaiting } from '@tryout/domain/applications/standing';
import type { ReactNode } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import type { Application } from '../applications.api.ts';
import { messages } from '../standing.messages.ts';
import classes from './standing-panel.module.css';

/** What happens next with an application that was sent, by when, who decides, and what of it was opened. */
export function StandingPanel({ application }: { application: Application }) {
  const t = useText(messages);
  const { standing, status } = application;
  if (!standing || !isWaiting(status)) return null;
  const organization = application.organization.name;
  const { opened_at, cv_opened_at, score_card_opened_at, interview_at, decides } = standing;
  return (
    <Panel title={t('standing.title')} tone="selected">
      <dl className={classes.facts}>
        <Fact name={t('standing.next')}>
          <p>{t(`standing.next.${status}`)}</p>
          {interview_at !== null && (
            <p>
              {t.rich('standing.next.interview', { date: <TimeText at={interview_at} style="datetime" /> })}
            </p>
          )}
        </Fact>
        <Fact name={t('standing.by')}>
          <ByWhen standing={standing} organization={organization} />
        </Fact>
        <Fact name={t('standing.decides')}>
          <p>
            {t(decides.has_managers ? 'standing.decides.managers' : 'standing.decides.team', {
              organization,
            })}
          </p>
          {decides.name !== null && (
            <p>{t.rich('standing.decides.name', { name: <bdi>{decides.name}</bdi> })}</p>
          )}
        </Fact>
        <Fact name={t('standing.seen')}>
          {opened_at === null && <p>{t('standing.seen.none')}</p>}
          <Opened at={opened_at} words="standing.seen.application" />
          <Opened at={cv_opened_at} words="standing.seen.cv" />
          <Opened at={score_card_opened_at} words="standing.seen.card" />
        </Fact>
      </dl>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface OpenedProps {
  at: string | null;
  words: 'standing.seen.application' | 'standing.seen.cv' | 'standing.seen.card';
}

function Opened({ at, words }: OpenedProps) {
  const t = useText(messages);
  return at === null ? null : <p>{t.rich(words, { date: <TimeText at={at} style="datetime" /> })}</p>;
}

interface ByWhenProps {
  standing: NonNullable<Application['standing']>;
  organization: string;
}

function ByWhen({ standing: { usual }, organization }: ByWhenProps) {
  const t = useText(messages);
  const format = useFormat();
  if (!usual) return <p>{t('standing.by.unknown', { organization })}</p>;
  const { by, is_late, moves, median_days: median, most_days: most } = usual;
  return (
    <>
      <p>{t(is_late ? 'standing.by.late' : 'standing.by.usual', { date: format.date(by) })}</p>
      <p className={classes.basis}>{t('standing.by.basis', { moves, organization, median, most })}</p>
    </>
  );
}
