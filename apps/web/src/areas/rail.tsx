import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useText } from '../platform/i18n/use-text.ts';
import { rail } from '../platform/preferences/display.ts';
import { Logo } from '../ui/marks/logo.tsx';
import { messages } from './areas.messages.ts';
import { inSections, isPlaceAt, type NavigationItem } from './navigation.ts';
import classes from './rail.module.css';

/** The start-side rail: icons and words, or icons only; `empty` keeps its place. Under 767 px stands the bottom bar. */
export function Rail({ places, empty }: { places: readonly NavigationItem[]; empty: boolean }) {
  const t = useText(messages);
  const width = rail.use();
  return (
    <nav className={classes.rail} data-width={width} aria-label={t('areas.nav.main')}>
      {!empty && <Places places={places} width={width} />}
    </nav>
  );
}

function Places({
  places,
  width,
}: {
  places: readonly NavigationItem[];
  width: ReturnType<typeof rail.get>;
}) {
  const t = useText(messages);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const narrow = width === 'narrow';
  const Toggle = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const toggleLabel = t(narrow ? 'areas.nav.expand' : 'areas.nav.collapse');
  return (
    <>
      <div className={classes.brand}>
        <Logo to="/user" compact={narrow} />
      </div>
      {inSections(places).map(({ section, places: within }) => (
        <div key={section ?? ''} className={classes.section}>
          {section && (
            <p id={section} className={narrow ? 'visually-hidden' : classes.heading}>
              {t(section)}
            </p>
          )}
          <ul className={classes.places} aria-labelledby={section}>
            {within.map((place) => (
              <li key={place.to}>
                <Link
                  to={place.to}
                  className={classes.place}
                  activeOptions={{ exact: place.to === '/user' }}
                  aria-current={isPlaceAt(place, path) ? 'page' : undefined}
                  title={narrow ? t(place.label) : undefined}
                >
                  <place.icon size={20} stroke={1.75} aria-hidden />
                  <span className={narrow ? 'visually-hidden' : undefined}>{t(place.label)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <button
        type="button"
        className={classes.toggle}
        title={toggleLabel}
        onClick={() => rail.set(narrow ? 'wide' : 'narrow')}
      >
        <Toggle size={20} stroke={1.75} aria-hidden className="mirrored" />
        <span className={narrow ? 'visually-hidden' : undefined}>{toggleLabel}</span>
      </button>
    </>
  );
}
