import type {
  moveApplicants as moveManyRoute,
  moveApplicant as moveOneRoute,
  SkipReason,
} from '@tryout/contract/applicants/applicant-decisions';
import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import { MAIL_LANGUAGES } from '@tryout/domain/organizations/stage-mail';
import type { SignedAct } from '../../../platform/act.ts';
import type { RowOfRef } from '../../../platform/http/refs.ts';
import { invalidField, notFound, Refusal } from '../../../platform/http/refusal.ts';
import type { Said } from '../../../platform/language/say.ts';
import { configValue } from '../../app-config/public.ts';
import { fieldsOfTexts, refuseUnknownFields } from '../../organizations/public.ts';
import { applicantsSay } from '../applicants.messages.ts';
import type { ApplicantRecord } from '../applicants.queries.ts';
import { type Move, type MoveOutcome, moveApplicants } from './move-applicants.ts';
import { stageWords } from './move-mail.ts';

type MoveBody = Pick<
  RouteBody<typeof moveOneRoute>,
  'to' | 'reason_id' | 'note' | 'shared_text' | 'mail' | 'add_opening' | 'hold_until'
>;

/**
 * When the candidates are told of a move, and in which words: as the organization chose for the stage, unless the mover
 * says otherwise for this move; after the time for undoing.
 */
export async function newsOf(
  { db, services }: Pick<SignedAct, 'db' | 'services'>,
  organizationId: string,
  body: Pick<MoveBody, 'to' | 'mail'>,
  isMany: boolean,
): Promise<Pick<Move, 'news' | 'silent'>> {
  const { texts = {} } = body.mail ?? {};
  refuseUnknownFields(fieldsOfTexts('mail.texts', texts));
  const stage = await stageWords(db, organizationId, body.to);
  if (!(body.mail?.send ?? stage.sends)) {
    return { news: null, silent: stage.sends ? 'mover' : 'stage' };
  }
  const minutes =
    body.mail?.delay_minutes ?? (await configValue(db, isMany ? 'undo_minutes_many' : 'undo_minutes'));
  const send_after = new Date(services.now().getTime() + minutes * 60_000);
  const words = { en: texts.en ?? stage.words.en, ar: texts.ar ?? stage.words.ar };
  const reworded = MAIL_LANGUAGES.filter((each) => texts[each] !== undefined);
  return { news: { send_after, text: body.mail?.text || null, words, reworded }, silent: null };
}

/** What a request says about a move, checked. */
export async function moveOf(
  context: Pick<SignedAct, 'db' | 'services'>,
  organizationId: string,
  body: MoveBody,
  isMany: boolean,
) {
  if (body.hold_until !== undefined && body.to !== 'on_hold') {
    throw invalidField('hold_until', applicantsSay('applicants.hold_until_only'));
  }
  if (body.shared_text !== '' && body.to !== 'rejected') {
    throw invalidField('shared_text', applicantsSay('applicants.shared_text_only'));
  }
  return {
    to: body.to,
    reason_id: body.reason_id ?? null,
    note: body.note,
    shared_text: body.shared_text,
    ...(await newsOf(context, organizationId, body, isMany)),
    add_opening: body.add_opening,
    hold_until: body.hold_until ?? null,
  };
}

/** Moves one applicant; answers 409 with where the applicant stands when that is not possible. */
export async function decideOne(
  act: SignedAct,
  applicant: ApplicantRecord,
  {
    card,
    ...body
  }: RouteBody<typeof moveOneRoute> & {
    /** The score card that was looked at; null: none. */
    readonly card: RowOfRef<'score_card'> | null;
  },
): Promise<RouteData<typeof moveOneRoute>> {
  if (card && card.application_id !== applicant.id) throw notFound();
  const move = await moveOf(act, applicant.organization_id, body, false);
  const { batch_id, outcomes, position_closed } = await moveApplicants(act, {
    ...move,
    position_id: applicant.position_id,
    items: [{ application_id: applicant.id, from: body.from }],
    screen: body.screen ?? null,
    score_card_id_seen: card?.id ?? null,
  });
  const [outcome] = outcomes;
  if (!outcome || batch_id === null) throw refusalOf(outcome, body.to);
  return {
    application_id: applicant.id,
    status: outcome.status,
    batch_id,
    told_at: move.news?.send_after.toISOString() ?? null,
    position_closed,
  };
}

/** Why one applicant does not move, as the answer to whoever tried. */
export function refusalOf(outcome: MoveOutcome | undefined, to: ApplicationStatus): Refusal {
  if (!outcome?.skipped) throw new Error('a move neither happened nor was refused');
  const current = { status: outcome.status, allowed: outcome.allowed };
  if (outcome.skipped === 'stale_status') {
    const said = applicantsSay('applicants.stale_status', { status: statusSaid(outcome.status) });
    return new Refusal('stale_status', said, { current });
  }
  return new Refusal('refused_by_rule', REFUSALS[outcome.skipped](outcome.status, to), { current });
}

type Words = (from: ApplicationStatus, to: ApplicationStatus) => Said;

function statusSaid(status: ApplicationStatus): Said {
  return applicantsSay(`applicants.status_${status}`);
}

const REFUSALS: Readonly<Record<Exclude<SkipReason, 'stale_status'>, Words>> = {
  same_state: (from) => applicantsSay('applicants.same_state', { status: statusSaid(from) }),
  not_allowed: (from, to) =>
    applicantsSay('applicants.not_allowed', { from: statusSaid(from), to: statusSaid(to) }),
  reason_required: (_, to) => applicantsSay('applicants.reason_required', { to: statusSaid(to) }),
  no_opening_left: () => applicantsSay('applicants.no_opening_left'),
  restricted: () => applicantsSay('applicants.restricted'),
};

/** Moves many applicants of one position; each that cannot go says why. */
export async function decideMany(
  act: SignedAct,
  /** Those whom the caller may decide about, in the order of the items. */
  applicants: readonly ApplicantRecord[],
  body: RouteBody<typeof moveManyRoute>,
): Promise<RouteData<typeof moveManyRoute>> {
  const [first] = applicants;
  if (!first || new Set(applicants.map(({ id }) => id)).size !== applicants.length) {
    throw invalidField('items', applicantsSay('applicants.named_twice'));
  }
  const move = await moveOf(act, first.organization_id, body, true);
  const { batch_id, outcomes, position_closed } = await moveApplicants(act, {
    ...move,
    position_id: body.position_id,
    items: body.items,
    screen: body.screen ?? null,
    score_card_id_seen: null,
  });
  const done = outcomes.filter((outcome) => outcome.skipped === null).length;
  return {
    batch_id,
    done,
    skipped: outcomes.length - done,
    items: outcomes.map(({ application_id, skipped, status }) => ({
      application_id,
      result: skipped === null ? ('done' as const) : ('skipped' as const),
      reason: skipped,
      status,
    })),
    told_at: batch_id === null ? null : (move.news?.send_after.toISOString() ?? null),
    position_closed,
  };
}
