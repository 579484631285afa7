import { Button } from '@mantine/core';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../../ui/controls/link-button.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { useApplicantName } from '../../applicant-name.ts';
import type { Summary } from '../../applicants-list.api.ts';
import type { ListFilters } from '../../list-search.ts';
import { reviewMessages } from '../../review.messages.ts';
import { type ReviewTrail, summaryOf } from '../../review-trail.ts';
import { useStatusText } from '../../status-text.ts';
import type { Moves } from '../../use-moves.tsx';
import classes from './review.module.css';
import { ReviewHeader } from './review-header.tsx';

interface ReviewSummaryProps {
  position: Summary['position'];
  filters: ListFilters;
  trail: ReviewTrail;
  moves: Moves;
  onAgain: () => void;
}

/** The end of a review: how many went where, and each decision with the way back. */
export function ReviewSummary({ position, filters, trail, moves, onAgain }: ReviewSummaryProps) {
  const t = useText(reviewMessages);
  const format = useFormat();
  const statusText = useStatusText();
  const nameOf = useApplicantName();
  const { moved, skipped } = summaryOf(trail);
  const decisions = Object.values(trail.decisions);
  return (
    <>
      <ReviewHeader position={position} filters={filters} title={t('applicants.review.all_done')} />
      <Stack gap={5}>
        <Panel>
          <p>{t('applicants.review.seen', { count: trail.seen.length })}</p>
          <ul className={classes.counts}>
            {moved.map(({ to, count }) => (
              <li key={to}>
                {t('applicants.review.moved', { status: statusText(to), count: format.number(count) })}
              </li>
            ))}
            <li>{t('applicants.review.skipped', { count: format.number(skipped) })}</li>
          </ul>
          <Row gap={3}>
            <LinkButton
              to="/user/positions/$id/applicants"
              params={{ id: position.position_id }}
              search={filters}
            >
              {t('applicants.review.back')}
            </LinkButton>
            <Button variant="default" onClick={onAgain}>
              {t('applicants.review.again')}
            </Button>
          </Row>
        </Panel>
        {decisions.length > 0 && (
          <Panel title={t('applicants.review.your_decisions')}>
            <ul className={classes.decisions}>
              {decisions.map(({ person, to, batch_id }) => (
                <li key={person.application_id}>
                  <span>
                    <bdi>{nameOf(person)}</bdi>
                    {` · ${statusText(to)}`}
                  </span>
                  <Button
                    variant="default"
                    disabled={moves.pending.has(person.application_id)}
                    onClick={() => void moves.takeBack(batch_id, [person])}
                  >
                    <span aria-hidden>{t('applicants.review.take_back')}</span>
                    <span className="visually-hidden">
                      {t('applicants.review.take_back_of', { name: nameOf(person) })}
                    </span>
                  </Button>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </Stack>
    </>
  );
}
