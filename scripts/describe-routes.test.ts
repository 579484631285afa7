import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALL_ROUTES } from '../packages/contract/src/all-routes.ts';
import { ACCESS_POLICY } from '../packages/domain/src/access/access-policy.ts';
import { describeRoutes } from './describe-routes.mjs';

describe('docs/routes.md', () => {
  const text = describeRoutes(ALL_ROUTES, ACCESS_POLICY);

  it('says what the contract and the policy say (else run: node scripts/describe-routes.mjs)', () => {
    expect(readFileSync(new URL('../docs/routes.md', import.meta.url), 'utf8')).toBe(text);
  });

  it('names every route once, with a cell for every role', () => {
    for (const route of ALL_ROUTES) {
      const lines = text
        .split('\n')
        .filter((line) => line.startsWith(`| \`${route.method} ${route.path}\` |`));
      expect(lines, `${route.method} ${route.path}`).toHaveLength(1);
      expect(lines[0]?.split(' | ')).toHaveLength(12);
    }
  });
});
