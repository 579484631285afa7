import { workAsChild } from '../archive/child-side.ts';
import type { Observed, SmokeTask } from './observed.ts';
import { playInBrowser } from './play-in-browser.ts';

await workAsChild<SmokeTask, Observed>((task, say) =>
  playInBrowser(task, () => say({ json: { opened: true } })),
);
// Whatever the browser's driver still holds is of no further use.
process.exit(0);
