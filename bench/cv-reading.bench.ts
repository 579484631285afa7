// CVs of two hundred made-up people in fourteen layouts, six of which nothing was tuned on, read as uploads are.
// What is found of each field is counted against what is there; a few are read from pictures of their pages.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { readDocument } from '../apps/server/src/features/cvs/reading/run-reader.ts';
import type { DocumentKind } from '../apps/server/src/features/cvs/recognise-document.ts';
import { scannedPdf } from '../apps/server/src/features/cvs/sample-documents.ts';
import { DOCUMENT_LAYOUTS, KEPT_DOCUMENTS } from '../apps/server/src/features/cvs/testing/cv-documents.ts';
import { cvPerson } from '../apps/server/src/features/cvs/testing/cv-people.ts';
import {
  addToScore,
  CV_FIGURES,
  type CvScore,
  noScore,
} from '../apps/server/src/features/cvs/testing/cv-score.ts';
import { findOrInstallChromium } from '../scripts/find-chromium.mjs';
import { cvPage, KEPT_LAYOUTS, TUNED_LAYOUTS } from './harness/cv-layouts.ts';
import { conclude, median, report } from './harness/report.ts';

const PEOPLE = 200;
const SCANS = 8;

interface Made {
  readonly kind: DocumentKind;
  readonly content: Buffer;
}

const folder = await mkdtemp(join(tmpdir(), 'tryout-cvs-'));
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 794, height: 1123 }, deviceScaleFactor: 2 });
  const layouts = layoutsOf(page);
  const sums = { tuned: noScore(), kept: noScore() };
  const single: number[] = [];
  for (const [at, layout] of layouts.entries()) {
    const score = noScore();
    for (let n = at; n < PEOPLE; n += layouts.length) {
      const person = cvPerson(n);
      const { kind, content } = await layout.make(n);
      const { read, ms } = await timed(kind, content);
      single.push(ms);
      for (const sum of [score, sums[layout.is_kept ? 'kept' : 'tuned']])
        addToScore(sum, person, read.suggestion);
    }
    console.info(`${layout.is_kept ? 'kept ' : 'tuned'}  ${layout.name}: ${inShares(score)}`);
  }
  for (const [which, sum] of Object.entries(sums)) {
    for (const [field, least] of Object.entries(CV_FIGURES)) {
      report({
        what: `${field} found, ${which} layouts`,
        figure: 100 * shareOf(sum, field),
        unit: '%',
        limit: { least: 100 * least },
        from: `${sum[field]?.of ?? 0} there`,
      });
    }
  }
  // The reader starts a thread of its own for each file; what that takes is known from an empty one.
  const start = median(
    await Promise.all(Array.from({ length: 5 }, async () => (await timed('txt', Buffer.from('x'))).ms)),
  );
  report({
    what: 'reading a page of text, without starting the thread',
    figure: median(single) - start,
    unit: 'ms',
    limit: { most: 100 },
    from: `median of ${single.length}; the thread takes ${Math.round(start)} ms`,
  });
  const scanned = noScore();
  const times: number[] = [];
  for (let n = 0; n < SCANS; n += 1) {
    const person = cvPerson(n * 10);
    await page.setContent(cvPage(TUNED_LAYOUTS['one column, dates right'] as never, person, n));
    const { read, ms } = await timed(
      'pdf',
      await scannedPdf(await page.screenshot({ type: 'jpeg', quality: 80 })),
    );
    times.push(ms);
    addToScore(scanned, person, read.suggestion);
  }
  console.info(`scanned pages: ${inShares(scanned)}`);
  report({
    what: 'a scanned page',
    figure: median(times) / 1000,
    unit: 's',
    limit: { most: 3 },
    from: `median of ${SCANS}`,
  });
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
conclude();

function layoutsOf(page: Page) {
  const printed =
    (layout: (typeof TUNED_LAYOUTS)[string]) =>
    async (n: number): Promise<Made> => {
      await page.setContent(cvPage(layout, cvPerson(n), n));
      return { kind: 'pdf', content: await page.pdf({ preferCSSPageSize: true }) };
    };
  return [
    ...Object.entries(TUNED_LAYOUTS).map(([name, layout]) => ({
      name,
      is_kept: false,
      make: printed(layout),
    })),
    ...Object.entries(KEPT_LAYOUTS).map(([name, layout]) => ({ name, is_kept: true, make: printed(layout) })),
    ...Object.entries(DOCUMENT_LAYOUTS).map(([name, make]) => ({
      name,
      is_kept: KEPT_DOCUMENTS.includes(name),
      make: async (n: number): Promise<Made> => make(cvPerson(n), n),
    })),
  ];
}

async function timed(kind: DocumentKind, content: Buffer) {
  const path = join(folder, `cv.${kind}`);
  await writeFile(path, content);
  const started = performance.now();
  const read = await readDocument(path, kind, []);
  return { read, ms: performance.now() - started };
}

function shareOf(score: CvScore, field: string): number {
  const { found = 0, of = 0 } = score[field] ?? {};
  return of === 0 ? 1 : found / of;
}

function inShares(score: CvScore): string {
  return Object.keys(score)
    .map((field) => `${field} ${Math.round(100 * shareOf(score, field))} %`)
    .join(', ');
}
