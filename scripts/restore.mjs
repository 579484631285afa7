// npm run restore -- FILE: brings a backup back into an empty database and data folder.
import { installPackages } from './install-packages.mjs';
import { runNode } from './runtime.mjs';

await installPackages();
process.exitCode = await runNode([
  '--disable-warning=ExperimentalWarning',
  'apps/server/src/restore.ts',
  ...process.argv.slice(2),
]);
