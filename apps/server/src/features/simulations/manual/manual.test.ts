import { PDFDocument } from 'pdf-lib';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { libraryId } from '../../../platform/library-id.ts';
import { createCompany } from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { builder } from '../testing/build.ts';
import { manualAsHtml } from './manual-as-html.ts';
import { manualAsPdf } from './manual-as-pdf.ts';
import { paragraph, table } from './manual-text.ts';

const SOFTWARE = libraryId('simulation', 'software@2');
const HEADINGS = [
  'General description',
  'Classification',
  'Rationale',
  'Measurement and scoring',
  'Reports',
  'Norms',
  'Reliability',
  'Validity',
  'Limits',
];

let app: TestApp;
let company: Awaited<ReturnType<typeof createCompany>>;

beforeAll(async () => {
  app = await startTestApp();
  company = await createCompany(app.db);
});
afterAll(() => app.stop());

const address = async (query: string, as = company.recruiter.token, id = SOFTWARE) =>
  app.app.inject({
    method: 'GET',
    url: `/api/simulation/${id}/manual${query}`,
    headers: { authorization: `Bearer ${as}` },
  });

describe('the technical manual', () => {
  test('is a page under the headings of the review model, with norms, reliability and limits', async () => {
    const { statusCode, headers, body } = await address('');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    const found = [...body.matchAll(/<h2>\d\. ([^<]+)<\/h2>/g)].map(([, heading]) => heading);
    expect(found).toEqual(HEADINGS.map((heading) => expect.stringContaining(heading)));
    for (const text of [
      'Eisenberg',
      'Reliability of the job fit',
      'the items aren’t calibrated',
      '(provisional)',
    ]) {
      expect(body).toContain(text);
    }
    expect(body).toContain('visible only to the organization’s administrators');
    expect((await address('', company.admin.token)).body).toContain('No outcomes of hired people');
    expect(body).not.toMatch(/undefined|NaN|\[object/);
  });

  test('speaks Arabic from right to left', async () => {
    const { body } = await address('?language=ar');
    expect(body).toContain('<html lang="ar" dir="rtl">');
    expect(body).toContain('الثبات');
  });

  test('is a PDF file whose text can be read', async () => {
    const { headers, rawPayload } = await address('?format=pdf');
    expect(headers['content-type']).toBe('application/pdf');
    expect((await PDFDocument.load(rawPayload)).getPageCount()).toBeGreaterThan(2);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), {
      mergePages: true,
    });
    for (const heading of HEADINGS) expect(text).toContain(heading);
  });

  test('is a PDF file in Arabic, whose letters are joined and can be read', async () => {
    const { rawPayload } = await address('?format=pdf&language=ar');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), {
      mergePages: true,
    });
    const letters = text.normalize('NFKC');
    for (const heading of ['الثبات', 'المعايير', 'الصدق']) {
      const turned = [...heading].reverse().join('');
      expect(letters.includes(heading) || letters.includes(turned), heading).toBe(true);
    }
    expect(text).not.toContain('?');
  });

  test('is of each version its own, and nobody else’s of a draft', async () => {
    const mine = builder(app, company.recruiter.token);
    const draft = await mine.complete('Hull & “<b>Mast</b>”');
    const page = await address('', company.recruiter.token, draft.id);
    expect(page.body).toContain('Hull &amp; “&lt;b&gt;Mast&lt;/b&gt;”');
    const other = (await createCompany(app.db, 'Meadow Foods')).recruiter.token;
    expect((await address('', other, draft.id)).statusCode).toBe(404);
    expect((await address('?format=docx')).statusCode).toBe(422);
  });

  test('is drawn whatever it holds', async () => {
    const manual = {
      title: 'T',
      subtitle: '',
      language: 'en',
      sections: [
        {
          heading: 'H',
          blocks: [
            paragraph(`${'x'.repeat(1500)} بحر 🐚\n\u0000`),
            table(['a', 'b'], [['', 'y'.repeat(1500)], ['only']]),
            table([], []),
          ],
        },
      ],
    } as const;
    expect((await manualAsPdf(manual)).length).toBeGreaterThan(500);
    expect(manualAsHtml(manual)).toContain('</html>');
  });
});
