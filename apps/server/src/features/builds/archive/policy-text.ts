import type { PolicyLine } from './archive-outcome.ts';
import { printable } from './archive-refused.ts';
import { ADDRESS_RULES, hostOf } from './policy-addresses.ts';
import { POLICY_RULES, type PolicyRule, type TextKind, textKind } from './policy-rules.ts';
import type { PolicyTask } from './policy-scan.ts';
import { contentStream, unpackedName } from './policy-stored-text.ts';

/** Longest match of any rule; so much of a piece is looked at once more with the next. */
const OVERLAP = 512;
const PIECE = 1_048_576;
/** Lines of one code; the rest is counted. */
const MOST_LINES = 20;

/** One kind of finding in one file. */
interface Finding {
  readonly rule: PolicyRule;
  readonly path: string;
  readonly line: number;
  readonly excerpt: string;
  readonly host: string | null;
  count: number;
}

/** Looks through every text of a build. `profile` null: what depends on it is left out. */
export async function scanText(
  files: PolicyTask['files'],
  profile: NonNullable<PolicyTask['manifest']>['profile'] | null,
): Promise<PolicyLine[]> {
  const found = new Map<string, Finding>();
  for (const file of files) {
    const kind = textKind(unpackedName(file.path));
    if (kind === null) continue;
    const rules = rulesFor(kind, profile);
    let line = 1;
    for await (const piece of piecesOf(contentStream(file))) {
      for (const rule of rules) note(found, rule, file.path, piece, line);
      line += newlines(piece.text, piece.fresh);
    }
  }
  return toLines([...found.values()]);
}

function rulesFor(kind: TextKind, profile: string | null): PolicyRule[] {
  return [...ADDRESS_RULES, ...POLICY_RULES].filter(
    ({ kinds, profiles }) => kinds.includes(kind) && (!profiles || profiles.some((each) => each === profile)),
  );
}

/** A part of a text. Matches that begin before `fresh` are judged with it, the others with the next part. */
interface Piece {
  readonly text: string;
  readonly fresh: number;
}

async function* piecesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Piece> {
  const decoder = new TextDecoder();
  let held = '';
  try {
    for await (const chunk of source) {
      held += decoder.decode(chunk, { stream: true });
      if (held.length < PIECE) continue;
      const fresh = held.length - OVERLAP;
      yield { text: held, fresh };
      held = held.slice(fresh);
    }
  } catch (error) {
    // What cannot be unpacked has a line of its own from `judgeFile`.
    if (!isUnpackingError(error)) throw error;
  }
  yield { text: held, fresh: held.length };
}

function isUnpackingError(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return /^(Z_|ERR_|ERR__ERROR_)/.test(code);
}

function newlines(text: string, until: number): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < until; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

function note(found: Map<string, Finding>, rule: PolicyRule, path: string, piece: Piece, line: number): void {
  const isAddress = ADDRESS_RULES.includes(rule);
  for (const match of piece.text.matchAll(rule.pattern)) {
    if (match.index >= piece.fresh) break;
    const host = isAddress ? hostOf(match[0]) : null;
    if (isAddress && host === null) continue;
    // An address that is merely named is one finding, however many files name it.
    const key =
      rule.code === 'external_address' ? `${rule.code} ${host}` : `${rule.code} ${path} ${host ?? ''}`;
    const known = found.get(key);
    if (known) {
      known.count += 1;
      continue;
    }
    // An address that something is loaded from is not mentioned once more.
    if (rule.code === 'external_address' && found.has(`external_load ${path} ${host}`)) continue;
    found.set(key, {
      rule,
      path,
      line: line + newlines(piece.text, match.index),
      excerpt: printable(match[0].replace(/\s+/g, ' ')),
      host,
      count: 1,
    });
  }
}

function toLines(found: readonly Finding[]): PolicyLine[] {
  const lines: PolicyLine[] = [];
  const shown = new Map<string, number>();
  for (const { rule, path, line, excerpt, host, count } of found) {
    const before = shown.get(rule.code) ?? 0;
    shown.set(rule.code, before + 1);
    if (before >= MOST_LINES) continue;
    const to = host === null ? '' : ` (${host})`;
    const message = `${printable(path)}, line ${line}: ${rule.says.replace(/^[^.,]*/, (first) => first + to)}`;
    lines.push({ level: rule.level, code: rule.code, message, data: { path, line, excerpt, host, count } });
  }
  for (const [code, count] of shown) {
    if (count <= MOST_LINES) continue;
    const message = `${count - MOST_LINES} more findings of the same kind (${code}).`;
    lines.push({ level: 'info', code: 'more', message, data: { code, count: count - MOST_LINES } });
  }
  return lines;
}
