import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { IconLogout, IconSettings } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useText } from '../platform/i18n/use-text.ts';
import { useCurrentUser, useLogOut } from '../platform/session/session.ts';
import { personName } from '../platform/session/user.ts';
import { ColorSchemeSwitch } from '../ui/color-scheme-switch.tsx';
import { LocaleSwitch } from '../ui/locale-switch.tsx';
import { PersonMark } from '../ui/person-mark.tsx';
import classes from './account-menu.module.css';
import { messages } from './areas.messages.ts';

/** Who is signed in, settings, language, appearance, sign out. */
export function AccountMenu() {
  const t = useText(messages);
  const user = useCurrentUser();
  const logOut = useLogOut();
  const navigate = useNavigate();
  const name = personName(user);
  return (
    <Menu position="bottom-end" width={300}>
      <Menu.Target>
        <button
          type="button"
          className={classes.button}
          aria-label={t('areas.account', { name })}
          title={name}
        >
          <PersonMark name={name} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <strong>{name}</strong>
          <span>{user.email}</span>
          <span>{t(`areas.role.${user.user_type}`)}</span>
        </div>
        <Menu.Item
          component={Link}
          to="/user/settings/account"
          leftSection={<IconSettings size={20} stroke={1.75} aria-hidden />}
        >
          {t('areas.nav.settings')}
        </Menu.Item>
        <div className={classes.switches}>
          <LocaleSwitch />
          <ColorSchemeSwitch />
        </div>
        <Menu.Item
          leftSection={<IconLogout size={20} stroke={1.75} className="mirrored" aria-hidden />}
          onClick={() => void navigate({ to: '/' }).then(logOut)}
        >
          {t('areas.log_out')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
