import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** The passphrase of a backup: from TRYOUT_BACKUP_PASSPHRASE, or typed unseen. @throws Error where neither is possible */
export async function askPassphrase(env: NodeJS.ProcessEnv): Promise<string> {
  const given = env.TRYOUT_BACKUP_PASSPHRASE;
  if (given) return given;
  if (!process.stdin.isTTY)
    throw new Error('The backup opens with a passphrase only. Set TRYOUT_BACKUP_PASSPHRASE and try again.');
  process.stdout.write('Passphrase of the backup: ');
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: unseen, terminal: true });
  try {
    return await reader.question('');
  } finally {
    reader.close();
    process.stdout.write('\n');
  }
}
