import { readFileSync } from 'node:fs';

export type OperatingSystemUser = { name: string; uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root, and initdb insists on an account that the system knows by name. So as root the
 * cluster belongs to the first of these that exists; every Debian and macOS has at least `nobody`.
 */
const UNPRIVILEGED_ACCOUNTS = ['postgres', '_postgres', 'nobody'];

export function runningAsRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The account the database runs under, or null when it runs as the user who started Tryout. */
export function databaseUser(): OperatingSystemUser | null {
  if (!runningAsRoot()) return null;
  const accounts = readAccounts(readFileSync('/etc/passwd', 'utf8'));
  for (const name of UNPRIVILEGED_ACCOUNTS) {
    const account = accounts.get(name);
    if (account && account.uid !== 0) return account;
  }
  throw new Error(
    `Tryout runs as root, PostgreSQL refuses to, and none of the accounts ${UNPRIVILEGED_ACCOUNTS.join(', ')} exists. ` +
      'Start Tryout as an ordinary user, create one of these accounts, or set DATABASE_URL.',
  );
}

/** Reads the lines of /etc/passwd. */
export function readAccounts(passwd: string): Map<string, OperatingSystemUser> {
  const accounts = new Map<string, OperatingSystemUser>();
  for (const line of passwd.split('\n')) {
    if (line.startsWith('#')) continue;
    const [name, , uid, gid] = line.split(':');
    if (name && uid && gid) accounts.set(name, { name, uid: Number(uid), gid: Number(gid) });
  }
  return accounts;
}
