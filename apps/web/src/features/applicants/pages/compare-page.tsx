import { Button } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { currentCardQuery } from '../../score-cards/public.tsx';
import { applicantQuery } from '../applicants.api.ts';
import { messages } from '../applicants.messages.ts';
import { type Summary, summaryQuery } from '../applicants-list.api.ts';
import { compareMessages } from '../compare.messages.ts';
import { FEWEST_COMPARED, MOST_COMPARED } from '../compared-scores.ts';
import { CompareTable } from '../components/compare/compare-table.tsx';
import type { ComparedPerson } from '../components/compare/compared-person.ts';
import { ComparedTraits } from '../components/compare/compared-traits.tsx';
import { useMoves } from '../use-moves.tsx';
import classes from './compare-page.module.css';

const FROM = '/user/positions/$id/applicants/compare';

/** R7: two to five applicants side by side. Who they are stands in the address. */
export function ComparePage() {
  const { id } = useParams({ from: FROM });
  const summary = useQuery(summaryQuery(id));
  return (
    <Page width="full">
      <QueryView page query={summary} skeleton={<CardSkeleton lines={10} />}>
        {(loaded) => <Comparison summary={loaded} />}
      </QueryView>
    </Page>
  );
}

function Comparison({ summary }: { summary: Summary }) {
  const t = useText(compareMessages);
  const names = useText(messages);
  const { position, rights } = summary;
  const search = useSearch({ from: FROM });
  const navigate = useNavigate({ from: FROM });
  const ids = [...new Set(search.ids)].slice(0, MOST_COMPARED);
  const isBlind = search.blind === true || !rights.see_identity;
  const people = useQueries({
    queries: ids.map((id) => applicantQuery(id, {}, { blind: isBlind })),
  });
  const cards = useQueries({
    queries: ids.map((id) => ({ ...currentCardQuery(id), enabled: rights.see_scores })),
  });
  const moves = useMoves(position.position_id, {
    screen: 'compare',
    openingsLeft: position.openings - position.approved_count,
    mailedStages: summary.mailed_stages,
  });
  const back = (
    <LinkButton variant="default" to="/user/positions/$id/applicants" params={{ id: position.position_id }}>
      {t('applicants.compare.back')}
    </LinkButton>
  );
  const compared = ids.map(
    (id, at): ComparedPerson => ({
      id,
      letter: 'ABCDE'.charAt(at),
      applicant: people[at]?.data ?? null,
      // Applicants without a card answer as if there was nothing.
      card: cards[at]?.data ?? null,
      isWaiting: Boolean(people[at]?.isPending) || Boolean(rights.see_scores && cards[at]?.isPending),
    }),
  );
  return (
    <>
      <PageHeader
        title={t('applicants.compare.title')}
        tab={`${position.title} · ${t('applicants.compare.title')}`}
        crumbs={[
          { label: position.title, to: '/user/positions/$id', params: { id: position.position_id } },
          {
            label: names('applicants.title'),
            to: '/user/positions/$id/applicants',
            params: { id: position.position_id },
          },
        ]}
        actions={
          ids.length >= FEWEST_COMPARED && (
            <Button variant="default" className="no-print" onClick={() => window.print()}>
              {t('applicants.compare.print')}
            </Button>
          )
        }
      />
      {ids.length < FEWEST_COMPARED ? (
        <EmptyState
          title={t('applicants.compare.few')}
          text={t('applicants.compare.few_text')}
          action={back}
        />
      ) : compared.some((each) => each.isWaiting) ? (
        <CardSkeleton lines={10} />
      ) : (
        <Stack gap={5}>
          <div className={`${classes.switches} no-print`}>
            {rights.see_scores && (
              <CheckBox
                label={t('applicants.compare.differences')}
                checked={search.differences === true}
                onChange={(on) =>
                  void navigate({
                    search: (old) => ({ ...old, differences: on ? true : undefined }),
                    replace: true,
                  })
                }
              />
            )}
            {rights.see_identity && (
              <CheckBox
                label={t('applicants.compare.blind')}
                checked={search.blind === true}
                onChange={(on) =>
                  void navigate({
                    search: (old) => ({ ...old, blind: on ? true : undefined }),
                    replace: true,
                  })
                }
              />
            )}
          </div>
          <CompareTable
            positionId={position.position_id}
            rights={rights}
            people={compared}
            moves={moves}
            onRemove={(id) =>
              void navigate({ search: (old) => ({ ...old, ids: ids.filter((each) => each !== id) }) })
            }
          />
          {rights.see_scores && (
            <Panel title={t('applicants.compare.traits')}>
              <ComparedTraits people={compared} onlyDifferences={search.differences === true} />
            </Panel>
          )}
        </Stack>
      )}
      {moves.dialog}
    </>
  );
}
