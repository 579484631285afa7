import {
  DirectionProvider,
  MantineContext,
  MantineThemeProvider,
  useProviderColorScheme,
} from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { directionOf, useLocale } from '../platform/i18n/locale.ts';
import { colorSchemeManager } from '../platform/preferences/color-scheme.ts';
import { theme } from '../ui/theme/theme.ts';

/** What every page stands in: direction, colours, the cache of server data. */
export function AppProviders({ client, children }: { client: QueryClient; children: ReactNode }) {
  const direction = directionOf(useLocale());
  return (
    <DirectionProvider key={direction} initialDirection={direction} detectDirection={false}>
      <Theme>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </Theme>
    </DirectionProvider>
  );
}

const getRootElement = () => document.documentElement;

/** MantineProvider without what it works out and writes in every browser: our sheet has the variables already. */
function Theme({ children }: { children: ReactNode }) {
  const scheme = useProviderColorScheme({
    manager: colorSchemeManager,
    defaultColorScheme: 'auto',
    getRootElement,
    forceColorScheme: undefined,
  });
  return (
    <MantineContext
      value={{
        ...scheme,
        getRootElement,
        classNamesPrefix: 'mantine',
        cssVariablesSelector: ':root',
        withStaticClasses: true,
      }}
    >
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
