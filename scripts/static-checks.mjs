// What is checked without running the program.
import { join } from 'node:path';
import { check } from './phases.mjs';
import { root, toolScript } from './runtime.mjs';

export function staticChecks() {
  return [
    check('lint', [[toolScript('@biomejs/biome', 'biome'), 'ci', '.']]),
    // Checkers side by side find out the same things several times: twice the work, where others want the processor too.
    check('types', [[toolScript('typescript', 'tsc'), '-p', '.', '--singleThreaded']]),
    check('sql', [[join(root, 'scripts/check-sql.mjs')]]),
    check('rooms', [[join(root, 'scripts/check-rooms.mjs')], [toolScript('knip'), '--no-progress']]),
  ];
}
