import { crc32, deflateRawSync } from 'node:zlib';
import { PDFDocument, StandardFonts } from 'pdf-lib';

/** Documents made by code for the tests of everything that takes files. */
export const SAMPLE_LINES = [
  'Amina Okafor',
  'amina.okafor@example.test · +49 30 1234567 · linkedin.com/in/amina-okafor',
  'Quay planner, Harbour Logistics, 2019 - 2024',
];

/** A PDF with one page of text. */
export async function samplePdf(lines: readonly string[] = SAMPLE_LINES): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage();
  lines.forEach((line, i) => {
    page.drawText(line, { x: 50, y: 780 - i * 24, size: 12, font });
  });
  return Buffer.from(await document.save());
}

/** A PDF whose one page is a picture, as scanners make it. */
export async function scannedPdf(jpeg: Buffer): Promise<Buffer> {
  const document = await PDFDocument.create();
  const picture = await document.embedJpg(jpeg);
  document.addPage([595, 842]).drawImage(picture, { x: 0, y: 0, width: 595, height: 842 });
  return Buffer.from(await document.save());
}

/** A DOCX with one paragraph a line. */
export function sampleDocx(lines: readonly string[] = SAMPLE_LINES): Buffer {
  const paragraphs = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('');
  return zipOf({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`,
  });
}

/** An OpenDocument text with one paragraph a line. */
export function sampleOdt(lines: readonly string[] = SAMPLE_LINES): Buffer {
  const paragraphs = lines.map((line) => `<text:p>${line}</text:p>`).join('');
  return zipOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content xmlns:office="o" xmlns:text="t"><office:body>${paragraphs}</office:body></office:document-content>`,
  });
}

/** A zip of the given parts, deflated. `declaredSize` lies about how long each part is. */
export function zipOf(parts: Readonly<Record<string, string | Buffer>>, declaredSize?: number): Buffer {
  const chunks: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const data = Buffer.from(content);
    const packed = deflateRawSync(data);
    const fileName = Buffer.from(name);
    const sizes = Buffer.alloc(18);
    sizes.writeUInt32LE(crc32(data), 4);
    sizes.writeUInt32LE(packed.length, 8);
    sizes.writeUInt32LE(declaredSize ?? data.length, 12);
    sizes.writeUInt16LE(fileName.length, 16);
    const versions = Buffer.from([20, 0, 0, 0, 8, 0]);
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      versions,
      sizes,
      Buffer.alloc(2),
      fileName,
      packed,
    ]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02'),
        Buffer.from([20, 0]),
        versions,
        sizes,
        Buffer.alloc(2),
        tail,
        fileName,
      ]),
    );
    chunks.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...chunks, central, Buffer.from('PK\x05\x06'), end]);
}

/** The parts of a multipart request with one file, ready for `TestApp.call`. */
export function formWith(
  field: string,
  file: { name: string; content: Buffer },
  fields: Readonly<Record<string, string>> = {},
): { body: Buffer; headers: Record<string, string> } {
  const boundary = 'tryout-test-boundary';
  const text = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  const head = Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${file.name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
  );
  return {
    body: Buffer.concat([...text, head, file.content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
