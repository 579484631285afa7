import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { currentUser } from '@tryout/contract/auth';
import { describe, expect, test } from 'vitest';
import { applicantsQuery, summaryQuery } from '../src/features/applicants/applicants-list.api.ts';
import { readListSearch } from '../src/features/applicants/list-search.ts';
import { routeUrl } from '../src/platform/api/route-url.ts';
import { EARLY_PAGES } from './early-pages.ts';

const POSITION = '01a1fdd9-7c32-7b79-a1b2-0123456789ab';

const pageAt = (address: string) => EARLY_PAGES.find(({ path }) => new RegExp(path).test(address));

/** The address that a query of the app asks for; its key holds the path and what is filled in. */
const addressOf = ({ queryKey: [, path, params, query] }: { queryKey: readonly unknown[] }) =>
  routeUrl(String(path), params as Record<string, unknown>, query as Record<string, unknown>);

describe('pages whose files and answers are asked for early', () => {
  test("the applicants' list asks for exactly what the app then takes", () => {
    const asked = pageAt(`/user/positions/${POSITION}/applicants`)?.asks;
    expect(asked?.map((ask) => ask.replace('$1', POSITION))).toEqual([
      routeUrl(currentUser.path),
      addressOf(summaryQuery(POSITION)),
      addressOf(applicantsQuery(POSITION, readListSearch({}))),
    ]);
  });

  test('no other page is meant', () => {
    expect(pageAt(`/user/positions/${POSITION}`)).toBeUndefined();
    expect(pageAt(`/user/positions/${POSITION}/applicants/review`)).toBeUndefined();
    expect(pageAt('/user/positions/new/applicants')).toBeUndefined();
  });

  test('the modules they open with exist', () => {
    for (const module of EARLY_PAGES.flatMap(({ opens }) => opens))
      expect(existsSync(join(import.meta.dirname, '../src', module)), module).toBe(true);
  });
});
