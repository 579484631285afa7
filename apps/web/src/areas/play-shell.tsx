import { Outlet } from '@tanstack/react-router';
import classes from './play-shell.module.css';

/** Play fills the screen; the player brings its own slim bar. No sign-out happens here: a play has its own token. */
export function PlayShell() {
  return (
    <main id="main" tabIndex={-1} className={classes.shell}>
      <Outlet />
    </main>
  );
}
