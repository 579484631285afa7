import { expect, test } from 'vitest';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { lookAtAll } from './served/look-at-all.ts';
test('look', { timeout: 400_000 }, async () => {
  const browser = await launchBrowser();
  const person = await newPerson(browser);
  const page = await signedInPage(person, ACCOUNTS.company_admin);
  const add = async (b: object) => (await (await person.request.post('/api/company/candidates', { data: b, headers: { 'X-Tryout-Client': 'web' } })).json());
  console.log(JSON.stringify(await add({ first_name: 'Lena', last_name: 'Zz Lookalike', email: 'lena@zz-a.test', phone: '+49 170 5550001', tags: ['Night shift'], location: 'Kiel' })).slice(0, 200));
  await add({ first_name: 'Lena', last_name: 'Zz Lookalike', email: 'lena@zz-b.test', phone: '0170 5550001' });
  const shot = async (name: string) => {
    for (const [w, h] of [[1280, 900], [360, 800]] as const) {
      await page.setViewportSize({ width: w, height: h });
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        await page.screenshot({ path: `/tmp/look-${name}-${w}-${scheme}.png`, fullPage: true });
      }
    }
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 900 });
  };
  await page.goto('/user/candidates/duplicates');
  await page.getByRole('button', { name: 'Search the talent pool' }).click();
  await page.getByText('Same phone number').first().waitFor();
  await page.getByText('Last searched on').waitFor();
  await shot('dups');
  await page.getByRole('button', { name: 'Merge…' }).first().click();
  await page.getByRole('dialog').waitFor();
  await shot('merge');
  await page.getByRole('button', { name: 'Merge people' }).click();
  await page.getByText('Merged with').first().waitFor();
  await shot('merged');
  await page.goto('/user/candidates?q=Lookalike');
  await page.getByRole('link', { name: /Lookalike/ }).first().click();
  await page.getByText('Merged people').waitFor();
  await shot('person');
  await page.goto('/user/candidates');
  await page.getByRole('checkbox').nth(1).waitFor();
  await page.getByRole('checkbox').first().click();
  await page.getByRole('button', { name: 'Set owner' }).waitFor();
  await shot('pool');
  await page.goto('/user/candidates/import');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shot('import');
  const id = (await (await person.request.get('/api/company/candidates?name=lookalike')).json()).data.items[0].person_id;
  const paths = ['/user/candidates', `/user/candidates/${id}`, '/user/candidates/import', '/user/candidates/duplicates'];
  console.log('FINDINGS', await lookAtAll(page, paths));
  await page.goto(`/user/candidates/${id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shot('ar-person');
  await page.goto('/user/candidates/duplicates');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shot('ar-dups');
  await page.goto('/user/candidates');
  await page.getByRole('checkbox').nth(1).waitFor();
  await shot('ar-pool');
  expect(1).toBe(1);
  await browser.close();
});
