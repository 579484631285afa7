import { DirectionProvider, MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { directionOf, useLocale } from '../platform/i18n/locale.ts';
import { colorSchemeManager } from '../platform/preferences/color-scheme.ts';
import { cssVariables, theme } from '../ui/theme/theme.ts';

/** What every page stands in: direction, colours, the cache of server data. */
export function AppProviders({ client, children }: { client: QueryClient; children: ReactNode }) {
  const direction = directionOf(useLocale());
  return (
    <DirectionProvider key={direction} initialDirection={direction} detectDirection={false}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
      >
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  );
}
