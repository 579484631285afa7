import type { Missing } from './missing.ts';

const ASK_TIMEOUT_MS = 10_000;
const RELOADED_KEY = 'tryout.reloaded';
/** The same address is not loaded again by itself within this time. */
const RELOAD_PAUSE_MS = 60_000;

let startFile: string | null = null;
let isReloading = false;

/** Says which file the app began with: its name changes with every release. Style sheets that fail can come again. */
export function rememberRelease(startUrl: string): void {
  startFile = new URL(startUrl).pathname;
  window.addEventListener(
    'error',
    ({ target }) => {
      // One that stays in the page counts as loaded, and what it styles would come without its styles.
      if (target instanceof HTMLLinkElement && target.rel !== 'icon') target.remove();
    },
    true,
  );
}

/** Asks the server why a part of the app may not have come. */
export async function whyMissing(): Promise<Missing> {
  if (!navigator.onLine) return 'offline';
  try {
    const answer = await fetch('/', {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
    });
    if (!answer.ok) return 'unreachable';
    return startFile !== null && !(await answer.text()).includes(startFile) ? 'new_version' : 'broken';
  } catch {
    return navigator.onLine ? 'unreachable' : 'offline';
  }
}

/** Loads the page as the server has it now, at most once a minute for one address. Answers whether it does. */
export function reloadOnce(): boolean {
  const entry = `${Math.floor(Date.now() / RELOAD_PAUSE_MS)} ${window.location.href}`;
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === entry) return false;
    sessionStorage.setItem(RELOADED_KEY, entry);
  } catch {
    return false; // storage is blocked: nothing would end the reloading
  }
  isReloading = true;
  window.location.reload();
  return true;
}

/** To be told of every change of the address: a page that is asked for while this one is on its way out is loaded instead. */
export function followReload(): void {
  // The address bar has the new address a moment after this is told.
  if (isReloading) setTimeout(() => window.location.reload());
}
