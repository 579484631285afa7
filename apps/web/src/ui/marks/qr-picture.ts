import { encode } from 'uqr';

/** A QR code as squares: `size` modules a side with the quiet border in it. */
export interface QrPicture {
  readonly size: number;
  /** SVG path of the dark modules, one unit each. */
  readonly path: string;
}

/** Free modules around the code, as ISO/IEC 18004 asks for. */
const BORDER = 4;

/** The QR code of a text, with medium error correction. */
export function qrPicture(text: string): QrPicture {
  const { size, data } = encode(text, { ecc: 'M', border: BORDER });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}

/** The picture as an SVG file, dark on white whatever the theme, so that every reader can read it. */
export function qrSvg({ size, path }: QrPicture): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 16}" height="${size * 16}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`;
}

/** The picture as a PNG file, 16 pixels a module. Rejects where the browser gives no canvas. */
export async function qrPng({ size, path }: QrPicture): Promise<Blob> {
  const scale = 16;
  const canvas = document.createElement('canvas');
  canvas.width = size * scale;
  canvas.height = size * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = '#000';
  context.fill(new Path2D(path));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
