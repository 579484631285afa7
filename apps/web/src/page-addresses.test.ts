import { PAGE_ADDRESSES } from '@tryout/contract/page-addresses';
import { expect, it } from 'vitest';
import { createApp } from './app.tsx';

it('the server knows every address the app has a page for, and no other', async () => {
  const { router } = createApp();
  await router.options.context.addAdminPages();
  const addresses = Object.keys(router.routesByPath)
    .filter((path) => !path.endsWith('/$'))
    .map((path) => path.replace(/(.)\/$/, '$1'));
  expect([...PAGE_ADDRESSES].sort()).toEqual([...new Set(addresses)].sort());
});
