import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The product's version, as the package at the root states it; nowhere else is it written down. */
export const VERSION: string = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8'),
).version;
