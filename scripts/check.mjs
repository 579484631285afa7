// npm run check: the quick part of npm test, for daily work.
import { installPackages } from './install-packages.mjs';
import { runPhases, tests } from './phases.mjs';
import { staticChecks } from './static-checks.mjs';

await installPackages();
process.exitCode = await runPhases([[tests('unit', 'unit'), staticChecks()]]);
