import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';

const WORD =
  '<html><body><!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><p class=MsoNormal><b><span style="font-size:11.0pt">Care</span></b> with numbers<o:p></o:p></p><p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">·&nbsp; </span><![endif]>Ask first</p><img src="file:///C:/a.png"></body></html>';

/** Where the built pages have the editor. */
function editorFile(): string {
  const place = join(import.meta.dirname, '../apps/web/dist/.vite/manifest.json');
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(place, 'utf8'));
  const [, chunk] =
    Object.entries(manifest).find(([source]) => source.endsWith('/description-editor.tsx')) ?? [];
  if (!chunk) throw new Error('The editor is no file of its own.');
  return `**/${chunk.file}`;
}

/** A draft of its own, opened at the step of its description. */
async function atDescription(browser: Browser, before?: (page: Page) => Promise<unknown>) {
  const person = await newPerson(browser, { viewport: { width: 1280, height: 900 } });
  const page = await signedInPage(person, ACCOUNTS.company_recruiter);
  const made = await person.request.post('/api/position', {
    data: { title: `Tide reader ${crypto.randomUUID().slice(0, 8)}` },
    headers: { 'x-tryout-client': 'web', 'idempotency-key': crypto.randomUUID() },
  });
  const { id } = (await made.json()).data;
  await before?.(page);
  await page.goto(`/user/positions/${id}/edit/description`);
  const stored = async () =>
    (await (await person.request.get(`/api/position/${id}`)).json()).data.description;
  return { person, page, id, stored };
}
describe('a description', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  test('is written by keyboard, pasted from Word, and read as candidates will', async () => {
    const { person, page, stored } = await atDescription(browser);
    const field = page.getByRole('textbox', { name: 'Description' });
    await field.click();
    await page.keyboard.press('Control+Alt+2');
    await page.keyboard.type('You will');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- plan ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('berths');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ask us');
    await page.keyboard.press('Shift+Home');
    await page.keyboard.press('Control+k');
    const address = page.getByLabel('Web or email address');
    await address.fill('javascript:alert(1)');
    await address.press('Enter');
    await page.getByText('Enter a web address').waitFor();
    await address.fill('jobs@harbour.test');
    await address.press('Enter');
    await expect.poll(stored).toEqual({
      blocks: [
        { type: 'heading', level: 2, text: [{ text: 'You will' }] },
        {
          type: 'list',
          ordered: false,
          items: [
            {
              text: [{ text: 'plan ' }, { text: 'berths', bold: true }],
              list: {
                ordered: false,
                items: [{ text: [{ text: 'ask us', link: 'mailto:jobs@harbour.test' }] }],
              },
            },
          ],
        },
      ],
    });
    await page.keyboard.press('Control+a');
    await field.evaluate((element, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, WORD);
    await page.getByText('1 picture wasn’t pasted').waitFor();
    await expect.poll(stored).toEqual({
      blocks: [
        { type: 'paragraph', text: [{ text: 'Care', bold: true }, { text: ' with numbers' }] },
        { type: 'list', ordered: false, items: [{ text: [{ text: 'Ask first' }] }] },
      ],
    });
    const preview = page.getByRole('region', { name: 'Preview for candidates' });
    expect(await preview.getByRole('listitem').allTextContents()).toEqual(['Ask first']);
    await field.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Be driven');
    const hints = page.getByRole('region', { name: 'Wording suggestions' });
    await hints.getByText('Try “').waitFor();
    await hints.getByRole('button', { name: 'Dismiss' }).click();
    await hints.getByRole('button', { name: 'Show 1 dismissed suggestion' }).waitFor();
    await expect.poll(async () => JSON.stringify(await stored())).toContain('Be driven');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(stored).toMatchObject({
      blocks: [{ type: 'paragraph' }, { items: [{ text: [{ text: 'Ask first' }] }] }],
    });
    await person.close();
  });

  test('can be written also where the editor’s file does not come, and loses nothing', async () => {
    const { person, page, id, stored } = await atDescription(browser, (opened) =>
      opened.route(editorFile(), (route) => route.abort()),
    );
    const text = {
      blocks: [
        { type: 'heading', level: 2, text: [{ text: 'You will' }] },
        { type: 'paragraph', text: [{ text: 'Plan', bold: true }] },
      ],
    };
    await person.request.put(`/api/position/${id}`, {
      data: { description: text },
      headers: { 'x-tryout-client': 'web' },
    });
    await page.reload();
    const field = page.getByLabel('Description');
    await page.getByText('The editor couldn’t be loaded').waitFor();
    await field.fill(`${await field.inputValue()}\n\nAsk.`);
    await expect.poll(stored).toEqual({
      blocks: [...text.blocks, { type: 'paragraph', text: [{ text: 'Ask.' }] }],
    });
    await page.unroute(editorFile());
    await page.getByRole('button', { name: 'Load the editor' }).click();
    const editor = page.getByRole('textbox', { name: 'Description' });
    await editor.getByRole('heading', { name: 'You will' }).waitFor();
    expect(await editor.textContent()).toBe('You willPlanAsk.');
    await person.close();
  });
});
