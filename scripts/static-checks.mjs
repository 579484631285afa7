// What is checked without running the program.
import { join } from 'node:path';
import { check } from './phases.mjs';
import { root, toolScript } from './runtime.mjs';

export function staticChecks() {
  return [
    check('lint', [[toolScript('@biomejs/biome', 'biome'), 'ci', '.']]),
    check('types', [[toolScript('typescript', 'tsc'), '-p', '.']]),
    check('sql', [[join(root, 'scripts/check-sql.mjs')]]),
    check('rooms', [[join(root, 'scripts/check-rooms.mjs')], [toolScript('knip'), '--no-progress']]),
  ];
}
