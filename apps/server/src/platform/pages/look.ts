import { languageMatch } from '@tryout/domain/text/language-match';
import { z } from 'zod';
import { LANGUAGES, type Language } from '../language/language.ts';

/** As `apps/web/src/platform/drawing/look.ts` tells it. */
const Look = z.object({
  phone: z.boolean(),
  height: z.number().min(100).max(10_000),
  zone: z.string().max(64).nullable(),
  stored: z.record(z.string().regex(/^tryout\.[a-z_.-]{1,40}$/), z.string().max(300)),
});
export type Look = z.infer<typeof Look>;

/** The longest cookie that is read. */
const MOST = 3_000;

/** What the browser has told of itself; null where it has told nothing that can be read. */
export function readLook(cookie: string | undefined): Look | null {
  if (cookie === undefined || cookie.length > MOST) return null;
  const look = Look.safeParse(parsed(cookie)).data;
  if (!look) return null;
  return { ...look, zone: look.zone !== null && isZone(look.zone) ? look.zone : null };
}

/** Of a browser that has told nothing yet: as its first request shows it. */
export function guessLook(userAgent: string | undefined): Look {
  return { phone: /\bMobile\b/.test(userAgent ?? ''), height: 900, zone: null, stored: {} };
}

/** The language that the app would begin with: what was chosen, else the browser's first. */
export function localeOf(look: Look, acceptLanguage: string | undefined): Language {
  const chosen = LANGUAGES.find((language) => language === look.stored['tryout.locale']);
  if (chosen !== undefined) return chosen;
  const first = (acceptLanguage ?? '').split(/[,;]/, 1)[0]?.trim() ?? '';
  return languageMatch(first, LANGUAGES) ?? 'en';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // somebody wrote the cookie by hand: as if there were none
  }
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false; // Intl says by an error that it knows no such zone
  }
}
