import type { UserType } from '@tryout/domain/access/roles';
import { viewerRole } from '@tryout/domain/profile-views/viewer';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { useSaveSettings } from '../auth.api.ts';
import { messages } from '../settings.messages.ts';

/** Whether candidates read one's name, for those who hire. */
export function NameSettings() {
  const t = useText(messages);
  const user = useCurrentUser();
  const save = useSaveSettings();
  if (viewerRole(user.user_type as UserType) === null) return null;
  return (
    <Panel title={t('settings.name.title')}>
      <p>{t('settings.name.about')}</p>
      <CheckBox
        label={t('settings.name.show')}
        checked={user.settings.show_name}
        onChange={(show_name) => save.mutate({ show_name })}
      />
    </Panel>
  );
}
