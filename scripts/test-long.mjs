// npm run test:long [part of a path …]: what soaks (storms, kills, long random series); before a release.
import { installPackages } from './install-packages.mjs';
import { runPhases, tests } from './phases.mjs';

await installPackages();
process.env.SOAK_SEED ??= String(Date.now() % 1_000_000_000);
console.log(
  `Random series begin with ${process.env.SOAK_SEED}; the same again: SOAK_SEED=${process.env.SOAK_SEED}`,
);
process.exitCode = await runPhases([tests('long', 'long', { filters: process.argv.slice(2) })]);
