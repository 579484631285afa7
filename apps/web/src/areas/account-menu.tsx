import { IconLogout, IconSettings } from '@tabler/icons-react';
import { useText } from '../platform/i18n/use-text.ts';
import { useCurrentUser, useLogOut } from '../platform/session/session.ts';
import { personName } from '../platform/session/user.ts';
import { ColorSchemeSwitch } from '../ui/controls/color-scheme-switch.tsx';
import { LocaleSwitch } from '../ui/controls/locale-switch.tsx';
import { MenuItem } from '../ui/dialogs/menu-item.tsx';
import { Popup } from '../ui/dialogs/popup.tsx';
import { PersonMark } from '../ui/marks/person-mark.tsx';
import { toast } from '../ui/states/toast.ts';
import classes from './account-menu.module.css';
import { messages } from './areas.messages.ts';
import { roleName } from './role-name.ts';

/** Who is signed in, settings, language, appearance, sign out. */
export function AccountMenu() {
  const t = useText(messages);
  const user = useCurrentUser();
  const logOut = useLogOut();
  const name = personName(user);
  const label = t('areas.account', { name });
  return (
    <Popup
      label={label}
      width={350}
      button={(props) => (
        <button type="button" className={classes.button} title={name} {...props}>
          <PersonMark name={name} />
          <span className="visually-hidden">{label}</span>
        </button>
      )}
    >
      {(close) => (
        <>
          <div className={classes.who}>
            <strong>{name}</strong>
            <span>{user.email}</span>
            <span>{roleName(t, user.user_type)}</span>
          </div>
          <MenuItem
            to="/user/settings/account"
            label={t('areas.nav.settings')}
            icon={IconSettings}
            onClick={close}
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
      )}
    </Popup>
  );
}
