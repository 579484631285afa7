import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EARLY_PAGES } from './early-pages.ts';

const POSITION = '01a1fdd9-7c32-7b79-a1b2-0123456789ab';

const pageAt = (address: string) => EARLY_PAGES.find(({ path }) => new RegExp(path).test(address))?.html;

describe('pages whose files are asked for early', () => {
  test.each([
    [`/user/positions/${POSITION}/applicants`, 'applicants.html'],
    [`/user/positions/${POSITION}`, undefined],
    [`/user/positions/${POSITION}/applicants/review`, undefined],
    ['/user/positions/new/applicants', undefined],
    ['/apply/new', 'apply.html'],
    [`/apply/${POSITION}`, undefined],
  ])('%s: %s', (address, html) => {
    expect(pageAt(address)).toBe(html);
  });

  test('the modules they open with exist', () => {
    for (const module of EARLY_PAGES.flatMap(({ opens }) => opens))
      expect(existsSync(join(import.meta.dirname, '../src', module)), module).toBe(true);
  });
});
