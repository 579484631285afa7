import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENT_LAYOUTS } from '../testing/cv-documents.ts';
import { cvPerson } from '../testing/cv-people.ts';
import { addToScore, CV_FIGURES, noScore } from '../testing/cv-score.ts';
import { readDocument } from './run-reader.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cv-reading-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// A small share; `npm run bench` reads all two hundred people, also from pages and pictures.
describe('CVs in the formats of word processors', () => {
  it('give what they say of two people, in two languages', async () => {
    const score = noScore();
    for (const n of [2, 7]) {
      for (const make of Object.values(DOCUMENT_LAYOUTS)) {
        const { kind, content } = make(cvPerson(n), n);
        const path = join(folder, `cv.${kind}`);
        await writeFile(path, content);
        addToScore(score, cvPerson(n), (await readDocument(path, kind, [])).suggestion);
      }
    }
    for (const [field, least] of Object.entries(CV_FIGURES)) {
      const { found = 0, of = 0 } = score[field] ?? {};
      expect(of, field).toBeGreaterThan(0);
      expect(found / of, field).toBeGreaterThanOrEqual(least);
    }
  });
});
