import type { MemberRole } from '@tryout/contract/organizations/members';
import type { RecordKind } from '@tryout/domain/records-import/import-record';
import type { SignedAct } from '../../platform/act.ts';
import { addPart, changePart, inviteMember, updateMember } from '../organizations/public.ts';
import { createPosition, updatePosition } from '../positions/public.ts';
import type { RecordChanges, RecordPlan } from './plan-records.ts';
import {
  changeInvitePlace,
  findDepartments,
  findEmployees,
  storeExternalId,
  storeInvitePlace,
} from './records.queries.ts';

interface Written {
  readonly organization_id: string;
  readonly id: string | null;
}

type Writer<K extends RecordKind> = (
  act: SignedAct,
  written: Written,
  change: RecordChanges[K],
) => Promise<void>;

const WRITERS: { readonly [K in RecordKind]: Writer<K> } = {
  departments: async ({ db }, { organization_id, id }, { name, code, parent_id, parent }) => {
    const above =
      parent === null
        ? parent_id
        : ((await findDepartments(db, organization_id)).find((each) => each.name.toLowerCase() === parent)
            ?.id ?? null);
    const fields = { name, code, parent_id: above };
    if (id === null) await addPart(db, 'departments', organization_id, fields);
    else await changePart(db, 'departments', { id, organization_id }, fields);
  },

  locations: async ({ db }, { organization_id, id }, change) => {
    if (id === null) await addPart(db, 'locations', organization_id, { ...change });
    else await changePart(db, 'locations', { id, organization_id }, { ...change });
  },

  employees: async (act, { organization_id, id }, { email, role, ...place }) => {
    if (id !== null) {
      await updateMember(act, { id, organization_id }, { employee_id: id, ...place });
      return;
    }
    const [invited] = await findEmployees(act.db, organization_id, [email]);
    if (invited) {
      await changeInvitePlace(act.db, organization_id, email, place);
      return;
    }
    const wish = { email, role: role as MemberRole, message: '' };
    await storeInvitePlace(act.db, await inviteMember(act, organization_id, wish), place);
  },

  positions: async (act, { organization_id, id }, { title, external_id, fields }) => {
    const made =
      id ??
      (
        await createPosition(act, {
          title,
          organization_id,
          visibility: 'public',
          language: 'en',
        })
      ).id;
    if (external_id !== '') await storeExternalId(act.db, made, external_id);
    if (Object.keys(fields).length > 0) await updatePosition(act, made, fields);
  },
};

/** Carries out what was planned for a row, within the transaction of the act. @throws Refusal of the action */
export async function writeRecord<K extends RecordKind>(
  act: SignedAct,
  organizationId: string,
  kind: K,
  plan: RecordPlan<K>,
): Promise<void> {
  if (plan.change === null) return;
  await WRITERS[kind](act, { organization_id: organizationId, id: plan.id }, plan.change);
}
