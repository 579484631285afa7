// npm run bench [name …]: measures; every figure is printed beside its limit. Without a name, all of bench/*.bench.ts.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './install-packages.mjs';
import { root, runNode } from './runtime.mjs';

await installPackages();
const wanted = process.argv.slice(2);
const files = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((name) => file.includes(name)))
  .sort();
if (files.length === 0) {
  console.error(`There is no benchmark named ${wanted.join(', ')} in bench/.`);
  process.exitCode = 1;
}
const missed = [];
for (const file of files) {
  console.log(`\n── ${file} ──`);
  if ((await runNode(['--expose-gc', join('bench', file)])) !== 0) missed.push(file);
}
if (missed.length > 0) {
  console.error(`\nBelow the limit, or broken: ${missed.join(', ')}`);
  process.exitCode = 1;
}
