// npm test: everything that is checked, from a clean clone.
import { join } from 'node:path';
import { installPackages } from './install-packages.mjs';
import { check, runPhases, tests } from './phases.mjs';
import { root } from './runtime.mjs';
import { staticChecks } from './static-checks.mjs';

await installPackages();
process.exitCode = await runPhases([
  [
    [tests('unit', 'unit'), tests('server', 'server')],
    staticChecks(),
    // What journeys need: got and built while what needs none of it runs.
    [
      check('browser', [[join(root, 'scripts/get-browser.mjs')]]),
      check('pages', [[join(root, 'scripts/build-web.mjs')]]),
    ],
  ],
  tests('browser journeys', 'e2e'),
]);
