import { IconDots } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useText } from '../platform/i18n/use-text.ts';
import { MenuItem } from '../ui/dialogs/menu-item.tsx';
import { Popup } from '../ui/dialogs/popup.tsx';
import { messages } from './areas.messages.ts';
import classes from './bottom-bar.module.css';
import { isPlaceAt, type NavigationItem } from './navigation.ts';

const SHOWN = 4;

/** Under 767 px: four places and "More"; all five when there are no more. */
export function BottomBar({ places }: { places: readonly NavigationItem[] }) {
  const t = useText(messages);
  const path = useLocation({ select: ({ pathname }) => pathname });
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
          aria-current={isPlaceAt(place, path) ? 'page' : undefined}
        >
          <place.icon size={22} stroke={1.75} aria-hidden />
          <span>{t(place.short ?? place.label)}</span>
        </Link>
      ))}
      {more.length > 0 && (
        <Popup
          above
          width={260}
          label={t('areas.nav.more')}
          button={(props) => (
            <button type="button" className={classes.place} {...props}>
              <IconDots size={22} stroke={1.75} aria-hidden />
              <span>{t('areas.nav.more')}</span>
            </button>
          )}
        >
          {(close) =>
            more.map((place) => (
              <MenuItem
                key={place.to}
                to={place.to}
                label={t(place.label)}
                icon={place.icon}
                onClick={close}
              />
            ))
          }
        </Popup>
      )}
    </nav>
  );
}
