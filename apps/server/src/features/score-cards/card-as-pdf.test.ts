import { PDFArray, PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { cardAsPdf } from './card-as-pdf.ts';

type Card = Parameters<typeof cardAsPdf>[0];

const part = {
  definition: 'How somebody acts where the outcome is open.',
  low_label: 'Careful',
  high_label: 'Daring',
  score: 30,
  mean: 30,
  share: 1,
  reason: null,
  target: null,
  uncertainty: null,
  sources: [],
} as const;

/** A card with one trait that has no better end, one that is compared with a norm, and one of which a range counts. */
const card = {
  position_title: 'Quay planner',
  organization_name: 'Harbour Logistics',
  created_at: '2026-11-02T10:00:00.000Z',
  job_fit_score: 61,
  scale: 'mixed',
  uncertainty: null,
  categories: [
    {
      category: 'Deciding',
      score: 55,
      scale: 'mixed',
      share: 1,
      counted: 55,
      traits: [
        {
          ...part,
          trait_id: 'risk',
          trait: 'Risk',
          scale: 'place',
          subtraits: [{ ...part, subtrait: 'Risk', scale: 'place' }],
        },
        {
          ...part,
          trait_id: 'pace',
          trait: 'Pace',
          score: 95,
          scale: 'fit',
          subtraits: [
            {
              ...part,
              subtrait: 'Pace',
              score: 95,
              mean: 48,
              scale: 'fit',
              target: { min: 40, max: 60 },
              low_label: 'Steady',
              high_label: 'Quick',
            },
          ],
        },
        {
          ...part,
          trait_id: 'care',
          trait: 'Care',
          score: 82,
          scale: 'norm',
          subtraits: [{ ...part, subtrait: 'Care', score: 82, mean: 82, scale: 'norm' }],
        },
      ],
    },
  ],
} as unknown as Card;

async function textOf(file: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

async function opened(file: Uint8Array) {
  const document = await PDFDocument.load(file);
  return { title: document.getTitle(), catalog: document.catalog };
}

/** What the parts of a structure are, each before its own parts. */
function rolesIn(part: PDFDict): string[] {
  const kids = part.lookupMaybe(PDFName.of('K'), PDFArray);
  const own = part.get(PDFName.of('S'));
  const inner = (kids?.asArray() ?? []).flatMap((_, at) => {
    const kid = kids?.lookup(at);
    return kid instanceof PDFDict ? rolesIn(kid) : [];
  });
  return [...(own ? [String(own).slice(1)] : []), ...inner];
}

describe('a candidate’s card as a file', () => {
  it('says a place between two ends where neither is better, and never a band for it', async () => {
    const text = await textOf(await cardAsPdf(card, 'en'));
    expect(text).toContain('Harbour Logistics · 2 Nov 2026');
    expect(text).toContain('Between “Careful” (0) and “Daring” (100).');
    expect(text).toMatch(/Between “Steady” \(0\) and “Quick” \(100\)\..* This job asks for 40 to 60\./);
    // The place on the line, not how close it is to the range.
    expect(text).toMatch(/Pace 48/);
    expect(text).not.toContain('95');
    expect(text.match(/Shown \w+/g)).toEqual(['Shown very']);
  });

  it.each(['en', 'ar'] as const)(
    'in %s has a title, its language and a structure to be read aloud',
    async (language) => {
      const { catalog, ...document } = await opened(await cardAsPdf(card, language));
      expect(document.title).toBe('Quay planner');
      expect(String(catalog.get(PDFName.of('Lang')))).toBe(`(${language})`);
      expect(String(catalog.lookup(PDFName.of('ViewerPreferences')))).toContain('/DisplayDocTitle true');
      expect(String(catalog.lookup(PDFName.of('MarkInfo')))).toContain('/Marked true');
      const roles = rolesIn(catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict));
      expect(roles.slice(0, 8)).toEqual(['Document', 'H1', 'P', 'H2', 'H2', 'Table', 'TR', 'TH']);
      expect(roles.filter((role) => role === 'TR')).toHaveLength(4);
      expect(roles.filter((role) => role === 'TD')).toHaveLength(15);
      expect(roles.at(-1)).toBe('P');
    },
  );
});
