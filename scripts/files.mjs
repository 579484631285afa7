// npm run files -- copy|verify s3|folder: moves stored files between the data folder and a bucket, and reads them all.
import { installPackages } from './install-packages.mjs';
import { runNode } from './runtime.mjs';

await installPackages();
process.exitCode = await runNode([
  '--disable-warning=ExperimentalWarning',
  'apps/server/src/move-files.ts',
  ...process.argv.slice(2),
]);
