import type { Correction } from '@tryout/domain/score-cards/corrected-responses';
import { responsesOf } from '@tryout/domain/score-cards/score-card-data';
import { ENGINE_VERSION } from '@tryout/domain/score-cards/scoring';
import { subtraitMeans } from '@tryout/domain/score-cards/subtrait-means';
import type { Act } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { appendApplicationLog } from '../application-log/public.ts';
import { notifyPeople } from '../notifications/public.ts';
import { activeCorrections } from './active-corrections.queries.ts';
import {
  type ComputedCard,
  cardData,
  computeCard,
  placeOf,
  traceOf,
  unconfirmedParts,
} from './compute-card.ts';
import { countedPlays } from './counted-plays.ts';
import { culturePartOf } from './culture-part.queries.ts';
import { lockForCard } from './lock-for-card.ts';
import { notifyHiringTeam } from './notify-hiring-team.ts';
import { scoreCardsSay } from './score-cards.messages.ts';
import {
  insertScoreCard,
  placeApplication,
  type ScorableApplication,
  type StoredTemplate,
} from './score-cards.queries.ts';
import { scoringRulesOf } from './scoring-rules.ts';
import { storeMeans } from './store-means.queries.ts';

/**
 * Works out what an application's card is now, with the corrections in force and, to try them, others besides or
 * another attempt that counts.
 * @throws Refusal where there is no template or nothing has been played
 */
export async function workOutCard(
  db: Db,
  applicationId: string,
  templateId: string | null,
  tried: readonly Correction[] = [],
  instead: string | null = null,
): Promise<{ template: StoredTemplate; card: ComputedCard }> {
  if (!templateId) throw new Refusal('refused_by_rule', scoreCardsSay('score_cards.no_template'));
  const plays = await countedPlays(db, applicationId, instead);
  if (plays.length === 0) throw new Refusal('refused_by_rule', scoreCardsSay('score_cards.nothing_played'));
  const rules = await scoringRulesOf(
    db,
    templateId,
    plays.flatMap((play) => play.tasks),
  );
  if (!rules) throw notFound();
  const { template, formulas } = rules;
  const corrections = [...(await activeCorrections(db, applicationId)), ...tried];
  const culture = await culturePartOf(db, applicationId);
  return { template, card: computeCard(template, formulas, plays, corrections, ENGINE_VERSION, culture) };
}

/**
 * Makes the score card of an application and puts the applicant in the list, in the caller's transaction. The same
 * plays, formulas and template give the card that exists already, which is in force again.
 */
export async function generateScoreCard(
  act: Act,
  applicationId: string,
  /**
   * `caller`: whoever asked for the card tells people why there is a new one. `team`: only the hiring side is told; what
   * happens with the card tells the candidate of it.
   */
  notifiedBy: 'this' | 'caller' | 'team' = 'this',
): Promise<{ id: string; is_new: boolean; insufficient_play_ids: readonly string[] }> {
  const { db, services } = act;
  const application = await lockForCard(db, applicationId);
  const { template, card } = await workOutCard(db, applicationId, application.template_id);
  const place = { ...placeOf(card.result, card.scales), unconfirmed: unconfirmedParts(card) };
  const written = await insertScoreCard(db, {
    organization_id: application.organization_id,
    application_id: application.id,
    status: card.result ? 'approved' : 'rejected',
    job_fit_score: place.job_fit_score,
    coverage: place.coverage,
    score_card_data: cardData(template, card),
    pins: card.pins,
    trace: traceOf(card),
    inputs_digest: card.inputs_digest,
    result_digest: card.result_digest,
    error: card.error,
  });
  const made = { ...written, insufficient_play_ids: card.insufficient_play_ids };
  if (!made.is_new && application.score_card_id === written.id) return made;
  await placeApplication(db, {
    ...place,
    ...application,
    job_fit_sem: card.uncertainty?.job_fit?.sem ?? null,
    application_id: application.id,
    score_card_id: written.id,
    play_ids: card.pins.plays.map(({ id }) => id),
    attempt_counted: Math.max(...card.pins.plays.map(({ attempt }) => attempt)),
  });
  if (card.result) await storeMeans(db, application, subtraitMeans(responsesOf(card.data_point_responses)));
  if (!made.is_new) return made;
  await appendApplicationLog(
    db,
    [
      {
        application_id: application.id,
        organization_id: application.organization_id,
        actor_id: null,
        actor_kind: 'system',
        action: 'score_card_made',
        detail: {
          score_card_id: written.id,
          job_fit_score: place.job_fit_score,
          result_digest: card.result_digest,
        },
      },
    ],
    services.now(),
  );
  if (notifiedBy === 'this') await tellCandidateOfCard(act, application, written.id);
  if (notifiedBy !== 'caller') await tellTeamOfCard(act, application, written.id);
  return made;
}

const aboutCard = (application: ScorableApplication) => ({
  organization_id: application.organization_id,
  application_id: application.id,
  params: { position: application.position_title, applicant: application.applicant_name },
});

async function tellCandidateOfCard(
  act: Act,
  application: ScorableApplication,
  cardId: string,
): Promise<void> {
  await notifyPeople(act, [application.candidate_id], {
    ...aboutCard(application),
    type: 'score_card_ready',
    effect_key: `score-card:${cardId}`,
    link: `/user/score-cards/${cardId}`,
    mail: {},
  });
}

async function tellTeamOfCard(act: Act, application: ScorableApplication, cardId: string): Promise<void> {
  if (application.is_test) return;
  await notifyHiringTeam(act, application.position_id, {
    ...aboutCard(application),
    type: 'applicant_score_ready',
    effect_key: `score-card:${cardId}`,
    link: `/user/positions/${application.position_id}/applicants/${application.id}`,
    mail: false,
  });
}
