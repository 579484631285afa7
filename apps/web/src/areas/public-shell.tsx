import { Outlet } from '@tanstack/react-router';
import '../ui/theme/heading-font.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { PublicGuard } from '../platform/session/guards.tsx';
import { useSession } from '../platform/session/session.ts';
import { ColorSchemeSwitch } from '../ui/controls/color-scheme-switch.tsx';
import { LinkButton } from '../ui/controls/link-button.tsx';
import { LocaleSwitch } from '../ui/controls/locale-switch.tsx';
import { SkipLink } from '../ui/layout/skip-link.tsx';
import { Logo } from '../ui/marks/logo.tsx';
import { LoadingScreen } from '../ui/states/loading-mark.tsx';
import { messages } from './areas.messages.ts';
import { LazyNotice } from './lazy-notice.tsx';
import classes from './public-shell.module.css';

/** Open pages: whoever comes. */
export function OpenShell() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}

/** `/public/…`: only for those who are signed out. */
export function VisitorShell() {
  return (
    <PublicFrame>
      <PublicGuard loading={<LoadingScreen />} failed={() => null}>
        <Outlet />
      </PublicGuard>
    </PublicFrame>
  );
}

export function PublicFrame({ children }: { children: React.ReactNode }) {
  const t = useText(messages);
  const session = useSession();
  return (
    <div className={classes.shell}>
      <SkipLink />
      <header className={classes.top}>
        <Logo />
        <nav className={classes.links} aria-label={t('areas.nav.main')}>
          <LinkButton to={'/jobs' as '/'} variant="subtle">
            {t('areas.nav.jobs')}
          </LinkButton>
          {session.status === 'in' ? (
            <LinkButton to="/user" variant="default">
              {t('areas.to_area')}
            </LinkButton>
          ) : (
            <>
              <LinkButton to={'/public/login' as '/'} variant="subtle">
                {t('areas.sign_in')}
              </LinkButton>
              <LinkButton to={'/public/signup/role' as '/'} variant="default">
                {t('areas.sign_up')}
              </LinkButton>
            </>
          )}
        </nav>
      </header>
      <LazyNotice />
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <footer className={classes.foot}>
        <p>
          {t('areas.footer.claim')} <a href="/picture-credits">{t('areas.footer.pictures')}</a>
        </p>
        <div className={classes.switches}>
          <LocaleSwitch />
          <ColorSchemeSwitch />
        </div>
      </footer>
    </div>
  );
}
