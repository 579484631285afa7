import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ApplicantDetails } from '@tryout/contract/applicants/applicants';
import { awaitsDecision } from '@tryout/domain/applications/application-status';
import { useEffect } from 'react';
import { QueryView } from '../../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../../ui/states/skeletons.tsx';
import { recordView } from '../../../profile-views/public.ts';
import { applicantAhead, applicantQuery, reviewPlaceQuery } from '../../applicants.api.ts';
import type { Summary } from '../../applicants-list.api.ts';
import { filtersOf } from '../../list-search.ts';
import { besides, type ReviewTrail, withDecision, withoutDecisions, withSeen } from '../../review-trail.ts';
import { useMoves } from '../../use-moves.tsx';
import { useReviewTrail } from '../../use-review-trail.ts';
import { ReviewOne } from './review-one.tsx';
import { ReviewSummary } from './review-summary.tsx';

const FROM = '/user/positions/$id/applicants/review';

const BEGUN: ReviewTrail = { before: 0, seen: [], decisions: {} };

/** One applicant after the other, along those who wait for a decision; the next one is fetched ahead. */
export function Review({ summary, at }: { summary: Summary; at: string }) {
  const { position } = summary;
  const search = useSearch({ from: FROM });
  const navigate = useNavigate({ from: FROM });
  const client = useQueryClient();
  const filters = filtersOf(search);
  const view = { blind: search.blind === true };
  const [kept, keep] = useReviewTrail(position.position_id, filters);
  const begin = useQuery({
    ...reviewPlaceQuery(position.position_id, filters, at),
    enabled: kept === null,
  }).data;
  const trail = kept ?? (begin ? { ...BEGUN, before: begin.before } : null);
  const last = trail?.seen.at(-1) ?? at;
  const place = useQuery({
    ...reviewPlaceQuery(position.position_id, filters, last),
    placeholderData: keepPreviousData,
  }).data;
  const query = useQuery({ ...applicantQuery(at, filters, view), placeholderData: keepPreviousData });
  const shown = query.data?.application_id === at ? query.data : undefined;
  const nextId = shown?.next_id;
  const isQueued = shown !== undefined && awaitsDecision(shown.status);

  useEffect(() => {
    if (trail && isQueued && !trail.seen.includes(at)) keep((old) => withSeen(old ?? trail, at));
  });
  useEffect(() => {
    if (nextId) void client.prefetchQuery(applicantAhead(nextId, filters, view));
  });
  // What was fetched ahead is told to its candidate only when it is shown.
  const shownId = shown?.application_id;
  useEffect(() => {
    if (shownId) recordView(shownId);
  }, [shownId]);
  useEffect(() => {
    if (at) window.scrollTo(0, 0);
  }, [at]);

  const go = (id: string) =>
    void navigate({ search: (old) => ({ ...old, at: id, done: undefined }), replace: false });
  const onwards = (one: ApplicantDetails) => {
    const next = (trail && besides(trail, one.application_id, 1)) ?? one.next_id;
    if (next) go(next);
    else void navigate({ search: (old) => ({ ...old, done: true }) });
  };
  const change = (act: (trail: ReviewTrail) => ReviewTrail) => keep((old) => old && act(old));
  const moves = useMoves(position.position_id, {
    screen: 'review',
    openingsLeft: position.openings - position.approved_count,
    mailedStages: summary.mailed_stages,
    onMoved: () => query.data && onwards(query.data),
    onDone: (people, to, batch_id) =>
      people.forEach((person) => {
        change((old) => withDecision(old, { person, to, batch_id }));
      }),
    onUndone: (people) => {
      const ids = people.map((person) => person.application_id);
      change((old) => withoutDecisions(old, ids));
      if (ids[0]) go(ids[0]);
    },
  });

  if (search.done) {
    return (
      <ReviewSummary
        position={position}
        filters={filters}
        trail={trail ?? BEGUN}
        moves={moves}
        onAgain={() => {
          keep(() => null);
          void navigate({ search: (old) => ({ ...old, at: undefined, done: undefined }) });
        }}
      />
    );
  }
  return (
    <QueryView page query={query} skeleton={<CardSkeleton lines={10} />}>
      {(applicant) => (
        <>
          <ReviewOne
            applicant={applicant}
            position={position}
            filters={filters}
            trail={trail ?? BEGUN}
            after={place?.after ?? 0}
            isCapped={place?.is_capped ?? false}
            moves={moves}
            onNext={() => onwards(applicant)}
            onGo={go}
          />
          {moves.dialog}
        </>
      )}
    </QueryView>
  );
}
