import type { Act } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { namedHashes } from '../../platform/files/named-hashes.queries.ts';
import { forgetAnswers } from '../self-identification/public.ts';
import {
  addErased,
  blankAccounts,
  countErased,
  deleteCvs,
  deleteFiles,
  dropExportsOf,
  findBytes,
  findHeld,
  findKeptWith,
  forgetBefore,
  type Held,
  lockAccounts,
  lockApplications,
  looseApplications,
  loosePersons,
} from './erasures.queries.ts';
import { leaveOrganizations } from './members.queries.ts';
import { deleteAbout, findRuledTables, type RuledTable } from './ruled-rows.queries.ts';
import { completeSubject, findSubject, type Subject } from './subject.queries.ts';

/** Who is to be erased. */
export interface Whom {
  readonly accounts: readonly string[];
  readonly addresses: readonly string[];
}

/** What a step did: applications that are gone, those that stay, and bytes that may go. */
export interface Step {
  readonly applications: readonly string[];
  readonly held: readonly Held[];
  readonly bytes: readonly string[];
}

/** Tables that an erasure treats in a way of its own, in their place at the end. */
const APART = new Set(['users', 'security_log', 'files', 'cvs', 'status_batches']);

async function deleteRows(db: Db, tables: readonly RuledTable[], subject: Subject): Promise<number> {
  let rows = 0;
  for (const table of tables) if (!APART.has(table.name)) rows += await deleteAbout(db, table, subject);
  return rows;
}

/** Removes applications with everything that belongs to them. The caller holds their rows. */
async function removeRecords(
  act: Act,
  tables: readonly RuledTable[],
  subject: Subject,
): Promise<{ readonly rows: number; readonly bytes: string[] }> {
  const { db, services } = act;
  await countErased(db, subject.applications);
  await looseApplications(db, subject.applications);
  await loosePersons(db, subject.persons);
  const bytes = await findBytes(db, subject);
  let rows = await forgetBefore(db, subject.batches, subject.applications);
  rows += await forgetAnswers(act, subject.applications);
  rows += await deleteRows(db, tables, subject);
  rows += await deleteFiles(db, { ids: subject.files, owners: [], kept: [] });
  if (subject.organization_id !== null) {
    bytes.push(...(await dropExportsOf(db, subject.organization_id, services.now())));
  }
  return { rows, bytes };
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Erases what one organization knows of somebody, but what a legal hold keeps; one short transaction. */
export function eraseAtOrganization(
  act: Act,
  erasureId: string,
  whom: Whom,
  organizationId: string,
): Promise<Step> {
  return withTransaction(act.db, async (db) => {
    const within = { ...act, db };
    const all = await findSubject(db, whom, organizationId);
    const there = await lockApplications(db, all.applications);
    const held = await findHeld(db, there, dayOf(act.services.now()));
    const stays = new Set(held.map((each) => each.application_id));
    const kept = await findKeptWith(db, [...stays]);
    const subject = await completeSubject(db, {
      ...all,
      applications: there.filter((id) => !stays.has(id)),
      persons: all.persons.filter((id) => !kept.persons.includes(id)),
    });
    const { rows, bytes } = await removeRecords(within, await findRuledTables(db), subject);
    await addErased(db, erasureId, {
      application_ids: subject.applications,
      record_ids: subject.records,
      rows,
    });
    return { applications: subject.applications, held, bytes };
  });
}

/** Single applications and people of an organization. */
export interface Records {
  readonly organization_id: string;
  readonly applications: readonly string[];
  readonly persons: readonly string[];
}

/** Erases records whose time is over, whoever they are of; one short transaction. */
export function eraseRecords(
  act: Act,
  erasureId: string,
  tables: readonly RuledTable[],
  of: Records,
): Promise<Step> {
  return withTransaction(act.db, async (db) => {
    const there = await lockApplications(db, of.applications);
    const held = await findHeld(db, there, dayOf(act.services.now()));
    const stays = new Set(held.map((each) => each.application_id));
    const subject = await completeSubject(db, {
      organization_id: of.organization_id,
      accounts: [],
      addresses: [],
      applications: there.filter((id) => !stays.has(id)),
      persons: of.persons,
    });
    const { rows, bytes } = await removeRecords({ ...act, db }, tables, subject);
    await addErased(db, erasureId, {
      application_ids: subject.applications,
      record_ids: subject.records,
      rows,
    });
    return { applications: subject.applications, held, bytes };
  });
}

/** Erases an account once the organizations are done; what they hold keeps its CV and its files. */
export function eraseAccount(act: Act, erasureId: string, whom: Whom, held: readonly Held[]): Promise<Step> {
  return withTransaction(act.db, async (db) => {
    await lockAccounts(db, whom.accounts);
    const kept = await findKeptWith(
      db,
      held.map((each) => each.application_id),
    );
    const subject = await completeSubject(db, {
      organization_id: null,
      ...whom,
      applications: [],
      persons: [],
    });
    const bytes = await findBytes(db, subject);
    let rows = await deleteRows(db, await findRuledTables(db), subject);
    rows += await deleteCvs(db, whom.accounts, kept.cvs, act.services.now());
    rows += await deleteFiles(db, { ids: [], owners: whom.accounts, kept: kept.files });
    rows += await leaveOrganizations(db, whom.accounts);
    rows += await blankAccounts(db, whom.accounts);
    await addErased(db, erasureId, { application_ids: [], record_ids: subject.records, rows });
    return { applications: [], held: [], bytes };
  });
}

/** Removes bytes that no row names any more; answers how many files. */
export async function forgetBytes({ db, services }: Act, hashes: readonly string[]): Promise<number> {
  const unique = [...new Set(hashes)];
  const named = await namedHashes(db, unique);
  let removed = 0;
  for (const hash of unique) {
    if (named.has(hash) || !(await services.files.forget(hash))) continue;
    removed += 1;
  }
  return removed;
}
