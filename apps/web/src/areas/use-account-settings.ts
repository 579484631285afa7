import { useMantineColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import { adoptLocale } from '../platform/i18n/locale.ts';
import { hasColorScheme } from '../platform/preferences/color-scheme.ts';
import { density, motion } from '../platform/preferences/display.ts';
import type { CurrentUser } from '../platform/session/user.ts';
import { singleKeys } from '../platform/shortcuts/shortcuts.ts';

/** Brings the account's language and display to a browser where nothing was chosen yet; a choice made here stays. */
export function useAccountSettings({ locale, settings }: Pick<CurrentUser, 'locale' | 'settings'>): void {
  const { setColorScheme } = useMantineColorScheme();
  const { color_scheme, density: rows, motion: movement, single_key_shortcuts } = settings;
  useEffect(() => {
    adoptLocale(locale);
    density.adopt(rows);
    motion.adopt(movement === 'reduced' ? 'reduced' : 'system');
    singleKeys.adopt(single_key_shortcuts ? 'on' : 'off');
    if (color_scheme !== 'auto' && !hasColorScheme()) setColorScheme(color_scheme);
  }, [locale, color_scheme, rows, movement, single_key_shortcuts, setColorScheme]);
}
