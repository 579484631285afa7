import {
  IconApps,
  IconChevronDown,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { rail } from '../platform/preferences/display.ts';
import { Logo } from '../ui/marks/logo.tsx';
import { messages } from './areas.messages.ts';
import {
  inSections,
  isPlaceAt,
  type NavigationItem,
  SECTIONS,
  type SectionKey,
  sectionAt,
} from './navigation.ts';
import classes from './rail.module.css';

/** The start-side rail: icons and names, or icons only; `empty` keeps its place. Phones have the bottom bar instead. */
export function Rail({
  places,
  empty,
  above,
  onAll,
}: {
  places: readonly NavigationItem[];
  empty: boolean;
  /** Between the mark and the places: for whom somebody works; null: there is no choice. */
  above: ReactNode;
  /** Opens the palette, which has every place. */
  onAll: () => void;
}) {
  const t = useText(messages);
  const width = rail.use();
  return (
    <nav className={classes.rail} data-width={width} aria-label={t('areas.nav.main')}>
      {!empty && <Places places={places} above={above} narrow={width === 'narrow'} onAll={onAll} />}
    </nav>
  );
}

function Places({
  places,
  above,
  narrow,
  onAll,
}: {
  places: readonly NavigationItem[];
  above: ReactNode;
  narrow: boolean;
  onAll: () => void;
}) {
  const t = useText(messages);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const Toggle = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const toggleLabel = t(narrow ? 'areas.nav.expand' : 'areas.nav.collapse');
  const here = sectionAt(places, path);
  // A group that was opened by hand stays open until somebody goes to a page of another one.
  const [chosen, setChosen] = useState<{
    readonly at: SectionKey | null;
    readonly open: SectionKey | null;
  }>();
  const open = chosen && chosen.at === here ? chosen.open : (here ?? 'areas.section.assessment');
  return (
    <>
      <div className={classes.brand}>
        <Logo to="/user" compact={narrow} />
      </div>
      {above}
      {inSections(places).map(({ section, places: ofSection }) => {
        const list = <PlaceList places={ofSection} path={path} narrow={narrow} />;
        if (!section) return <div key="">{list}</div>;
        return (
          <Section
            key={section}
            section={section}
            open={open === section}
            narrow={narrow}
            onToggle={() => setChosen({ at: here, open: open === section ? null : section })}
          >
            {list}
          </Section>
        );
      })}
      <div className={classes.end}>
        {places.some((place) => place.seldom) && (
          <RailButton label={t('areas.nav.all')} icon={IconApps} narrow={narrow} onClick={onAll} />
        )}
        <RailButton
          label={toggleLabel}
          icon={Toggle}
          mirrored
          narrow={narrow}
          onClick={() => rail.set(narrow ? 'wide' : 'narrow')}
        />
      </div>
    </>
  );
}

function Section({
  section,
  open,
  narrow,
  onToggle,
  children,
}: {
  section: SectionKey;
  open: boolean;
  narrow: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  const t = useText(messages);
  const Icon = SECTIONS[section];
  return (
    <div className={classes.section}>
      <button
        type="button"
        className={classes.heading}
        aria-expanded={open}
        aria-controls={section}
        title={narrow ? t(section) : undefined}
        onClick={onToggle}
      >
        {narrow && <Icon size={18} stroke={1.75} aria-hidden />}
        <span className={narrow ? 'visually-hidden' : undefined}>{t(section)}</span>
        {!narrow && <IconChevronDown size={16} stroke={1.75} aria-hidden className={classes.chevron} />}
      </button>
      <div id={section} hidden={!open}>
        {children}
      </div>
    </div>
  );
}

function PlaceList({
  places,
  path,
  narrow,
}: {
  places: readonly NavigationItem[];
  path: string;
  narrow: boolean;
}) {
  const t = useText(messages);
  return (
    <ul className={classes.places}>
      {places.map((place) => {
        const current = isPlaceAt(place, path);
        if (place.seldom && !current) return null;
        return (
          <li key={place.to}>
            <Link
              to={place.to}
              className={classes.place}
              activeOptions={{ exact: place.to === '/user' }}
              aria-current={current ? 'page' : undefined}
              title={narrow ? t(place.label) : undefined}
            >
              <place.icon size={20} stroke={1.75} aria-hidden />
              <span className={narrow ? 'visually-hidden' : undefined}>{t(place.label)}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function RailButton({
  label,
  icon: Icon,
  mirrored,
  narrow,
  onClick,
}: {
  label: string;
  icon: TablerIcon;
  mirrored?: boolean;
  narrow: boolean;
  onClick: () => void;
}) {
  return (
    <button type="button" className={classes.button} title={label} onClick={onClick}>
      <Icon size={20} stroke={1.75} aria-hidden {...(mirrored ? { className: 'mirrored' } : {})} />
      <span className={narrow ? 'visually-hidden' : undefined}>{label}</span>
    </button>
  );
}
