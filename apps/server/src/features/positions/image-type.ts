/** The media type of a picture by its first bytes; null for anything that is none of the three accepted kinds. */
export function imageType(head: Buffer): 'image/png' | 'image/jpeg' | 'image/webp' | null {
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])))
    return 'image/png';
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  const isRiff = head.subarray(0, 4).toString('latin1') === 'RIFF';
  return isRiff && head.subarray(8, 12).toString('latin1') === 'WEBP' ? 'image/webp' : null;
}
