const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The words of an OpenDocument text's XML: paragraphs end lines, tabs and spaces are kept, all else is dropped. */
export function xmlToText(xml: string): string {
  return xml
    .replace(/<!DOCTYPE[^>]*>/gi, '')
    .replace(/<text:(?:tab)\b[^>]*\/>/g, '\t')
    .replace(/<text:(?:line-break)\b[^>]*\/>|<\/text:(?:p|h)>/g, '\n')
    .replace(/<text:s\b[^>]*\/>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,6}));/gi, (whole, decimal, hex, name) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    });
}
