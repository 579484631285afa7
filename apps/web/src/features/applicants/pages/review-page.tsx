import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams, useSearch } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { reviewPlaceQuery } from '../applicants.api.ts';
import { type Summary, summaryQuery } from '../applicants-list.api.ts';
import { Review } from '../components/review/review.tsx';
import { ReviewHeader } from '../components/review/review-header.tsx';
import { filtersOf } from '../list-search.ts';
import { reviewMessages } from '../review.messages.ts';

const FROM = '/user/positions/$id/applicants/review';

/** R9: the applicants of a list one at a time. Who is on the screen stands in the address. */
export function ReviewPage() {
  const { id } = useParams({ from: FROM });
  const summary = useQuery(summaryQuery(id));
  const search = useSearch({ from: FROM });
  return (
    <Page width="full">
      <QueryView page query={summary} skeleton={<CardSkeleton lines={10} />}>
        {(loaded) =>
          search.at === undefined ? (
            <Begin summary={loaded} />
          ) : (
            <Review key={JSON.stringify(filtersOf(search))} summary={loaded} at={search.at} />
          )
        }
      </QueryView>
    </Page>
  );
}

/** Goes to the first of the list. */
function Begin({ summary }: { summary: Summary }) {
  const t = useText(reviewMessages);
  const search = useSearch({ from: FROM });
  const { position } = summary;
  const place = useQuery(reviewPlaceQuery(position.position_id, filtersOf(search)));
  return (
    <QueryView page query={place} skeleton={<CardSkeleton lines={10} />}>
      {({ application_id }) =>
        application_id === null ? (
          <>
            <ReviewHeader position={position} filters={filtersOf(search)} />
            <EmptyState
              title={t('applicants.review.none')}
              action={
                <LinkButton
                  to="/user/positions/$id/applicants"
                  params={{ id: position.position_id }}
                  search={filtersOf(search)}
                >
                  {t('applicants.review.back')}
                </LinkButton>
              }
            />
          </>
        ) : (
          <Navigate
            to={FROM}
            params={{ id: position.position_id }}
            search={{ ...search, at: application_id, done: undefined }}
            replace
          />
        )
      }
    </QueryView>
  );
}
