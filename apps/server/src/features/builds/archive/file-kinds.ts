import { BUILD_FILE_ENDINGS } from '@tryout/domain/builds/build-archive-limits';
import { ArchiveRefused } from './archive-refused.ts';

/** How many bytes of a file tell what it is. */
export const HEAD_BYTES = 512;

const ARCHIVE_ENDING =
  /\.(zip|zipx|jar|apk|war|tar|tgz|tbz2?|txz|7z|rar|bz2|xz|zst|lz|lzma|lz4|cab|iso|dmg|arj|lzh|ace|cpio|ar|deb|rpm|pak)$/;
const MEDIA_ENDING =
  /\.(png|jpe?g|webp|avif|gif|ico|mp3|ogg|m4a|wav|mp4|webm|woff2?|ttf|wasm|data|pck|mem|unityweb)$/;
const MARKUP = /^(?:\uFEFF|\s)*<(?:!doctype|html|head|body|script|svg|iframe|\?xml|!--)/i;

/** Judges the ending of a name, before anything is unpacked. */
export function judgeEnding(name: string): void {
  const lower = name.toLowerCase();
  const bare = lower.replace(/\.(br|gz)$/, '');
  if (ARCHIVE_ENDING.test(lower) || ARCHIVE_ENDING.test(bare))
    throw new ArchiveRefused('nested_archive', name);
  const isAllowed = (text: string) => {
    const ending = /[^/]\.([a-z0-9]+)$/.exec(text)?.[1];
    return ending !== undefined && BUILD_FILE_ENDINGS.includes(ending);
  };
  const isTwicePacked = bare !== lower && /\.(br|gz)$/.test(bare);
  if (!isAllowed(lower) || !isAllowed(bare) || isTwicePacked)
    throw new ArchiveRefused('type_not_allowed', name);
}

/** Judges the first bytes of a file: no archives, no programs, and no page under the name of a picture. */
export function judgeHead(name: string, head: Buffer): void {
  const lower = name.toLowerCase();
  if (isArchive(head) || (isGzip(head) && !/\.(gz|unityweb)$/.test(lower))) {
    throw new ArchiveRefused('nested_archive', name);
  }
  const isMarkup = MEDIA_ENDING.test(lower) && MARKUP.test(head.toString('latin1'));
  if (isMarkup || isProgram(head)) throw new ArchiveRefused('content_mismatch', name);
}

const ARCHIVES = [
  Buffer.from('PK\x03\x04', 'latin1'),
  Buffer.from('PK\x05\x06', 'latin1'),
  Buffer.from('Rar!\x1A\x07', 'latin1'),
  Buffer.from('7z\xBC\xAF\x27\x1C', 'latin1'),
  Buffer.from('\xFD7zXZ\x00', 'latin1'),
  Buffer.from('\x28\xB5\x2F\xFD', 'latin1'),
  Buffer.from('MSCF\0\0\0\0', 'latin1'),
  Buffer.from('!<arch>\n', 'latin1'),
];

function startsWith(head: Buffer, bytes: Buffer): boolean {
  return head.subarray(0, bytes.length).equals(bytes);
}

function isArchive(head: Buffer): boolean {
  if (ARCHIVES.some((bytes) => startsWith(head, bytes))) return true;
  if (/^BZh[1-9]1AY&SY/.test(head.toString('latin1', 0, 10))) return true;
  return head.toString('latin1', 257, 262) === 'ustar';
}

function isGzip(head: Buffer): boolean {
  return head[0] === 0x1f && head[1] === 0x8b;
}

/** ELF, or DOS and Windows: `MZ` alone may begin a text, so the pointer to the header that follows must be there. */
function isProgram(head: Buffer): boolean {
  if (startsWith(head, Buffer.from('\x7FELF', 'latin1'))) return true;
  if (!startsWith(head, Buffer.from('MZ')) || head.length < 64) return false;
  const header = head.readUInt32LE(60);
  return header + 4 <= head.length
    ? head.toString('latin1', header, header + 2) === 'PE'
    : header < 0x10000 && head.includes(0);
}
