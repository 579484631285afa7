import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useText } from '../platform/i18n/use-text.ts';
import { messages } from './areas.messages.ts';
import classes from './bottom-bar.module.css';
import type { Place } from './navigation.ts';

const SHOWN = 4;

/** Under 767 px: four places and "More"; all five when there are no more. */
export function BottomBar({ places }: { places: readonly Place[] }) {
  const t = useText(messages);
  const shown = places.length <= SHOWN + 1 ? places : places.slice(0, SHOWN);
  const more = places.slice(shown.length);
  return (
    <nav className={classes.bar} aria-label={t('areas.nav.main')}>
      {shown.map((place) => (
        <Link
          key={place.to}
          to={place.to}
          className={classes.place}
          activeOptions={{ exact: place.to === '/user' }}
        >
          <place.icon size={22} stroke={1.75} aria-hidden />
          <span>{t(place.label)}</span>
        </Link>
      ))}
      {more.length > 0 && (
        <Menu position="top-end" width={240}>
          <Menu.Target>
            <button type="button" className={classes.place}>
              <IconDots size={22} stroke={1.75} aria-hidden />
              <span>{t('areas.nav.more')}</span>
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            {more.map((place) => (
              <Menu.Item
                key={place.to}
                component={Link}
                to={place.to}
                leftSection={<place.icon size={20} stroke={1.75} aria-hidden />}
              >
                {t(place.label)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </nav>
  );
}
