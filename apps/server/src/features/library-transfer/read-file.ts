import { readFile } from 'node:fs/promises';
import {
  TRANSFER_FORMAT,
  TRANSFER_FORMAT_VERSION,
  type TransferContent,
  transferContent,
} from '@tryout/contract/library-transfer/library-transfer-file';
import { CanonicalJsonError, canonicalJson } from '@tryout/domain/records/canonical-json';
import { saidOfField } from '../../platform/http/field-phrases.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type Said, verbatim } from '../../platform/language/say.ts';
import { sha256 } from '../../platform/sha256.ts';
import { libraryTransferSay } from './library-transfer.messages.ts';

/** Levels that a file may have: formulas are the deepest, and stay below. */
const MAX_DEPTH = 90;
/** Member names with a meaning of their own in programs. */
const REFUSED_NAMES = new Set(['__proto__', 'prototype', 'constructor']);
/** Problems that are told with the places where they are. */
const PROBLEMS_SHOWN = 20;

function unreadable(message: Said, fields = [{ field: 'file', message }]): Refusal {
  return new Refusal('invalid_input', message, { fields });
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof TypeError)) throw error;
    throw unreadable(libraryTransferSay('library-transfer.not_json'));
  }
}

/** Refuses what no export holds and no database can: too many levels, names with a meaning, broken characters. */
function refuseHostile(value: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    if (depth > MAX_DEPTH)
      throw unreadable(libraryTransferSay('library-transfer.too_deep', { levels: MAX_DEPTH }));
    if (typeof value === 'string') refuseText(value);
    if (typeof value !== 'object' || value === null) continue;
    for (const name of Array.isArray(value) ? [] : Object.keys(value)) {
      if (REFUSED_NAMES.has(name)) throw unreadable(libraryTransferSay('library-transfer.member', { name }));
      refuseText(name);
    }
    for (const each of Object.values(value)) open.push({ value: each, depth: depth + 1 });
  }
}

function refuseText(text: string): void {
  if (text.includes('\u0000') || !text.isWellFormed()) {
    throw unreadable(libraryTransferSay('library-transfer.character'));
  }
}

function digestOf(content: unknown): string {
  try {
    return sha256(canonicalJson(content));
  } catch (error) {
    if (!(error instanceof CanonicalJsonError)) throw error;
    throw unreadable(libraryTransferSay('library-transfer.unreadable', { reason: error.message }));
  }
}

/** What a file holds. @throws Refusal that says why it cannot be read */
export function contentOf(bytes: Uint8Array): TransferContent {
  const file = parsed(bytes);
  refuseHostile(file);
  const { content, digest, format, format_version } = Object(file) as Record<string, unknown>;
  if (format !== TRANSFER_FORMAT) throw unreadable(libraryTransferSay('library-transfer.other_file'));
  if (format_version !== TRANSFER_FORMAT_VERSION) {
    throw unreadable(
      libraryTransferSay('library-transfer.other_version', {
        version: JSON.stringify(format_version) ?? libraryTransferSay('library-transfer.no_version'),
        readable: TRANSFER_FORMAT_VERSION,
      }),
    );
  }
  if (digest !== digestOf(content)) {
    throw unreadable(libraryTransferSay('library-transfer.digest'));
  }
  const { success, error } = transferContent.safeParse(content);
  if (success) return content as TransferContent;
  const fields = error.issues.slice(0, PROBLEMS_SHOWN).map(({ path, message }) => ({
    field: ['content', ...path].join('.'),
    message: saidOfField(message) ?? verbatim(message),
  }));
  const [first] = fields;
  const { field = '', message: problem = '' } = first ?? {};
  throw unreadable(libraryTransferSay('library-transfer.field', { field, problem }), fields);
}

/** What an uploaded file holds. */
export async function readTransferFile(path: string): Promise<TransferContent> {
  return contentOf(await readFile(path));
}
