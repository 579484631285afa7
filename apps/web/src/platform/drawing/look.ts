import { onStored, readStored } from '../preferences/stored.ts';
import { type Look, PHONE } from './drawing.ts';

const COOKIE = 'look';
/** What is remembered that changes how a page is drawn. */
const KEYS = ['tryout.locale', 'tryout.color_scheme', 'tryout.density', 'tryout.rail'];
const COLUMNS = 'tryout.columns.';

/** Tells the server, for the next page that it draws, what this browser is like. */
function tellLook(): void {
  const columns = Object.keys(localStorage).filter((key) => key.startsWith(COLUMNS));
  const stored = [...KEYS, ...columns].flatMap((key) => {
    const value = readStored(key);
    return value === null ? [] : [[key, value] as const];
  });
  const look: Look = {
    phone: matchMedia(PHONE).matches,
    height: window.innerHeight,
    zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    stored: Object.fromEntries(stored),
  };
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const write = (value: string, path: string, seconds: number) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari
    document.cookie = `${COOKIE}=${value}; Path=${path}; Max-Age=${seconds}; SameSite=Lax${secure}`;
  };
  write(encodeURIComponent(JSON.stringify(look)), '/', 31_536_000);
  // Where it stood when only signed-in pages were drawn, and where it would be read first.
  write('', '/user', 0);
}

/** Keeps the server told what the browser is like: when a choice is made, and when the page is left. */
export function keepLookReported(): () => void {
  const forget = onStored((key) => {
    if (KEYS.includes(key) || key.startsWith(COLUMNS)) tellLook();
  });
  window.addEventListener('pagehide', tellLook);
  return () => {
    forget();
    window.removeEventListener('pagehide', tellLook);
  };
}
