// npm test: everything that is checked, from a clean clone.
import { join } from 'node:path';
import { installPackages } from './install-packages.mjs';
import { check, runPhases, tests } from './phases.mjs';
import { root } from './runtime.mjs';
import { staticChecks } from './static-checks.mjs';

await installPackages();
process.exitCode = await runPhases([
  [
    tests('unit', 'unit'),
    staticChecks(),
    // Got while what needs none of it uses the processor.
    check('browser', [[join(root, 'scripts/get-browser.mjs')]]),
  ],
  tests('server', 'server'),
  tests('browser journeys', 'e2e'),
]);
