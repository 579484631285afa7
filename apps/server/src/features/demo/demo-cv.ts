/** A plain one-page CV as PDF 1.4, written out by hand: enough for a demo, readable by every viewer. */
export function demoCv(name: string, lines: readonly string[]): Buffer {
  const literal = (text: string) =>
    [...text.normalize('NFKD')]
      .filter((char) => char >= ' ' && char <= '~')
      .join('')
      .replace(/[\\()]/g, '\\$&');
  const body = [
    'BT /F1 22 Tf 56 780 Td',
    `(${literal(name)}) Tj`,
    '/F1 11 Tf 0 -34 Td 16 TL',
    ...lines.map((line) => `(${literal(line)}) Tj T*`),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${body.length} >>\nstream\n${body}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.lastIndexOf('xref\n')}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
