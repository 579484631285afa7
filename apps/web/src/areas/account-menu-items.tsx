import { IconLogout, IconSettings } from '@tabler/icons-react';
import { useText } from '../platform/i18n/use-text.ts';
import { useCurrentUser, useLogOut } from '../platform/session/session.ts';
import { personName } from '../platform/session/user.ts';
import { ColorSchemeSwitch } from '../ui/controls/color-scheme-switch.tsx';
import { LocaleSwitch } from '../ui/controls/locale-switch.tsx';
import { MenuItem } from '../ui/dialogs/menu-item.tsx';
import { toast } from '../ui/states/toast.ts';
import classes from './account-menu.module.css';
import { messages } from './areas.messages.ts';
import { roleName } from './role-name.ts';
import { rolesMessages } from './roles.messages.ts';

/** Who is signed in, settings, language, appearance, sign out. */
export default function AccountMenuItems({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const roles = useText(rolesMessages);
  const user = useCurrentUser();
  const logOut = useLogOut();
  return (
    <>
      <div className={classes.who}>
        <strong>{personName(user)}</strong>
        <span>{user.email}</span>
        <span>{roleName(roles, user.user_type)}</span>
      </div>
      <MenuItem
        to="/user/settings/account"
        label={t('areas.nav.settings')}
        icon={IconSettings}
        onClick={onClose}
      />
      <div className={classes.switches}>
        <LocaleSwitch />
        <ColorSchemeSwitch />
      </div>
      <MenuItem
        label={t('areas.log_out')}
        icon={IconLogout}
        mirrored
        onClick={() => {
          toast.clear();
          void logOut();
        }}
      />
    </>
  );
}
