import './ui/theme/layers.css';
import './ui/theme/fonts.ts';
import './ui/theme/mantine-base.ts';
import './ui/theme/mantine-variables.css';
import './ui/theme/tokens.css';
import './ui/theme/base.css';
import './ui/theme/mantine-overrides.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApp } from './app.tsx';
import { AppProviders } from './areas/app-providers.tsx';
import { applyFrames } from './areas/frames.tsx';
import { firstView } from './platform/first-view.ts';
import { startLocale } from './platform/i18n/locale.ts';
import { applyMotion, motion } from './platform/preferences/display.ts';
import { followReload, rememberRelease } from './platform/release.ts';
import { noteArrival } from './platform/session/arrival.ts';
import { fetchUserEarly } from './platform/session/fetch-early.ts';
import { listenForShortcuts } from './platform/shortcuts/shortcuts.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

noteArrival();
rememberRelease(import.meta.url);
const { client, router } = createApp();
router.history.subscribe(followReload);
fetchUserEarly(client);
applyMotion(motion.get());
listenForShortcuts();
applyFrames();

const app = createRoot(root);
const draw = () =>
  app.render(
    <StrictMode>
      <AppProviders client={client}>
        <RouterProvider router={router} />
      </AppProviders>
    </StrictMode>,
  );
// Pages and what they show are asked for before anything is drawn.
const loaded = router.load().catch((error: unknown) => console.error('The page did not load', error));
void Promise.all([firstView(loaded, client), startLocale()]).then(draw);
