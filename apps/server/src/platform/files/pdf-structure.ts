import { type PDFDocument, PDFName, PDFOperator, PDFOperatorNames, type PDFPage, type PDFRef } from 'pdf-lib';

/** What a part of a document is, by the names of ISO 32000-1 §14.8.4. */
export type PdfRole = 'Document' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';

/** A part of a document, with its parts and what is drawn of it. */
export class PdfPart {
  readonly role: PdfRole;
  readonly kids: (PdfPart | { readonly page: PDFPage; readonly id: number })[] = [];

  constructor(role: PdfRole) {
    this.role = role;
  }

  add(role: PdfRole): PdfPart {
    const part = new PdfPart(role);
    this.kids.push(part);
    return part;
  }
}

/**
 * The structure of a document beside what is drawn: screen readers go through headings, paragraphs and tables in the order
 * in which they were written, whatever stands where on the page.
 */
export class PdfStructure {
  readonly root = new PdfPart('Document');
  private readonly document: PDFDocument;
  /** For each page, the part that each of its marks belongs to. */
  private readonly marks = new Map<PDFPage, PdfPart[]>();

  constructor(document: PDFDocument) {
    this.document = document;
  }

  /** Draws as a part. */
  mark(page: PDFPage, part: PdfPart, draw: () => void): void {
    const ofPage = this.marks.get(page) ?? [];
    this.marks.set(page, ofPage);
    const id = ofPage.push(part) - 1;
    part.kids.push({ page, id });
    const of = [PDFName.of(part.role), `<</MCID ${id}>>`];
    page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, of));
    draw();
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  }

  /** Draws what says nothing, such as a line between rows. */
  decorate(page: PDFPage, draw: () => void): void {
    page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]));
    draw();
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  }

  /** Writes the structure into the document. */
  finish(): void {
    const { context, catalog } = this.document;
    const tree = context.nextRef();
    const refs = new Map<PdfPart, PDFRef>();
    const root = this.write(this.root, tree, refs);
    const numbers = [...this.marks].flatMap(([page, parts], at) => {
      page.node.set(PDFName.of('StructParents'), context.obj(at));
      page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
      return [at, parts.flatMap((part) => refs.get(part) ?? [])];
    });
    context.assign(
      tree,
      context.obj({
        Type: 'StructTreeRoot',
        K: [root],
        ParentTree: context.register(context.obj({ Nums: numbers })),
        ParentTreeNextKey: this.marks.size,
      }),
    );
    catalog.set(PDFName.of('StructTreeRoot'), tree);
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  }

  private write(part: PdfPart, parent: PDFRef, refs: Map<PdfPart, PDFRef>): PDFRef {
    const { context } = this.document;
    const ref = context.nextRef();
    refs.set(part, ref);
    const kids = part.kids.map((kid) =>
      kid instanceof PdfPart
        ? this.write(kid, ref, refs)
        : context.obj({ Type: 'MCR', Pg: kid.page.ref, MCID: kid.id }),
    );
    const scope = part.role === 'TH' ? { A: { O: 'Table', Scope: 'Column' } } : {};
    context.assign(ref, context.obj({ Type: 'StructElem', S: part.role, P: parent, K: kids, ...scope }));
    return ref;
  }
}
