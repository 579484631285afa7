import type { LANGUAGES } from '@tryout/domain/words/languages';

/** Where cards stand instead of tables, and a bar at the foot instead of the rail; as in the style sheets. */
export const PHONE = '(max-width: 767px)';

/** What the server knows of the browser that it draws a page for; the browser tells it in a cookie (look.ts). */
export interface Look {
  /** `PHONE` holds. */
  readonly phone: boolean;
  /** Of the window, in CSS pixels. */
  readonly height: number;
  /** The reader's zone, such as "Europe/Berlin"; null: the server's own. */
  readonly zone: string | null;
  /** What the browser remembers, by key (preferences/stored.ts). */
  readonly stored: Readonly<Record<string, string>>;
}

/** A page that the server draws for somebody. */
export interface Drawing {
  readonly look: Look;
  readonly locale: keyof typeof LANGUAGES;
  /** The request had a session; whether it still holds shows when it is asked for. */
  readonly mayBeSignedIn: boolean;
  /** Asks one of our own addresses in the reader's name. */
  readonly ask: (url: string) => Promise<{ readonly status: number; readonly body: unknown }>;
  /** What the browser remembers. It is noted: where something else is remembered by then, the picture is not shown. */
  readonly remembered: (key: string) => string | null;
}

let find: () => Drawing | null = () => null;

/** Says how the page is found that is drawn just now: only the server's own entry does (draw-page.tsx). */
export const findDrawingBy = (finder: () => Drawing | null): void => {
  find = finder;
};

/** The page that is drawn just now; null in browsers. */
export const drawing = (): Drawing | null => (import.meta.env.SSR ? find() : null);
