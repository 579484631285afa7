import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { zipOutput } from './zip-output.ts';

/** A cell: text, a number, or nothing. */
export type Cell = string | number | null;

/** Rows as they come; the first names the columns. */
export type SheetRows = AsyncIterable<readonly Cell[]>;

/** Signs with which spreadsheets begin to calculate. */
const CALCULATES = /^[=+\-@\t\r]/;

/**
 * A CSV file (RFC 4180, UTF-8 with a byte order mark, for spreadsheets). Text that a spreadsheet would calculate gets an
 * apostrophe before it, the sign by which spreadsheets keep text (OWASP, CSV injection).
 */
export function csvFile(rows: SheetRows): Readable {
  async function* lines() {
    yield Buffer.from('\ufeff');
    for await (const row of rows) yield Buffer.from(`${row.map(csvCell).join(',')}\r\n`);
  }
  return Readable.from(lines(), { objectMode: false });
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = CALCULATES.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) || text !== cell ? `"${text.replaceAll('"', '""')}"` : text;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of a workbook with one sheet, but for the sheet. */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="applicants" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  // The plain look of a cell, and the bold one of the header; spreadsheets want the two fills to be there.
  'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
};

/** An XLSX file with one sheet, its header in bold. Text is written as text cells, which nothing calculates. */
export function xlsxFile(rows: SheetRows): Readable {
  async function* sheet() {
    yield Buffer.from(`${XML}<worksheet xmlns="${MAIN}"><sheetData>`);
    let style = ' s="1"';
    for await (const row of rows) {
      yield Buffer.from(`<row>${row.map((cell) => xlsxCell(cell, style)).join('')}</row>`);
      style = '';
    }
    yield Buffer.from('</sheetData></worksheet>');
  }
  const zip = new ZipFile();
  const out = zipOutput(zip);
  for (const [name, text] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(text), name);
  zip.addReadStream(Readable.from(sheet(), { objectMode: false }), 'xl/worksheets/sheet1.xml');
  zip.end();
  return out;
}

function xlsxCell(cell: Cell, style: string): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'number') return `<c${style}><v>${cell}</v></c>`;
  return `<c${style} t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
}

const XML_SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** XML 1.0 has no control characters but tab and line ends. */
function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replace(/[&<>]/g, (sign) => XML_SIGNS[sign] ?? sign);
}
