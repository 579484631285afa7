import { DirectionProvider, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '../platform/api/query-client.ts';
import { directionOf, useLocale } from '../platform/i18n/locale.ts';
import { colorSchemeManager } from '../platform/preferences/color-scheme.ts';
import { cssVariables, theme } from '../ui/theme/theme.ts';
import { toast } from '../ui/toast.ts';

/** What every page stands in: direction, colours, the cache of server data. */
export function AppProviders({ children }: { children: ReactNode }) {
  const [client] = useState(() => createQueryClient((error) => toast.say({ ...error, tone: 'danger' })));
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
