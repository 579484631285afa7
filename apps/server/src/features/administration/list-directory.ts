import type {
  PLATFORM_FILES,
  PlatformApplication,
  PlatformCandidate,
} from '@tryout/contract/administration/platform-lists';
import { emailProblem, maskEmail } from '@tryout/domain/accounts/email';
import { audit, type SignedAct } from '../../platform/act.ts';
import { type Cell, csvFile, xlsxFile } from '../../platform/files/sheet-files.ts';
import type { PageRequest } from '../../platform/http/keyset.ts';
import { shownAs } from '../../platform/http/keyset.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { administrationSay } from './administration.messages.ts';
import { noteNamesShown, openLookAt } from './candidate-looks.ts';
import {
  type ApplicationWish,
  type DirectoryWish,
  findApplications,
  findCandidates,
  findPeople,
  findPositions,
  findSimulations,
  ROLES_OF,
} from './directory.queries.ts';

/** Candidates' accounts without their names. */
export function candidatesListed({ db }: SignedAct, wish: PageRequest & DirectoryWish) {
  return shownAs(
    findCandidates(db, wish),
    ({ id, email, name: _hidden, ...row }): PlatformCandidate => ({
      user_id: id,
      email: maskEmail(email),
      name: null,
      ...row,
    }),
  );
}

/** Whether a search names somebody, so that what it finds says who they are. */
const searchesByName = ({ first_name, last_name, email }: ApplicationWish): boolean =>
  first_name !== '' || last_name !== '' || (email !== '' && emailProblem(email) !== null);

/**
 * Applications of all organizations: with names while the caller's look is open, otherwise without.
 * @throws Refusal for a search by names without a look
 */
export async function applicationsListed(act: SignedAct, wish: PageRequest & ApplicationWish) {
  const look = await openLookAt(act, null);
  if (!look && searchesByName(wish)) {
    throw new Refusal('refused_by_rule', administrationSay('administration.search_look.needed'));
  }
  if (look) {
    const { first_name, last_name, email, page } = wish;
    await noteNamesShown(act, look, {
      action: 'candidate_data.searched',
      meta: {
        page,
        ...(first_name && { first_name }),
        ...(last_name && { last_name }),
        ...(email && { email }),
      },
    });
  }
  return applicationsShown(act, wish, look !== undefined);
}

function applicationsShown({ db }: SignedAct, wish: PageRequest & ApplicationWish, isOpen: boolean) {
  return shownAs(
    findApplications(db, wish),
    ({ id, name, email, ...row }): PlatformApplication => ({
      application_id: id,
      ...row,
      name: isOpen ? name : null,
      email: isOpen ? email : maskEmail(email),
    }),
  );
}

/** People who recruit, or hiring managers, of all organizations. */
export const peopleListed = (
  { db }: SignedAct,
  who: keyof typeof ROLES_OF,
  wish: PageRequest & DirectoryWish,
) => findPeople(db, ROLES_OF[who], wish);

type ListName = (typeof PLATFORM_FILES)[number];
type Page = { readonly items: readonly object[]; readonly next_cursor: string | null };

/** A list of the platform as a file. @throws Refusal for a search by names without a look */
export async function exportedList(
  act: SignedAct,
  list: ListName,
  wish: DirectoryWish & ApplicationWish & { readonly format: 'csv' | 'xlsx' },
) {
  const look = list === 'applications' ? await openLookAt(act, null) : undefined;
  if (list === 'applications' && !look && searchesByName(wish)) {
    throw new Refusal('refused_by_rule', administrationSay('administration.search_look.needed'));
  }
  await audit(act, {
    event_type: 'access',
    action: 'platform_list.exported',
    target_type: 'platform_list',
    organization_id: null,
    meta: { list, format: wish.format, ...(look ? { names: 'yes' } : {}) },
  });
  const { services, actor, origin } = act;
  // The file is written after the answer began, when the request's own handle is given back.
  const after: SignedAct = { services, actor, origin, db: services.db };
  const read = (page: PageRequest): Promise<Page> => {
    const request = { ...wish, ...page };
    switch (list) {
      case 'candidates':
        return candidatesListed(after, request);
      case 'applications':
        return applicationsShown(after, request, look !== undefined);
      case 'recruiters':
      case 'employees':
        return peopleListed(after, list, request);
      case 'positions':
        return findPositions(after.db, request);
      case 'simulations':
        return findSimulations(after.db, request);
    }
  };
  const rows = rowsOf(read);
  const isCsv = wish.format === 'csv';
  return {
    name: `${list}.${wish.format}`,
    media_type: isCsv ? 'text/csv' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: isCsv ? csvFile(rows) : xlsxFile(rows),
  };
}

async function* rowsOf(read: (page: PageRequest) => Promise<Page>): AsyncGenerator<readonly Cell[]> {
  let cursor: string | undefined;
  let names: readonly string[] | undefined;
  for (let page = 1; ; page += 1) {
    const found = await read({ page, recordsPerPage: 100, cursor });
    for (const item of found.items) {
      if (!names) {
        names = Object.keys(item);
        yield names;
      }
      yield Object.values(item).map(cellOf);
    }
    if (found.next_cursor === null) return;
    cursor = found.next_cursor;
  }
}

const cellOf = (value: unknown): Cell =>
  value === null || value === undefined ? null : typeof value === 'number' ? value : String(value);
