import { beginPdf, SIZES } from '../../../platform/files/pdf-writer.ts';
import type { Manual } from './manual-text.ts';

/** A manual as a PDF file. */
export async function manualAsPdf(manual: Manual): Promise<Uint8Array> {
  const writer = await beginPdf(manual.title, manual.language, manual);
  writer.text(manual.title, SIZES.title, { bold: true });
  writer.text(manual.subtitle, SIZES.text);
  for (const { heading, blocks } of manual.sections) {
    writer.gap(12);
    writer.text(heading, SIZES.heading, { bold: true, keep: 40 });
    for (const block of blocks) {
      writer.gap(4);
      if (block.kind === 'text') writer.text(block.text, SIZES.text);
      else writer.table(block);
    }
  }
  return writer.save();
}
