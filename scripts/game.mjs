// npm run new:game, play:game, check:game, pack:game and samples: what an author of a game works with.
import { join } from 'node:path';
import { installPackages } from './install-packages.mjs';
import { root, runNode } from './runtime.mjs';

await installPackages();
process.exitCode = await runNode([
  '--disable-warning=ExperimentalWarning',
  join(root, 'scripts/games/command.ts'),
  ...process.argv.slice(2),
]);
