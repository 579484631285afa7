import '../src/ui/theme/layers.css';
import '../src/ui/theme/fonts.ts';
import '../src/ui/theme/heading-font.ts';
import '../src/ui/theme/mantine-base.ts';
import '../src/ui/theme/tokens.css';
import '../src/ui/theme/base.css';
import '../src/ui/theme/mantine-overrides.css';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { AppProviders } from '../src/areas/app-providers.tsx';
import { createQueryClient } from '../src/platform/api/query-client.ts';
import { startLocale } from '../src/platform/i18n/locale.ts';
import { listenForShortcuts } from '../src/platform/shortcuts/shortcuts.ts';
import { PartsPage } from './parts-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
await startLocale();
listenForShortcuts();
const router = createRouter({
  routeTree: createRootRoute({ component: PartsPage }),
  history: createMemoryHistory(),
});
createRoot(root).render(
  <AppProviders client={createQueryClient(() => undefined)}>
    <RouterProvider router={router as never} />
  </AppProviders>,
);
