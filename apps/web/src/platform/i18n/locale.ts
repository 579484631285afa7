import { languageMatch } from '@tryout/domain/text/language-match';
import { LANGUAGES } from '@tryout/domain/words/languages';
import { drawing } from '../drawing/drawing.ts';
import { readStored, writeStored } from '../preferences/stored.ts';
import { useStore } from '../use-store.ts';
import { wantWords } from './words-to-come.ts';

/** A language of the product, BCP 47. */
export type Locale = keyof typeof LANGUAGES;
export const LOCALES = Object.keys(LANGUAGES) as readonly Locale[];

const KEY = 'tryout.locale';
const listeners = new Set<() => void>();

const isLocale = (value: string | null): value is Locale => LOCALES.some((locale) => locale === value);

function firstLocale(): Locale {
  const stored = readStored(KEY);
  if (isLocale(stored)) return stored;
  const ofBrowser = typeof navigator === 'undefined' ? '' : (navigator.language ?? '');
  return languageMatch(ofBrowser, LOCALES) ?? 'en';
}

let current: Locale = firstLocale();
let chosen = isLocale(readStored(KEY));
let wanted: Locale = current;

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => LANGUAGES[locale].direction;

/** Writes the language on the page, so that screen readers and CSS follow. */
function writeOnPage(locale: Locale): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
}

/** Resolves when the words are here; the font may follow. */
async function load(locale: Locale): Promise<void> {
  if (locale === 'en') return;
  if (locale === 'ar')
    import('./arabic-font.ts').catch((error: unknown) => console.warn('The Arabic font did not load', error));
  await wantWords(locale);
}

/** Prepares the page for the first language; resolves when it can be drawn. */
export function startLocale(): Promise<void> {
  writeOnPage(current);
  return load(current);
}

/** Shows the app in another language once its words are here. */
export async function setLocale(locale: Locale): Promise<void> {
  chosen = true;
  wanted = locale;
  writeStored(KEY, locale);
  await load(locale);
  // Meanwhile yet another language may have been chosen.
  if (wanted !== locale) return;
  current = locale;
  writeOnPage(locale);
  for (const listener of listeners) listener();
}

/** Takes the account's language where none was chosen at this browser yet. */
export function adoptLocale(locale: string): void {
  if (!chosen && isLocale(locale) && locale !== wanted) void setLocale(locale);
}

export const currentLocale = (): Locale => current;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useLocale = (): Locale => useStore(subscribe, currentLocale, () => drawing()?.locale ?? current);

/**
 * The language for Intl, by the language's file: English with day before month and 24 hours, Arabic with Latin digits, so
 * that a number looks alike everywhere.
 */
export const intlTag = (locale: Locale): string => LANGUAGES[locale].intl;
