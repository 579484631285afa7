import { Outlet } from '@tanstack/react-router';
import { LocaleSwitch } from '../ui/controls/locale-switch.tsx';
import { SkipLink } from '../ui/layout/skip-link.tsx';
import { Logo } from '../ui/marks/logo.tsx';
import classes from './apply-shell.module.css';
import { LazyNotice } from './lazy-notice.tsx';

/** The candidate's flow: one column, one thing a screen, no heading font and no menus to load. */
export function ApplyShell() {
  return (
    <div className={classes.shell}>
      <SkipLink />
      <header className={classes.top}>
        <Logo />
        <LocaleSwitch />
      </header>
      <LazyNotice />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
    </div>
  );
}
