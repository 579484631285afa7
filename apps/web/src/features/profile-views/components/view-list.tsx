import { Link } from '@tanstack/react-router';
import type { ProfileView } from '@tryout/contract/profile-views/profile-views';
import { useText } from '../../../platform/i18n/use-text.ts';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { messages } from '../profile-views.messages.ts';
import classes from './views.module.css';

/** Views, newest first: which organization, in which role, what was opened. */
export function ViewList({ items }: { items: readonly ProfileView[] }) {
  const t = useText(messages);
  return (
    <section>
      <h2>{t('views.list')}</h2>
      <ul className={classes.list}>
        {items.map((view) => (
          <li key={view.profile_view_id} className={classes.one}>
            <span className={classes.who}>
              <strong>
                <bdi>{view.organization_name ?? t('views.gone')}</bdi>
              </strong>
              {view.client_name !== null && (
                <span>{t.rich('views.for', { client: <bdi>{view.client_name}</bdi> })}</span>
              )}
              <span className={classes.more}>
                {t(`views.role.${view.role}`)}
                {view.viewer_name !== null && (
                  <>
                    {' · '}
                    <bdi>{view.viewer_name}</bdi>
                  </>
                )}
              </span>
            </span>
            <span className={classes.more}>
              {view.application ? (
                <Link to="/user/applications/$id" params={{ id: view.application.application_id }}>
                  {t('views.application', { position: view.application.position_title })}
                </Link>
              ) : (
                t('views.profile')
              )}
              {' · '}
              <TimeText at={view.at} style="datetime" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
