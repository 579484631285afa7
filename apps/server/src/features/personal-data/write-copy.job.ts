import { columnsOf } from '@tryout/domain/personal-data/personal-data-rules';
import { ZipFile } from 'yazl';
import { type Act, serverAct } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { StoredFile } from '../../platform/files/file-store.ts';
import { namedHashes } from '../../platform/files/named-hashes.queries.ts';
import { zipOutput } from '../../platform/files/zip-output.ts';
import { findActorOfUser } from '../../platform/http/sessions.queries.ts';
import { newToken } from '../../platform/http/tokens.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { acceptedLanguage } from '../../platform/language/language.ts';
import { textOf } from '../../platform/language/words.ts';
import type { Services } from '../../platform/services.ts';
import { mailTo, notifyPeople } from '../notifications/public.ts';
import { cardAsPdf, ownCardsInFull } from '../score-cards/public.ts';
import { answersOf } from '../self-identification/public.ts';
import {
  type CopyRow,
  deleteExpiredCopies,
  endCopy,
  findCopiedFiles,
  findLooks,
  findNames,
  findUnwritten,
  noteWritten,
  readOneMoment,
  takeUpCopy,
} from './copies.queries.ts';
import { forgetBytes } from './erase-person.ts';
import { findRuledTables, givenRows, type RuledTable } from './ruled-rows.queries.ts';
import { findAccounts, findSubject } from './subject.queries.ts';

/** The job that writes copies. */
export const COPY_JOB = 'personal_data.copy';

/** Largest copy; bytes. */
const MOST_BYTES = 5_000_000_000;

/** The account is gone, and with it whoever the copy was for. */
class Gone extends Error {}

/** Writes copies; one that a restart cut off is written again from its beginning. */
export function copyJob(services: Services): JobHandler<{ data_export_id: string }> {
  return {
    name: COPY_JOB,
    longest_s: 1800,
    begin: async () => {
      for (const data_export_id of await findUnwritten(services.db)) {
        await services.jobs.enqueue(services.db, COPY_JOB, { data_export_id });
      }
    },
    run: ({ data_export_id }) => writeCopy(serverAct(services), data_export_id),
  };
}

/** Every hour: copies whose link has expired go, with their bytes. */
export function expireCopiesJob(services: Services): JobHandler {
  return {
    name: 'personal_data.expire_copies',
    cron: '45 * * * *',
    run: async () => {
      const hashes = await deleteExpiredCopies(services.db, services.now());
      await forgetBytes(serverAct(services), hashes);
    },
  };
}

/** Writes one copy, and mails the link to it. */
export async function writeCopy(act: Act, id: string): Promise<void> {
  const { services } = act;
  const copy = await takeUpCopy(act.db, id);
  if (!copy) return;
  const zip = new ZipFile();
  const out = zipOutput(zip);
  const kept = services.files.put(out, MOST_BYTES);
  // Told by whoever waits for it below; unheard it would end the process.
  kept.catch(() => undefined);
  let file: StoredFile;
  try {
    await withTransaction(act.db, async (db) => {
      await readOneMoment(db);
      await addParts({ ...act, db }, zip, copy);
    });
    zip.end();
    file = await kept;
  } catch (error) {
    out.destroy(error as Error);
    if (error instanceof Gone) return;
    services.log.warn({ err: error, data_export_id: id }, 'a copy of personal data could not be written');
    await withTransaction(act.db, (db) => endCopy(db, id, { at: services.now(), written: null }));
    return;
  }
  const { sha256, size } = file;
  const { token, hash } = newToken();
  const isKept = await withTransaction(act.db, async (db) => {
    const written = { sha256, size, token_hash: hash };
    if (!(await endCopy(db, id, { at: services.now(), written }))) return false;
    await tell({ ...act, db }, copy, token);
    return true;
  });
  const named = isKept || (await namedHashes(act.db, [sha256])).has(sha256);
  if (!named) await services.files.forget(sha256);
}

async function tell(act: Act, copy: CopyRow, token: string): Promise<void> {
  const actor = await findActorOfUser(act.db, copy.user_id, null);
  if (!actor?.email_verified) return;
  const news = {
    type: 'data_copy_ready',
    effect_key: copy.id,
    params: { until: copy.expires_at.slice(0, 10) },
  } as const;
  await notifyPeople(act, [copy.user_id], { ...news, link: '/user/settings/data', mail: false });
  await mailTo(act, {
    ...news,
    email: actor.email,
    user_id: copy.user_id,
    locale: actor.locale,
    link: `/my-data/${token}`,
  });
  act.services.live.tell(act.db, [copy.user_id], { topic: 'personal-data' });
}

async function addParts(act: Act, zip: ZipFile, copy: CopyRow): Promise<void> {
  const { db, services } = act;
  const actor = await findActorOfUser(db, copy.user_id, null);
  if (!actor) throw new Gone();
  const subject = await findSubject(db, await findAccounts(db, copy.user_id), null);
  const tables = (await findRuledTables(db)).filter(({ rule }) => columnsOf(rule, 'given').length > 0);
  const files = await findCopiedFiles(db, subject);
  const total = tables.length + files.length + 1;
  let done = 0;
  const step = async () => {
    done += 1;
    // Outside the transaction, which sees one moment: the person watches how far it is.
    if (!(await noteWritten(services.db, copy.id, done, total))) throw new Gone();
  };
  const addJson = (name: string, value: unknown) =>
    zip.addBuffer(Buffer.from(`${JSON.stringify(value, null, 1)}\n`), name);
  const described: Record<string, unknown> = {};
  for (const table of tables.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const rows = await givenRows(db, table, subject);
    if (rows.length > 0) {
      zip.addBuffer(Buffer.from(`[${rows.join(',\n')}]\n`), `data/${table.name}.json`);
      described[table.name] = describe(table, rows.length);
    }
    await step();
  }
  for (const { id, sha256, name, purpose } of files) {
    if (await services.files.exists(sha256)) {
      zip.addReadStreamLazy(`files/${purpose}/${id} ${name.replace(/[\\/:\p{Cc}]+/gu, ' ')}`, (take) =>
        take(null, services.files.read(sha256)),
      );
    }
    await step();
  }
  const signed = { ...act, actor };
  const language = acceptedLanguage(actor.locale);
  for (const card of await ownCardsInFull(signed, language)) {
    addJson(`cards/${card.id}.json`, card);
    zip.addBuffer(Buffer.from(await cardAsPdf(card, language)), `cards/${card.id}.pdf`);
  }
  const said = await answersOf(act, subject.applications);
  if (said.length > 0) addJson('self_identification.json', said);
  addJson('seen_by.json', await findLooks(db, subject));
  addJson('names.json', await findNames(db, subject));
  addJson('schema.json', described);
  zip.addBuffer(
    Buffer.from(`${textOf(language, 'personal-data', 'personal-data.copy.read_me')}\n`),
    'README.txt',
  );
  await step();
}

/** What a part of a copy holds, in the words of the database. */
function describe(table: RuledTable, rows: number) {
  const given = new Set(columnsOf(table.rule, 'given'));
  return {
    about: table.comment,
    rows,
    fields: Object.fromEntries(
      table.columns
        .filter(({ name }) => given.has(name))
        .map(({ name, type, comment }) => [name, { type, about: comment }]),
    ),
  };
}
