import type { HiringRules } from '@tryout/contract/organizations/hiring-rules';
import type { RecruitersSee } from '@tryout/domain/access/recruiter-sight';
import { audit, type SignedAct } from '../../platform/act.ts';
import { may } from '../../platform/http/actor.ts';
import { invalidField, notFound } from '../../platform/http/refusal.ts';
import {
  findApprovers,
  findNamedSteps,
  findRecruitersSee,
  storeRecruitersSee,
  storeSteps,
} from './hiring-rules.queries.ts';
import { lockOrganization } from './organization-rows.queries.ts';
import { organizationsSay } from './organizations.messages.ts';

/** How an organization hires together. */
export async function hiringRules({ db, actor }: SignedAct, organizationId: string): Promise<HiringRules> {
  const recruiters_see = await findRecruitersSee(db, organizationId);
  if (recruiters_see === undefined) throw notFound();
  const changes = may(actor, 'organization.update', { organization_id: organizationId });
  return {
    recruiters_see,
    approval_steps: await findNamedSteps(db, organizationId),
    approvers: changes ? await findApprovers(db, organizationId) : [],
  };
}

/** Changes how an organization hires together. Requests that were sent keep the steps they were sent with. */
export async function changeHiringRules(
  act: SignedAct,
  organizationId: string,
  change: {
    readonly recruiters_see?: RecruitersSee | undefined;
    readonly approval_steps?: readonly { readonly employee_id: string | null }[] | undefined;
  },
): Promise<HiringRules> {
  const { db } = act;
  if (!(await lockOrganization(db, organizationId))) throw notFound();
  const before = await hiringRules(act, organizationId);
  const steps = change.approval_steps?.map((each) => each.employee_id);
  if (steps) {
    const could = new Set(before.approvers.map((each) => each.employee_id));
    for (const [at, id] of steps.entries()) {
      if (id !== null && !could.has(id)) {
        throw invalidField(`approval_steps.${at}`, organizationsSay('organizations.approver_does_not_hire'));
      }
      if (id !== null && steps.indexOf(id) < at) {
        throw invalidField(`approval_steps.${at}`, organizationsSay('organizations.approver_twice'));
      }
    }
    await storeSteps(db, organizationId, steps);
  }
  if (change.recruiters_see !== undefined) {
    await storeRecruitersSee(db, organizationId, change.recruiters_see);
  }
  const after = await hiringRules(act, organizationId);
  await audit(act, {
    event_type: 'update',
    action: 'organization.hiring_rules_changed',
    target_type: 'organization',
    target_id: organizationId,
    organization_id: organizationId,
    meta: {
      ...(change.recruiters_see !== undefined
        ? { recruiters_see: [before.recruiters_see, after.recruiters_see] }
        : {}),
      ...(steps
        ? {
            approval_steps: [
              before.approval_steps.map((each) => each.employee_id),
              after.approval_steps.map((each) => each.employee_id),
            ],
          }
        : {}),
    },
  });
  return after;
}
