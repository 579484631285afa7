import { areaOf } from '@tryout/domain/access/roles';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { useSaveSettings } from '../auth.api.ts';
import { messages } from '../settings.messages.ts';

const CANDIDATE = [
  'status_changed',
  'score_card_ready',
  'message_received',
  'application_reminder',
  'play_reminder',
] as const;
const HIRING = [
  'applicant_arrived',
  'applicant_score_ready',
  'comment_mention',
  'applicant_shared',
  'message_received',
] as const;
const MANAGER = ['comment_mention', 'applicant_shared', 'privilege_given'] as const;
const PLATFORM = ['organization_waiting'] as const;

function kindsFor(userType: string) {
  const area = areaOf(userType);
  if (area === 'candidate') return CANDIDATE;
  if (area === 'super_admin') return PLATFORM;
  return area === 'company' || area === 'independent_recruiter' ? HIRING : MANAGER;
}

/** Which kinds of news come by mail as well. */
export function MailSettings() {
  const t = useText(messages);
  const user = useCurrentUser();
  const save = useSaveSettings();
  const muted = new Set(user.settings.muted_mail);
  const set = (kind: string, wanted: boolean) => {
    const next = new Set(muted);
    if (wanted) next.delete(kind);
    else next.add(kind);
    save.mutate({ muted_mail: [...next] });
  };
  return (
    <Panel title={t('settings.part.mail')}>
      <p>{t('settings.mail.intro')}</p>
      {kindsFor(user.user_type).map((kind) => (
        <CheckBox
          key={kind}
          label={t(`settings.mail.${kind}`)}
          checked={!muted.has(kind)}
          onChange={(wanted) => set(kind, wanted)}
        />
      ))}
      {areaOf(user.user_type) !== 'candidate' && (
        <>
          <CheckBox
            label={t('settings.mail.daily')}
            checked={user.settings.mail_daily}
            onChange={(mail_daily) => save.mutate({ mail_daily })}
          />
          <p>{t('settings.mail.daily_about')}</p>
        </>
      )}
    </Panel>
  );
}
