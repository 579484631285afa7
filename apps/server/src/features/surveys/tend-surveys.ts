import type { RouteBody } from '@tryout/contract/define-route';
import type {
  changeSurvey as changeRoute,
  createSurvey as createRoute,
  moveSurvey as moveRoute,
  WholeSurvey,
} from '@tryout/contract/surveys/surveys';
import { type FormDefinition, wordsIn } from '@tryout/domain/forms/form';
import { formProblems } from '@tryout/domain/forms/form-problems';
import { featureValueProblem } from '@tryout/domain/plans/features';
import { allowedTargets, canTransition } from '@tryout/domain/records/transitions';
import { SURVEY_MIN_GROUP, SURVEY_STATUSES, settingsProblems } from '@tryout/domain/surveys/survey';
import { BLANK_SURVEY, SURVEY_TEMPLATE_OF } from '@tryout/domain/surveys/templates';
import { audit, type SignedAct } from '../../platform/act.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { featuresSaid } from '../entitlements/public.ts';
import { ownerOf, wholeSurvey } from './read-surveys.ts';
import { surveysSay as say } from './surveys.messages.ts';
import {
  findSurveyRows,
  holdSurvey,
  insertSurvey,
  removeSurvey,
  type SurveyRow,
  storeNewLink,
  storeStatus,
  storeSurvey,
  type WrittenSurvey,
} from './surveys.queries.ts';

/** Makes a draft from a template, from another survey, or from one question. */
export async function createSurvey(
  act: SignedAct,
  { organization_id: named, name, template, copy_of }: RouteBody<typeof createRoute>,
): Promise<WholeSurvey> {
  const { db, actor, services } = act;
  const organization_id = ownerOf(act, named);
  const begun = copy_of === null ? fromTemplate(template, actor.locale) : await fromSurvey(act, copy_of);
  if (organization_id !== null && begun.kind === 'early_bird') {
    throw new Refusal('refused_by_rule', say('surveys.early_bird_platform_only'));
  }
  const id = await insertSurvey(db, {
    ...begun,
    name: name || begun.name,
    // What an organization's survey may not be triggered by is asked by its link.
    ...(organization_id !== null && begun.trigger === 'signup'
      ? { trigger: 'manual' as const, audience: ['company_admin' as const] }
      : {}),
    organization_id,
    created_by: actor.user_id,
    at: services.now(),
  });
  return wholeSurvey(act, id);
}

const NEW = {
  min_group: SURVEY_MIN_GROUP,
  opens_on: null,
  closes_on: null,
  remind_after_days: null,
  grant_gives: null,
} as const;

function fromTemplate(key: RouteBody<typeof createRoute>['template'], language: string): WrittenSurvey {
  const { name, form, ...settings } =
    key === null
      ? {
          kind: 'custom' as const,
          trigger: 'manual' as const,
          audience: ['candidate' as const],
          is_anonymous: true,
          name: { en: 'New survey', ar: 'استطلاع جديد' },
          form: BLANK_SURVEY,
        }
      : SURVEY_TEMPLATE_OF[key];
  const remind_after_days = settings.trigger === 'manual' ? null : 7;
  return { ...NEW, ...settings, remind_after_days, name: wordsIn(name, language, form), definition: form };
}

async function fromSurvey({ db }: SignedAct, id: string): Promise<WrittenSurvey> {
  const [row] = await findSurveyRows(db, [id]);
  if (!row) throw notFound();
  return { ...row, opens_on: null, closes_on: null };
}

async function heldSurvey({ db }: SignedAct, id: string): Promise<SurveyRow> {
  const survey = await holdSurvey(db, id);
  if (!survey) throw notFound();
  return survey;
}

/** What stays as it is once people were asked. */
const FIXED = [
  'kind',
  'trigger',
  'audience',
  'is_anonymous',
  'min_group',
  'grant_gives',
  'definition',
] as const;

/**
 * Changes a survey as a whole; a draft may still be unsound.
 * @throws Refusal where it was changed since it was read, a setting cannot be, or what people answered to would change
 */
export async function changeSurvey(
  act: SignedAct,
  id: string,
  { version, grant, definition, ...settings }: RouteBody<typeof changeRoute>,
): Promise<WholeSurvey> {
  const before = await heldSurvey(act, id);
  if (before.version !== version) throw new Refusal('conflict', say('surveys.changed_meanwhile'));
  const written: WrittenSurvey = {
    ...settings,
    grant_gives: grant,
    definition: definition as FormDefinition,
  };
  if (before.status === 'draft') {
    await refuseUnfit(act, before, written, { whole: false });
  } else {
    for (const field of FIXED) {
      if (canonical(before[field]) !== canonical(written[field])) {
        throw invalidField(field === 'grant_gives' ? 'grant' : field, say('surveys.fixed'));
      }
    }
    await refuseUnfit(act, before, written, { whole: true });
  }
  await storeSurvey(act.db, id, written, act.services.now());
  return wholeSurvey(act, id);
}

/** The same text for the same data: a stored object comes back with its keys in another order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** @throws Refusal naming the first field that will not do; of a draft only what can never be right */
async function refuseUnfit(
  act: SignedAct,
  survey: SurveyRow,
  written: WrittenSurvey,
  { whole }: { readonly whole: boolean },
): Promise<void> {
  const owner = survey.organization_id === null ? 'platform' : 'organization';
  const settings = settingsProblems({ ...written, has_grant: written.grant_gives !== null }, owner);
  const LATER = ['audience_empty', 'grant_missing', 'trigger_needs_candidates'];
  const problem = settings.find(({ code }) => whole || !LATER.includes(code));
  if (problem) throw invalidField(problem.field, say(`surveys.${problem.code}`));
  const form = formProblems(written.definition);
  const NEVER = ['too_many', 'too_long'];
  const wrong = form.find(({ code }) => whole || NEVER.includes(code));
  if (wrong) throw invalidField(`definition.${wrong.path}`, say(`surveys.form_${wrong.code}`));
  if (written.grant_gives === null) return;
  const { key, value } = written.grant_gives;
  const feature = (await featuresSaid(act)).find((one) => one.key === key);
  if (!feature) throw invalidField('grant.key', say('surveys.no_such_feature'));
  if (featureValueProblem(feature.kind, value)) throw invalidField('grant.value', say('surveys.grant_value'));
}

/** Publishes, closes or opens a survey again. @throws Refusal where it is not as the caller saw it, or is not sound */
export async function moveSurvey(
  act: SignedAct,
  id: string,
  { from, to }: RouteBody<typeof moveRoute>,
): Promise<WholeSurvey> {
  const survey = await heldSurvey(act, id);
  const current = { status: survey.status, allowed: allowedTargets(SURVEY_STATUSES, survey.status) };
  if (survey.status !== from) throw new Refusal('stale_status', say('surveys.stale_status'), { current });
  if (!canTransition(SURVEY_STATUSES, from, to).allowed) {
    throw new Refusal('refused_by_rule', say('surveys.not_allowed'), { current });
  }
  if (to === 'published') await refuseUnfit(act, survey, survey, { whole: true });
  await storeStatus(act.db, id, to, act.services.now());
  await audit(act, {
    event_type: 'update',
    action: to === 'closed' ? 'survey.closed' : 'survey.published',
    target_type: 'survey',
    target_id: id,
    organization_id: survey.organization_id,
  });
  return wholeSurvey(act, id);
}

/** Ends a survey's link and makes another. @throws Refusal where it has none */
export async function renewSurveyLink(act: SignedAct, id: string): Promise<WholeSurvey> {
  const survey = await heldSurvey(act, id);
  if (survey.trigger !== 'manual') throw new Refusal('refused_by_rule', say('surveys.no_link'));
  await storeNewLink(act.db, id, act.services.now());
  await audit(act, {
    event_type: 'update',
    action: 'survey.link_renewed',
    target_type: 'survey',
    target_id: id,
    organization_id: survey.organization_id,
  });
  return wholeSurvey(act, id);
}

/** Deletes a draft. @throws Refusal once it was published */
export async function deleteSurvey(act: SignedAct, id: string): Promise<void> {
  const survey = await heldSurvey(act, id);
  if (survey.status !== 'draft') throw new Refusal('refused_by_rule', say('surveys.only_drafts'));
  await removeSurvey(act.db, id);
  await audit(act, {
    event_type: 'delete',
    action: 'survey.deleted',
    target_type: 'survey',
    target_id: id,
    organization_id: survey.organization_id,
  });
}
