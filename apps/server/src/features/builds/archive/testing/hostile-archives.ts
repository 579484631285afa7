import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { ArchiveRefusalCode } from '../archive-outcome.ts';
import { type WrittenEntry, writeZip } from './zip-writer.ts';

/** An archive that must not be taken, and why. */
export interface HostileArchive {
  readonly name: string;
  readonly code: ArchiveRefusalCode;
  readonly make: () => Buffer;
}

/** The page that makes an archive look like a game. */
export const PAGE: WrittenEntry = { name: 'index.html', content: '<!doctype html><title>A game</title>' };

const MB = 1_048_576;

/** So many MB of zeros, packed, and their checksum: never held unpacked. */
function zeros(megabytes: number): { packed: Buffer; crc: number; size: number } {
  const one = Buffer.alloc(MB);
  const piece = deflateRawSync(one, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const lastBlock = Buffer.from([3, 0]);
  let crc = 0;
  for (let n = 0; n < megabytes; n++) crc = crc32(one, crc);
  return {
    packed: Buffer.concat([...new Array<Buffer>(megabytes).fill(piece), lastBlock]),
    crc,
    size: megabytes * MB,
  };
}

function bomb(name: string, megabytes: number, claimedBytes?: number): WrittenEntry {
  const { packed, crc, size } = zeros(megabytes);
  return { name, packed, claims: { crc, size: claimedBytes ?? size } };
}

/** The twelve that the platform's promises name. */
export const TWELVE_HOSTILE_ARCHIVES: readonly HostileArchive[] = [
  {
    name: 'a name that climbs out with ..',
    code: 'name_leaves_folder',
    make: () => writeZip([PAGE, { name: '../../outside.js', content: 'x' }]),
  },
  {
    name: 'an absolute name',
    code: 'name_absolute',
    make: () => writeZip([PAGE, { name: '/etc/cron.d/outside.txt', content: 'x' }]),
  },
  {
    name: 'backslashes that climb out',
    code: 'name_backslash',
    make: () => writeZip([PAGE, { name: '..\\..\\outside.js', content: 'x' }]),
  },
  {
    name: 'a symbolic link',
    code: 'not_a_plain_file',
    make: () => writeZip([PAGE, { name: 'secrets.txt', content: '/etc/passwd', claims: { mode: 0o120777 } }]),
  },
  {
    name: 'names that differ in capitals only',
    code: 'twice',
    make: () => writeZip([PAGE, { name: 'game.js', content: 'good' }, { name: 'Game.JS', content: 'bad' }]),
  },
  {
    name: 'a file that is longer than it says',
    code: 'size_mismatch',
    make: () => writeZip([PAGE, bomb('level.data', 512, 1000)]),
  },
  {
    name: '60,000 entries',
    code: 'too_many_files',
    make: () => writeZip(Array.from({ length: 60_000 }, (_, n) => ({ name: `f/${n}.txt`, method: 0 }))),
  },
  {
    name: '512 MB out of half a MB',
    code: 'file_too_large',
    make: () => writeZip([PAGE, bomb('level.data', 512)]),
  },
  {
    name: 'an encrypted file',
    code: 'encrypted',
    make: () => writeZip([PAGE, { name: 'game.js', content: 'x'.repeat(50), claims: { flags: 1 } }]),
  },
  {
    name: 'an archive that was cut off',
    code: 'not_a_zip',
    make: () => writeZip([PAGE, { name: 'game.js', content: 'x'.repeat(5000) }]).subarray(0, -40),
  },
  {
    name: 'an archive in the archive',
    code: 'nested_archive',
    make: () => writeZip([PAGE, { name: 'more.zip', content: writeZip([PAGE]) }]),
  },
  {
    name: 'files that share their bytes',
    code: 'overlapping_files',
    make: () => {
      const { packed, crc, size } = zeros(1);
      const first: WrittenEntry = { name: 'a.data', packed, claims: { crc, size, offset: 0 } };
      const others = Array.from({ length: 300 }, (_, n) => ({
        name: `${n}.data`,
        packed: Buffer.alloc(0),
        claims: { crc, size, packed_size: packed.length, offset: 0, local_name: '' },
      }));
      // Each entry points at the same content: 300 MB for the price of one.
      return writeZip([first, { name: 'noise.data', content: noise(4 * MB), method: 0 }, ...others]);
    },
  },
];

/** Bytes that do not pack, always the same. */
function noise(bytes: number): Buffer {
  const made = Buffer.alloc(bytes);
  let state = 0x9e3779b9;
  for (let at = 0; at < bytes; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    made[at] = state >>> 24;
  }
  return made;
}

const FURTHER_NAMES: readonly (readonly [string, ArchiveRefusalCode, string | Buffer])[] = [
  ['a drive letter', 'name_absolute', 'C:/outside.js'],
  ['a NUL in the name', 'name_characters', 'game.js\0.png'],
  ['a line end in the name', 'name_characters', 'game\n.js'],
  ['a name that turns its own ending round', 'name_characters', 'game\u202Egnp.js'],
  ['an invisible letter', 'name_characters', 'ga\u200Bme.js'],
  ['a stream of another file', 'name_characters', 'game.js:hidden.txt'],
  ['a folder without a name', 'name_characters', 'a//game.js'],
  ['a folder called .', 'name_characters', 'a/./game.js'],
  ['a name that is not UTF-8', 'name_encoding', Buffer.from([0x67, 0xff, 0xfe, 0x2e, 0x6a, 0x73])],
  ['a name that is too long', 'name_too_long', `${'a'.repeat(300)}.js`],
  ['too many folders', 'too_deep', `${'a/'.repeat(16)}game.js`],
  ['a program', 'type_not_allowed', 'game.exe'],
  ['a file without an ending', 'type_not_allowed', 'game'],
  ['a program behind .gz', 'type_not_allowed', 'game.exe.gz'],
  ['an archive behind .gz', 'nested_archive', 'game.tar.gz'],
  ['an archive of another kind', 'nested_archive', 'game.7z'],
];

/** Further ones, each a way round one of the rules. */
export const FURTHER_HOSTILE_ARCHIVES: readonly HostileArchive[] = [
  ...FURTHER_NAMES.map(([name, code, entry]) => ({
    name,
    code,
    make: () => writeZip([PAGE, { name: entry, content: 'x' }]),
  })),
  {
    name: 'names that differ in how an accent is written only',
    code: 'twice',
    make: () => writeZip([PAGE, { name: 'caf\u00E9.js' }, { name: 'cafe\u0301.js' }]),
  },
  {
    name: 'a file that is a folder as well',
    code: 'file_and_folder',
    make: () => writeZip([PAGE, { name: 'a.js' }, { name: 'A.js/b.js' }]),
  },
  {
    name: 'a folder with content',
    code: 'file_and_folder',
    make: () => writeZip([PAGE, { name: 'a/', content: 'x', claims: { mode: 0o040755 } }]),
  },
  {
    name: 'a device',
    code: 'not_a_plain_file',
    make: () => writeZip([PAGE, { name: 'null.txt', claims: { mode: 0o020666 } }]),
  },
  {
    name: 'a link that looks like a folder',
    code: 'not_a_plain_file',
    make: () => writeZip([PAGE, { name: 'a/', claims: { mode: 0o120777 } }]),
  },
  {
    name: 'a file that is shorter than it says',
    code: 'size_mismatch',
    make: () => writeZip([PAGE, { name: 'a.js', content: 'short', claims: { size: 100 } }]),
  },
  {
    name: 'a stored file that says two sizes',
    code: 'size_mismatch',
    make: () => writeZip([PAGE, { name: 'a.js', content: 'short', method: 0, claims: { size: 4 } }]),
  },
  {
    name: 'a large part of one file that packs too well',
    code: 'ratio_too_high',
    make: () =>
      writeZip([PAGE, { name: 'noise.data', content: noise(3 * MB), method: 0 }, bomb('a.data', 100)]),
  },
  {
    name: 'many small files that pack too well together',
    code: 'ratio_too_high',
    make: () =>
      writeZip([
        PAGE,
        ...Array.from({ length: 20 }, (_, n) => ({ name: `${n}.data`, content: Buffer.alloc(MB - 1) })),
      ]),
  },
  {
    name: '600 MB in files of 100 MB that claim to be packed less well',
    code: 'unpacked_too_large',
    make: () =>
      writeZip(
        Array.from({ length: 6 }, (_, n) => ({
          name: `${n}.data`,
          packed: Buffer.alloc(2 * MB),
          claims: { size: 100 * MB },
        })),
      ),
  },
  {
    name: 'a checksum of something else',
    code: 'checksum_mismatch',
    make: () => writeZip([PAGE, { name: 'a.js', content: 'one', claims: { crc: crc32('two') } }]),
  },
  {
    name: 'bytes behind the content of a file',
    code: 'unknown_bytes',
    make: () =>
      writeZip([{ ...PAGE, packed: Buffer.concat([deflateRawSync(PAGE.content ?? ''), noise(500)]) }]),
  },
  {
    name: 'content that does not unpack',
    code: 'damaged',
    make: () => writeZip([PAGE, { name: 'a.js', content: 'x'.repeat(900), packed: noise(900) }]),
  },
  {
    name: 'a compression that is not read',
    code: 'unsupported_compression',
    make: () => writeZip([PAGE, { name: 'a.js', content: 'x', method: 14 }]),
  },
  {
    name: 'strong encryption',
    code: 'encrypted',
    make: () => writeZip([PAGE, { name: 'a.js', content: 'x', claims: { flags: 0x41 } }]),
  },
  {
    name: 'another name before the content',
    code: 'name_ambiguous',
    make: () => writeZip([PAGE, { name: 'good.js', content: 'x', claims: { local_name: 'evil.js' } }]),
  },
  {
    name: 'another name in the field for it',
    code: 'name_ambiguous',
    make: () =>
      writeZip([PAGE, { name: 'good.js', claims: { extra: unicodeName('good.js', '../evil.js') } }]),
  },
  {
    name: 'a page in front of the archive',
    code: 'unknown_bytes',
    make: () => prepended(Buffer.from('<script>alert(1)</script>'.repeat(20))),
  },
  {
    name: 'bytes behind the archive',
    code: 'unknown_bytes',
    make: () => Buffer.concat([writeZip([PAGE]), noise(1000)]),
  },
  {
    name: 'an entry hidden behind the others',
    code: 'directory_mismatch',
    make: () => writeZip([PAGE, { name: 'hidden.js', content: 'x' }], { entries: 1 }),
  },
  {
    name: '65,537 entries that say they are one',
    code: 'directory_mismatch',
    make: () => writeZip(Array.from({ length: 65_537 }, (_, n) => ({ name: `${n}.js`, method: 0 }))),
  },
  {
    name: 'a large end that says another number of entries',
    code: 'too_many_files',
    make: () => writeZip([PAGE], { large: { entries: 2n ** 40n } }),
  },
  {
    name: 'a large end whose directory lies elsewhere',
    code: 'damaged',
    make: () => writeZip([PAGE], { large: { entries: 1n, directory_offset: 2n ** 50n } }),
  },
  {
    name: 'sizes of the large kind beyond all bounds',
    code: 'file_too_large',
    make: () => {
      const sizes = Buffer.alloc(20);
      sizes.writeUInt16LE(1, 0);
      sizes.writeUInt16LE(16, 2);
      sizes.writeBigUInt64LE(2n ** 60n, 4);
      sizes.writeBigUInt64LE(2n ** 59n, 12);
      const claims = { size: 0xffffffff, packed_size: 0xffffffff, extra: sizes };
      return writeZip([PAGE, { name: 'a.data', content: 'x', claims }]);
    },
  },
  {
    name: 'an archive under the name of a picture',
    code: 'nested_archive',
    make: () => writeZip([PAGE, { name: 'a.png', content: writeZip([PAGE]), method: 0 }]),
  },
  {
    name: 'a tar under the name of data',
    code: 'nested_archive',
    make: () => writeZip([PAGE, { name: 'a.data', content: tar() }]),
  },
  {
    name: 'a page under the name of a picture',
    code: 'content_mismatch',
    make: () => writeZip([PAGE, { name: 'a.png', content: '\n<script>alert(1)</script>' }]),
  },
  {
    name: 'a program under the name of data',
    code: 'content_mismatch',
    make: () => writeZip([PAGE, { name: 'a.data', content: Buffer.from('\x7FELF\x02\x01\x01', 'latin1') }]),
  },
  { name: 'an empty archive', code: 'no_files', make: () => writeZip([]) },
  { name: 'no archive at all', code: 'not_a_zip', make: () => Buffer.from('<!doctype html>') },
  { name: 'nothing at all', code: 'not_a_zip', make: () => Buffer.alloc(0) },
  {
    name: 'a manifest without an end',
    code: 'manifest_too_large',
    make: () =>
      writeZip([PAGE, { name: 'build.json', content: `{"name":"${noise(300_000).toString('hex')}"}` }]),
  },
];

function prepended(front: Buffer): Buffer {
  const made = writeZip([PAGE]);
  const moved = writeZip([{ ...PAGE, claims: { offset: front.length } }]);
  const end = Buffer.from(moved.subarray(-22));
  end.writeUInt32LE(end.readUInt32LE(16) + front.length, 16);
  return Buffer.concat([
    front,
    made.subarray(0, made.readUInt32LE(made.length - 6)),
    moved.subarray(moved.readUInt32LE(moved.length - 6), -22),
    end,
  ]);
}

function unicodeName(name: string, says: string): Buffer {
  const field = Buffer.alloc(9);
  field.writeUInt16LE(0x7075, 0);
  field.writeUInt16LE(5 + Buffer.byteLength(says), 2);
  field.writeUInt8(1, 4);
  field.writeUInt32LE(crc32(name), 5);
  return Buffer.concat([field, Buffer.from(says)]);
}

function tar(): Buffer {
  const header = Buffer.alloc(1024);
  header.write('game.js', 0);
  header.write('ustar', 257);
  return header;
}
