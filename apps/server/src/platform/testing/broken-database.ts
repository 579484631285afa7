import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../../../../e2e/setup/start-server.ts';
import { type Break, breakDatabase } from './break-database.ts';

/** Breaks the database of a running server again and again while people write to it. */
export function describeBrokenDatabase(breaks: readonly Break[]): void {
  describe('a server whose database breaks under writers', () => {
    /** On a machine that is busy with other things as well. */
    const LONGEST_MS = 60_000 * breaks.length;
    const EMAIL = 'admin@harbour.test';
    const PASSWORD = 'Harbour-Crane-27!';
    const parent = mkdtempSync(join(tmpdir(), 'tryout-broken-'));
    let server: RunningServer;
    let dataDir: string;
    beforeAll(async () => {
      chmodSync(parent, 0o755);
      dataDir = join(parent, 'data');
      server = await startServer({
        dataDir,
        env: {
          TRYOUT_DEMO: '0',
          TRYOUT_LIGHT_PASSWORDS: '',
          TRYOUT_LIBRARY: '0',
          TRYOUT_TRUST_PROXY: '1',
          TRYOUT_ADMIN_EMAIL: EMAIL,
          TRYOUT_ADMIN_PASSWORD: PASSWORD,
          LOG_LEVEL: 'fatal',
        },
      });
    });
    afterAll(async () => {
      await server.stop();
      rmSync(parent, { recursive: true, force: true });
    });

    it('lives, loses nothing it acknowledged, puts off the rest, and is whole again', {
      timeout: LONGEST_MS,
    }, async () => {
      const opened = await fetch(`${server.baseUrl}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: EMAIL, password: PASSWORD, token: true }),
      });
      const { token } = ((await opened.json()) as { data: { token: string } }).data;
      const seen = await breakDatabase({ baseUrl: server.baseUrl, dataDir, token, email: EMAIL }, breaks);
      expect(seen).toMatchObject({ lost: [], wrong: [], unanswered: 0, told_live: true });
      expect(seen.put_off).toBeGreaterThan(0);
      expect(Math.max(...seen.healthy_after_ms)).toBeLessThan(10_000);
    });
  });
}
