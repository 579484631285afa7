// npm test: everything that is checked, from a clean clone.
import { installPackages } from './install-packages.mjs';
import { runPhases, tests } from './phases.mjs';
import { staticChecks } from './static-checks.mjs';

await installPackages();
process.exitCode = await runPhases([
  [tests('unit', 'unit'), ...staticChecks()],
  tests('server', 'server'),
  tests('browser journeys', 'e2e'),
]);
