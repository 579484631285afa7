import { PAGE_ADDRESSES } from '@tryout/contract/page-addresses';
import { expect, it } from 'vitest';
import { adminPages } from './admin-pages.ts';
import { createApp } from './app.tsx';

it('the server knows every address the app has a page for, and no other', () => {
  const addresses = Object.keys(createApp(undefined, adminPages).router.routesByPath).map((path) =>
    path.replace(/(.)\/$/, '$1'),
  );
  expect([...PAGE_ADDRESSES].sort()).toEqual([...new Set(addresses)].sort());
});
