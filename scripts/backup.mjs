// npm run backup -- FILE: writes the whole installation into one file, while it runs or is stopped.
import { installPackages } from './install-packages.mjs';
import { runNode } from './runtime.mjs';

await installPackages();
process.exitCode = await runNode([
  '--disable-warning=ExperimentalWarning',
  'apps/server/src/backup.ts',
  ...process.argv.slice(2),
]);
