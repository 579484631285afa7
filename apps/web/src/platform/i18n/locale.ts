import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../preferences/stored.ts';

export const LOCALES = ['en', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];

const KEY = 'tryout.locale';
const listeners = new Set<() => void>();

const isLocale = (value: string | null): value is Locale => LOCALES.some((locale) => locale === value);

function firstLocale(): Locale {
  const stored = readStored(KEY);
  if (isLocale(stored)) return stored;
  return typeof navigator !== 'undefined' && navigator.language?.startsWith('ar') ? 'ar' : 'en';
}

let current: Locale = firstLocale();
let chosen = isLocale(readStored(KEY));

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');

/** Loads what the language needs and writes it on the page, so that screen readers and CSS follow. */
export async function applyLocale(locale: Locale): Promise<void> {
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
  if (locale === 'ar') await import('./arabic-font.ts');
}

export function setLocale(locale: Locale): void {
  current = locale;
  chosen = true;
  writeStored(KEY, locale);
  applyLocale(locale).catch((error: unknown) => console.warn('The Arabic font did not load', error));
  for (const listener of listeners) listener();
}

/** Takes the account's language where none was chosen at this browser yet. */
export function adoptLocale(locale: string): void {
  if (!chosen && isLocale(locale) && locale !== current) setLocale(locale);
}

export const currentLocale = (): Locale => current;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useLocale = (): Locale => useSyncExternalStore(subscribe, currentLocale);

/** The language for Intl: English with day before month and 24 hours, Arabic with Latin digits, so that a number looks alike everywhere. */
export const intlTag = (locale: Locale): string => (locale === 'ar' ? 'ar-u-nu-latn' : 'en-GB');
