import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/**
 * The server's own secret, from which it derives its keys: TRYOUT_SECRET, or the one in the data folder, made at the
 * first start and readable by its owner only.
 */
export function readSecret(config: Pick<Config, 'secret' | 'dataDir'>): string {
  if (config.secret !== null) return config.secret;
  const path = join(config.dataDir, 'secret');
  const existing = readIfThere(path);
  if (existing !== null) {
    if (existing.length < 32) throw new Error(`The secret in ${path} is damaged; restore it from a backup.`);
    chmodSync(path, 0o600);
    return existing;
  }
  mkdirSync(config.dataDir, { recursive: true });
  const draft = `${path}.${process.pid}`;
  const secret = randomBytes(48).toString('base64url');
  try {
    writeFileSync(draft, `${secret}\n`, { mode: 0o600, flush: true });
    // Appears whole or not at all, and never replaces one that came first.
    linkSync(draft, path);
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return readFileSync(path, 'utf8').trim();
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
