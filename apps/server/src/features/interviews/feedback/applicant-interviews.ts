import type { RouteData } from '@tryout/contract/define-route';
import type { readApplicantInterviews as route } from '@tryout/contract/interviews/event-feedback';
import { scopeOf } from '@tryout/domain/access/access-policy';
import { positionAgreement } from '@tryout/domain/interviews/agreement';
import { asksFeedback, recommendationValue } from '@tryout/domain/interviews/feedback';
import { isDeadEnd } from '@tryout/domain/interviews/interviewable';
import type { SignedAct } from '../../../platform/act.ts';
import { callerOf } from '../../../platform/http/actor.ts';
import type { RowOfRef } from '../../../platform/http/refs.ts';
import type { Language } from '../../../platform/language/language.ts';
import { eventLine } from '../event-view.ts';
import { type EventRecord, findParticipants, type ParticipantRecord } from '../events.queries.ts';
import { findKit, findMeasured } from '../kit/kit.queries.ts';
import { traitsOf } from '../kit/kit-of-event.ts';
import { manages, seesScores } from '../kit/kit-view.ts';
import { findEarlier, findEventsOf, findFeedback, findJobFit, findJudgementsOf } from './feedback.queries.ts';
import { judgementsOf } from './judgements.ts';
import { feedbackReader, namedTraits } from './known-feedback.ts';

/**
 * Interviews of an applicant with the judgements that the caller may read, and scores beside them. Hiring managers who
 * may not see score cards get the interviews that they take part in; the others all but drafts, and recruiters drafts too.
 */
export async function applicantInterviews(
  act: SignedAct,
  application: RowOfRef<'application'>,
  language: Language,
): Promise<RouteData<typeof route>> {
  const { db, actor } = act;
  const isManager = scopeOf('event.read', callerOf(actor)) === 'position';
  const scored = seesScores(actor, application);
  const found = await findEventsOf(db, application.id);
  const people = await findParticipants(
    db,
    found.map((each) => each.id),
  );
  const takesPart = (event: EventRecord) =>
    people.some((each) => each.event_id === event.id && each.user_id === actor.user_id);
  const events = found.filter((event) =>
    isManager ? event.status !== 'draft' && (scored || takesPart(event)) : true,
  );
  const measured = await findMeasured(db, application.id);
  const interviews = await viewsOf(act, { events, people, measured }, language);
  const isHidden = interviews.some((each) => each.is_judged && each.others === null);
  const agreed =
    scored && !isHidden
      ? positionAgreement(
          (await findJudgementsOf(db, application.position_id)).map(({ recommendations }) =>
            recommendations.map(recommendationValue),
          ),
        )
      : null;
  return {
    interviews: interviews.map((each, at) => ({
      ...each,
      may_open: !isManager || takesPart(events[at] as EventRecord),
    })),
    scores: scored
      ? traitsOf(measured).flatMap(({ trait_id, score }) => (score === null ? [] : [{ trait_id, score }]))
      : null,
    job_fit_score: scored ? await findJobFit(db, application.id) : null,
    position_agreement: agreed,
    may_schedule: manages(actor, application) && !isDeadEnd(application.status),
  };
}

async function viewsOf(
  act: SignedAct,
  of: {
    events: readonly EventRecord[];
    people: readonly ParticipantRecord[];
    measured: Awaited<ReturnType<typeof findMeasured>>;
  },
  language: Language,
) {
  const { db, services } = act;
  const now = services.now();
  const ids = of.events.map((each) => each.id);
  const [all, earlier, traits, kits] = await Promise.all([
    findFeedback(db, ids),
    findEarlier(db, ids),
    namedTraits(act, of.measured, language),
    Promise.all(ids.map((id) => findKit(db, id))),
  ]);
  return of.events.map((event, at) => {
    const people = of.people.filter((each) => each.event_id === event.id);
    const known = {
      people,
      all: all.filter((each) => each.event_id === event.id),
      earlier,
      items: kits[at]?.items ?? [],
      traits,
    };
    return {
      event: eventLine(act.actor, event, people, now),
      is_judged: asksFeedback(event, now),
      ...judgementsOf(known, feedbackReader(act, event, of.measured, language)),
    };
  });
}
