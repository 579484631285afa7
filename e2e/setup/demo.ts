import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDatabase } from './database.ts';
import { QUICK_PLAYS, startServer } from './start-server.ts';

/** What a server needs to have the demo at its start, without making it. */
export interface Demo {
  readonly dataDir: string;
  readonly env: Record<string, string>;
}

/** Where the demo of a run lies, to be copied. */
export interface KeptDemo {
  /** Where databases are made. */
  readonly databases: string;
  readonly dataDir: string;
}

const KEPT = 'demo';

/** Has a server make the demo, once for all servers of a run. */
export async function makeDemo(databases: string): Promise<KeptDemo> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tryout-demo-'));
  const DATABASE_URL = await newDatabase(databases, KEPT);
  const server = await startServer({ dataDir, env: { ...QUICK_PLAYS, DATABASE_URL } });
  await server.stop();
  return { databases, dataDir };
}

/** The demo for a server of its own; throw its data folder away afterwards. */
export async function copyDemo(kept: KeptDemo, name: string): Promise<Demo> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tryout-journeys-'));
  cpSync(kept.dataDir, dataDir, { recursive: true });
  return { dataDir, env: { DATABASE_URL: await newDatabase(kept.databases, name, KEPT) } };
}

/** Takes away what `makeDemo` has made; the database goes with the others. */
export function removeDemo({ dataDir }: KeptDemo): void {
  rmSync(dataDir, { recursive: true, force: true });
}
