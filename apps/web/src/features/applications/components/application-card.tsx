import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { statusKey } from '../application-status-text.ts';
import type { ApplicationSummary } from '../applications.api.ts';
import { messages } from '../applications.messages.ts';
import classes from './application-card.module.css';
import { useStandingLine } from './use-standing-line.ts';

/** One application as a card: where it stands and how to go on. */
export function ApplicationCard({ application }: { application: ApplicationSummary }) {
  const t = useText(messages);
  const format = useFormat();
  const standing = useStandingLine()(application);
  const { application_id: id, position_title: title, applied_at, created_at } = application;
  const facts = [
    applied_at === null
      ? t('applications.list.started', { date: format.date(created_at) })
      : t('applications.list.applied', { date: format.date(applied_at) }),
    application.next_step !== null &&
      t('applications.list.steps', { done: application.steps_done, total: application.steps_total }),
    application.minutes_left > 0 &&
      t('applications.list.minutes', { minutes: Math.ceil(application.minutes_left) }),
    application.unread_messages > 0 &&
      t('applications.list.messages', { count: application.unread_messages }),
  ].filter((fact) => typeof fact === 'string');
  const hidden = <span className="visually-hidden">: {title}</span>;
  return (
    <Panel
      as="article"
      title={title}
      actions={<StatusChip status={application.status} label={t(statusKey(application))} />}
    >
      <p>{application.organization_name}</p>
      <p className={classes.facts}>{facts.join(' · ')}</p>
      {standing !== '' && <p className={classes.facts}>{standing}</p>}
      <div className={classes.buttons}>
        {application.next_step !== null && (
          <LinkButton to="/apply/$id" params={{ id }}>
            {t('applications.list.go_on')}
            {hidden}
          </LinkButton>
        )}
        <LinkButton to="/user/applications/$id" params={{ id }} variant="default">
          {t('applications.list.open')}
          {hidden}
        </LinkButton>
      </div>
    </Panel>
  );
}
