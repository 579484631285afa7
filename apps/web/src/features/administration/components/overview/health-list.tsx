import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sizeText } from '../../../../platform/i18n/size-text.ts';
import { type Format, useFormat } from '../../../../platform/i18n/use-format.ts';
import { type Text, useText } from '../../../../platform/i18n/use-text.ts';
import { QueryView } from '../../../../ui/states/query-view.tsx';
import { type Health, healthQuery } from '../../administration.api.ts';
import { messages } from '../../administration.messages.ts';
import classes from './overview.module.css';

type Words = Text<keyof (typeof messages)['en']>;

const PARTS = ['database', 'queue', 'mail', 'storage', 'backups', 'builds_host', 'browser'] as const;
type Part = (typeof PARTS)[number];

/** How each part of the platform is doing, asked again every half minute. */
export function HealthList() {
  const t = useText(messages);
  const format = useFormat();
  const query = useQuery(healthQuery());
  return (
    <section aria-labelledby="health" className={classes.section}>
      <h2 id="health">{t('administration.health')}</h2>
      <QueryView query={query}>
        {(health) => (
          <>
            <ul className={classes.health}>
              {PARTS.map((part) => (
                <li key={part} className={classes.part} data-state={health[part].state}>
                  <span className={classes.partHead}>
                    {part === 'backups' ? (
                      <Link className={classes.partName} to="/user/admin/backups">
                        {t('administration.health.backups')}
                      </Link>
                    ) : (
                      <span className={classes.partName}>{t(`administration.health.${part}`)}</span>
                    )}
                    <span className={classes.partState}>
                      <span className={classes.mark} aria-hidden />
                      {t(`administration.health.state.${health[part].state}`)}
                    </span>
                  </span>
                  {LINES[part](health, t, format).map((line) => (
                    <span key={line} className={classes.partLine}>
                      {line}
                    </span>
                  ))}
                </li>
              ))}
            </ul>
            <p className={classes.version}>
              {t('administration.health.version', {
                version: health.version,
                since: format.date(health.started_at, { dateStyle: 'medium', timeStyle: 'short' }),
              })}
            </p>
          </>
        )}
      </QueryView>
    </section>
  );
}

const LINES: Readonly<Record<Part, (health: Health, t: Words, format: Format) => readonly string[]>> = {
  database: ({ database }, t, format) => [
    t('administration.health.answers_in', { ms: format.number(Math.max(1, Math.round(database.answer_ms))) }),
    t('administration.health.connections', {
      used: format.number(database.connections),
      most: format.number(database.max_connections),
    }),
    t(database.is_embedded ? 'administration.health.embedded' : 'administration.health.own_server', {
      version: database.server_version,
      size: sizeText(format, database.size_bytes),
    }),
  ],
  queue: ({ queue }, t, format) => [
    t('administration.health.queued', { count: queue.waiting }),
    ...late(queue.oldest_due_s, t, format),
    t('administration.health.failed_jobs', { count: queue.failed_last_day }),
  ],
  mail: ({ mail }, t, format) => [
    t(mail.transport === 'smtp' ? 'administration.health.smtp' : 'administration.health.outbox'),
    ...late(mail.oldest_due_s, t, format),
    t('administration.health.failed_mails', { count: mail.failed_last_day }),
    ...(mail.transport === 'smtp' && mail.last_sent_at
      ? [
          t('administration.health.last_sent', {
            when: format.date(mail.last_sent_at, { dateStyle: 'medium', timeStyle: 'short' }),
          }),
        ]
      : []),
  ],
  storage: ({ storage }, t, format) => [
    storage.total_bytes > 0
      ? t('administration.health.free_of', {
          free: sizeText(format, storage.free_bytes),
          total: sizeText(format, storage.total_bytes),
        })
      : t('administration.health.free', { free: sizeText(format, storage.free_bytes) }),
    t('administration.health.files', { count: storage.files, size: sizeText(format, storage.files_bytes) }),
  ],
  backups: ({ backups }, t, format) => [
    backups.last_made_at
      ? t('administration.health.last_backup', {
          when: format.date(backups.last_made_at, { dateStyle: 'medium', timeStyle: 'short' }),
        })
      : t('administration.health.no_backup'),
    t(backups.is_nightly ? 'administration.health.nightly' : 'administration.health.by_hand'),
  ],
  builds_host: ({ builds_host }, t) => [
    t(
      builds_host.is_served
        ? builds_host.answers
          ? 'administration.health.builds_answer'
          : 'administration.health.builds_silent'
        : 'administration.health.builds_off',
      { address: builds_host.address },
    ),
  ],
  browser: ({ browser }, t) => [
    t(browser.is_found ? 'administration.health.browser_found' : 'administration.health.browser_missing'),
  ],
};

function late(seconds: number | null, t: Words, format: Format): readonly string[] {
  const minutes = Math.floor((seconds ?? 0) / 60);
  return minutes < 1
    ? []
    : [t('administration.health.late', { count: minutes, minutes: format.number(minutes) })];
}
