import { IconHelp, IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { PHONE } from '../platform/drawing/drawing.ts';
import { hasPicture } from '../platform/drawing/first-picture.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { usePageTitle } from '../platform/page-title.ts';
import { rail } from '../platform/preferences/display.ts';
import { useCurrentUser } from '../platform/session/session.ts';
import { useShortcut } from '../platform/shortcuts/shortcuts.ts';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { SkipLink } from '../ui/layout/skip-link.tsx';
import { useMedia } from '../ui/layout/use-media.ts';
import { usePainted } from '../ui/layout/use-painted.ts';
import { Logo } from '../ui/marks/logo.tsx';
import { lazyPiece } from '../ui/states/lazy-page.tsx';
import { AccountMenu } from './account-menu.tsx';
import classes from './app-shell.module.css';
import { messages } from './areas.messages.ts';
import { BottomBar } from './bottom-bar.tsx';
import { LazyNotice } from './lazy-notice.tsx';
import type { NavigationItem } from './navigation.ts';
import { NotificationBell } from './notification-bell.tsx';
import { Rail } from './rail.tsx';
import { useAccountSettings } from './use-account-settings.ts';
import { usePlaces } from './use-places.ts';

const CommandPalette = lazyPiece(() =>
  import('./command-palette.tsx').then((m) => ({ default: m.CommandPalette })),
);
const KeyHints = lazyPiece(() =>
  import('../ui/dialogs/key-hints.tsx').then((m) => ({ default: m.KeyHints })),
);

const JobTray = lazyPiece(() =>
  import('../features/background-jobs/public.ts').then((m) => ({ default: m.JobTray })),
);

const WorkingSwitch = lazyPiece(() =>
  import('../features/recruiter-links/public.ts').then((m) => ({ default: m.WorkingSwitch })),
);

/** The frame of signed-in pages: rail or bottom bar, top bar, one main. */
export function AppShell({ children }: { children: ReactNode }) {
  const t = useText(messages);
  const user = useCurrentUser();
  useAccountSettings(user);
  const places = usePlaces();
  const phone = useMedia(PHONE);
  // What somebody came for is drawn first, the ways to elsewhere in the frame after it.
  const painted = usePainted(hasPicture());
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null);
  const narrow = rail.use() === 'narrow' || phone;
  // Independent recruiters work for their clients as well; nobody else has the choice.
  const working = user.rights.includes('working_for.choose') && (
    <Suspense fallback={null}>
      <WorkingSwitch narrow={narrow} />
    </Suspense>
  );
  useShortcut('ctrl+k', t('areas.search'), () => setOpen('palette'));
  useShortcut('?', t('areas.help'), () => setOpen('keys'));
  return (
    <div className={classes.shell} data-rail={rail.use()}>
      <SkipLink />
      {!phone && <Rail places={places} above={working} empty={!painted} onAll={() => setOpen('palette')} />}
      <header className={classes.top}>
        {painted && (
          <TopBar
            working={phone && working}
            onSearch={() => setOpen('palette')}
            onHelp={() => setOpen('keys')}
          />
        )}
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        <LazyNotice />
        {children}
      </main>
      {painted && phone && <BottomBar places={places} />}
      {painted &&
        places.map((place) => place.keys && <PlaceKeys key={place.to} place={place} keys={place.keys} />)}
      <Suspense fallback={null}>
        {open === 'palette' && <CommandPalette places={places} onClose={() => setOpen(null)} />}
        {open === 'keys' && <KeyHints onClose={() => setOpen(null)} />}
      </Suspense>
    </div>
  );
}

function TopBar({
  working,
  onSearch,
  onHelp,
}: {
  working: ReactNode;
  onSearch: () => void;
  onHelp: () => void;
}) {
  const t = useText(messages);
  const { title, hidden } = usePageTitle();
  return (
    <>
      <span className={classes.mark}>
        <Logo to="/user" compact />
      </span>
      {working}
      <p className={classes.title} data-shown={hidden || undefined} aria-hidden>
        {title}
      </p>
      <button type="button" className={classes.search} onClick={onSearch}>
        <IconSearch size={18} stroke={1.75} aria-hidden />
        <span>{t('areas.search')}</span>
        <kbd className={classes.kbd}>Ctrl K</kbd>
      </button>
      {useLater() && (
        <Suspense fallback={null}>
          <JobTray />
        </Suspense>
      )}
      <NotificationBell />
      <span className={classes.help}>
        <IconButton label={t('areas.help')} icon={IconHelp} onClick={onHelp} />
      </span>
      <AccountMenu />
    </>
  );
}

/** The tray is no part of what somebody waits for when a page opens. */
const LATER_MS = 2_000;

function useLater(): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return later;
}

/** The `g …` keys of one place. */
function PlaceKeys({ place, keys }: { place: NavigationItem; keys: string }) {
  const t = useText(messages);
  const navigate = useNavigate();
  useShortcut(keys, t(place.label), () => void navigate({ to: place.to }));
  return null;
}
