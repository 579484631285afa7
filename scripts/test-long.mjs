// npm run test:long [part of a path …]: what soaks (storms, kills, long random series), and all tests
// in a random order; before a release.
import { installPackages } from './install-packages.mjs';
import { runPhases, tests } from './phases.mjs';

await installPackages();
process.env.SOAK_SEED ??= String(Date.now() % 1_000_000_000);
console.log(
  `Random series begin with ${process.env.SOAK_SEED}; the same again: SOAK_SEED=${process.env.SOAK_SEED}`,
);
const filters = process.argv.slice(2);
const shuffled = true;
const inAnotherOrder =
  filters.length > 0
    ? []
    : [
        tests('unit in another order', 'unit', { shuffled }),
        tests('server in another order', 'server', { shuffled }),
        tests('browser journeys in another order', 'e2e', { shuffled }),
      ];
process.exitCode = await runPhases([tests('long', 'long', { filters }), ...inAnotherOrder]);
