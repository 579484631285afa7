import type { InsideLookView } from '@tryout/contract/administration/organization-inside';
import { useText } from '../../../platform/i18n/use-text.ts';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { messages } from '../platform-access.messages.ts';
import classes from './look-list.module.css';

/** Each look of the platform at an organization's applicants: who, when and why. */
export function LookList({ looks }: { looks: readonly InsideLookView[] }) {
  const t = useText(messages);
  return (
    <ul className={classes.looks}>
      {looks.map((look) => (
        <li key={look.inside_look_id}>
          <strong>{look.opened_by_name}</strong>
          <span className={classes.quiet}>
            {t.rich('platform_access.from_to', {
              from: <TimeText at={look.opened_at} style="datetime" />,
              until: <TimeText at={look.ended_at ?? look.expires_at} style="datetime" />,
            })}
            {look.is_open && <> · {t('platform_access.is_open')}</>}
            {' · '}
            {t('platform_access.seen', { count: look.seen })}
          </span>
          <span className={classes.reason}>
            <bdi>{look.reason}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}
