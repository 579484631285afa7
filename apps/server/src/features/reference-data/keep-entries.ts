import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type {
  addReferenceEntries,
  changeReferenceEntry,
  importReferenceEntries,
  ReferenceEntry,
} from '@tryout/contract/reference-data/reference-entries';
import type { SecurityAction } from '@tryout/domain/access/security-actions';
import {
  isOpenKind,
  LONGEST_NAME,
  LONGEST_SKILL,
  MOST_ALIASES,
  type ReferenceKind,
  type SettledStatus,
} from '@tryout/domain/reference-data/reference-kinds';
import { type ImportedEntry, readEntryRows, wordKey } from '@tryout/domain/reference-data/reference-words';
import { audit, type SignedAct } from '../../platform/act.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import {
  type EntryRow,
  findEntry,
  findKnown,
  hasSector,
  holdEntries,
  insertEntries,
  offerEntries,
  storeNames,
  storeStatus,
} from './entries.queries.ts';
import { referenceDataSay } from './reference-data.messages.ts';

/** Half a sign, which the database cannot hold, becomes the sign for what is missing. */
const oneLine = (text: string) => text.toWellFormed().trim().replace(/\s+/gu, ' ');
const longestOf = (kind: ReferenceKind) =>
  kind === 'skill' || kind === 'technical_skill' ? LONGEST_SKILL : LONGEST_NAME;

/** The entry as it is now. */
export async function entryNow(
  { db }: SignedAct,
  entry: { id: string; kind: ReferenceKind },
): Promise<ReferenceEntry> {
  const found = await findEntry(db, entry);
  if (!found) throw notFound();
  return found;
}

/** One entry, held. */
async function held({ db }: SignedAct, id: string): Promise<EntryRow> {
  const entry = (await holdEntries(db, [id])).get(id);
  if (!entry) throw notFound();
  return entry;
}

/** Writes a line of the security log about a list. */
export const logged = (
  act: SignedAct,
  action: SecurityAction,
  entry: { id?: string; kind: ReferenceKind },
  meta = {},
) =>
  audit(act, {
    event_type: action === 'reference.added' ? 'create' : 'update',
    action,
    target_type: 'reference_entry',
    ...(entry.id === undefined ? {} : { target_id: entry.id }),
    organization_id: null,
    meta: { kind: entry.kind, ...meta },
  });

function refuseFixed(kind: ReferenceKind): void {
  if (!isOpenKind(kind)) throw new Refusal('refused_by_rule', referenceDataSay('reference-data.fixed'));
}

/** Adds names to a list; those it has under any spelling are told, and offered again where they were put away. */
export async function addEntries(
  { db, services, ...act }: SignedAct,
  { kind, names }: RouteBody<typeof addReferenceEntries>,
): Promise<RouteData<typeof addReferenceEntries>> {
  refuseFixed(kind);
  const wanted = new Map(names.map((name) => [wordKey(name), oneLine(name)]));
  const longest = longestOf(kind);
  for (const [at, name] of names.entries()) {
    if (oneLine(name).length > longest) {
      throw invalidField(`names.${at}`, referenceDataSay('reference-data.too_long', { most: longest }));
    }
  }
  const at = services.now();
  const there = await findKnown(db, [kind], [...wanted.keys()]);
  const known: { given: string; name: string }[] = [];
  const fresh: ImportedEntry[] = [];
  for (const [key, name] of wanted) {
    const found = there.find(({ words }) => words.includes(key));
    if (found) known.push({ given: name, name: found.instead?.name ?? found.name });
    else fresh.push({ name, names: {}, aliases: [], code: '' });
  }
  const added = await insertEntries(db, kind, fresh, at);
  await offerEntries(
    db,
    there.map(({ id }) => id),
    at,
  );
  await logged({ db, services, ...act }, 'reference.added', { kind }, { added, known: known.length });
  return { added, known };
}

/** Changes how an entry is called and found. @throws Refusal where the name is another entry's, or it was merged */
export async function changeEntry(
  act: SignedAct,
  id: string,
  body: RouteBody<typeof changeReferenceEntry>,
): Promise<ReferenceEntry> {
  const { db, services } = act;
  const entry = await held(act, id);
  if (entry.status === 'merged')
    throw new Refusal('refused_by_rule', referenceDataSay('reference-data.is_merged'));
  const longest = longestOf(entry.kind);
  const name = oneLine(body.name);
  if (name.length > longest) {
    throw invalidField('name', referenceDataSay('reference-data.too_long', { most: longest }));
  }
  const names = Object.fromEntries(
    Object.entries(body.names)
      .map(([language, text]) => [language, oneLine(text)] as const)
      .filter(([language, text]) => text !== '' && language !== 'en'),
  );
  if (entry.kind === 'industry' && body.code !== '' && !(await hasSector(db, body.code))) {
    throw invalidField('code', referenceDataSay('reference-data.no_sector'));
  }
  const aliases = [...new Map(body.aliases.map((each) => [wordKey(each), oneLine(each)])).values()].filter(
    (each) => wordKey(each) !== wordKey(name),
  );
  const stored = await storeNames(
    db,
    id,
    { name, names, aliases, code: entry.kind === 'industry' ? body.code : entry.code },
    services.now(),
  );
  if (!stored) {
    const message = referenceDataSay('reference-data.name_taken');
    throw new Refusal('conflict', message, { fields: [{ field: 'name', message }] });
  }
  await logged(act, 'reference.changed', entry, { from: entry.name, to: name });
  return entryNow(act, entry);
}

/** Accepts or refuses a suggestion, archives an entry or offers it again. */
export async function settleEntry(
  act: SignedAct,
  id: string,
  status: SettledStatus,
): Promise<ReferenceEntry> {
  const entry = await held(act, id);
  if (entry.status === 'merged')
    throw new Refusal('refused_by_rule', referenceDataSay('reference-data.is_merged'));
  if (status === 'refused' && entry.status !== 'suggested' && entry.status !== 'refused') {
    throw new Refusal('refused_by_rule', referenceDataSay('reference-data.not_suggested'));
  }
  if (entry.status !== status) {
    await storeStatus(act.db, id, status, act.services.now());
    await logged(act, 'reference.changed', entry, { from: entry.status, to: status });
  }
  return entryNow(act, entry);
}

/** Adds rows of a file; of entries that are there, names and other spellings are added. All or nothing of the right rows. */
export async function importEntries(
  act: SignedAct,
  { kind, rows, try: isTry }: RouteBody<typeof importReferenceEntries>,
): Promise<RouteData<typeof importReferenceEntries>> {
  const { db, services } = act;
  refuseFixed(kind);
  const { entries, problems } = readEntryRows(
    rows.map((row) => ({
      name: oneLine(row.name),
      name_ar: oneLine(row.name_ar),
      aliases: oneLine(row.aliases),
      code: oneLine(row.code),
    })),
    longestOf(kind),
  );
  const there = await findKnown(
    db,
    [kind],
    entries.map(({ name }) => wordKey(name)),
  );
  const byWord = new Map(there.flatMap((entry) => entry.words.map((word) => [word, entry] as const)));
  const fresh: ImportedEntry[] = [];
  const changes: { readonly id: string; readonly entry: ImportedEntry }[] = [];
  const offered: string[] = [];
  let unchanged = 0;
  for (const row of entries) {
    const found = byWord.get(wordKey(row.name));
    if (!found) fresh.push(row);
    else {
      const entry = joined(found, row);
      const isSame = JSON.stringify(entry) === JSON.stringify(pickNames(found));
      if (found.status === 'merged' || (isSame && found.status === 'in_use')) unchanged += 1;
      else changes.push({ id: found.id, entry });
      if (found.status !== 'merged' && found.status !== 'in_use') offered.push(found.id);
    }
  }
  if (!isTry) {
    const at = services.now();
    await holdEntries(
      db,
      changes.map(({ id }) => id),
    );
    await insertEntries(db, kind, fresh, at);
    for (const { id, entry } of changes) await storeNames(db, id, entry, at);
    await offerEntries(db, offered, at);
    await logged(act, 'reference.imported', { kind }, { added: fresh.length, changed: changes.length });
  }
  return {
    added: fresh.length,
    changed: changes.length,
    unchanged,
    refused: rows.length - entries.length,
    problems: problems.slice(0, 500),
    problem_count: problems.length,
  };
}

const pickNames = ({ name, names, aliases, code }: ImportedEntry): ImportedEntry => ({
  name,
  names,
  aliases,
  code,
});

/** What is there with what a row says of it: its names win, its spellings are added, and its name is one more spelling. */
function joined(there: EntryRow, row: ImportedEntry): ImportedEntry {
  const spelled = new Map(
    [...there.aliases, ...row.aliases, row.name].map((each) => [wordKey(each), each] as const).reverse(),
  );
  spelled.delete(wordKey(there.name));
  for (const name of Object.values(there.names)) spelled.delete(wordKey(name));
  const aliases = [...there.aliases];
  for (const each of [...row.aliases, row.name]) {
    const key = wordKey(each);
    if (spelled.has(key) && !aliases.some((one) => wordKey(one) === key) && aliases.length < MOST_ALIASES)
      aliases.push(each);
  }
  const isIndustry = there.kind === 'industry';
  return {
    name: there.name,
    names: { ...there.names, ...row.names },
    aliases,
    code: isIndustry ? row.code || there.code : there.code,
  };
}
