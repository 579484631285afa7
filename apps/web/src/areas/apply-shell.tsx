import { Outlet } from '@tanstack/react-router';
import { LocaleSwitch } from '../ui/controls/locale-switch.tsx';
import { SkipLink } from '../ui/layout/skip-link.tsx';
import { employerAccent } from '../ui/marks/employer-accent.ts';
import { Logo } from '../ui/marks/logo.tsx';
import classes from './apply-shell.module.css';
import { LazyNotice } from './lazy-notice.tsx';
import { useEmployer } from './use-employer.ts';

/** The candidate's flow in the employer's look: one column, one thing a screen, no heading font and no menus to load. */
export function ApplyShell() {
  const employer = useEmployer();
  const accent = employerAccent(employer?.look);
  return (
    <div className={`${classes.shell} ${accent.className ?? ''}`} style={accent.style}>
      <SkipLink />
      <header className={classes.top}>
        {employer?.look.logo_path ? (
          <div className={classes.employer}>
            <img src={employer.look.logo_path} alt="" className={classes.logo} />
            <span>{employer.name}</span>
          </div>
        ) : (
          <Logo />
        )}
        <LocaleSwitch />
      </header>
      <LazyNotice />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
    </div>
  );
}
