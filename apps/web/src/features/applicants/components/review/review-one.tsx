import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ApplicantDetails } from '@tryout/contract/applicants/applicants';
import { awaitsDecision } from '@tryout/domain/applications/application-status';
import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '../../../../platform/announce.ts';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../../platform/shortcuts/shortcuts.ts';
import { CheckBox } from '../../../../ui/forms/check-box.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { StatusChip } from '../../../../ui/marks/status-chip.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { useApplicantName } from '../../applicant-name.ts';
import type { Summary } from '../../applicants-list.api.ts';
import type { ListFilters } from '../../list-search.ts';
import { reviewMessages } from '../../review.messages.ts';
import { placeOf, type ReviewTrail } from '../../review-trail.ts';
import { useStatusText } from '../../status-text.ts';
import type { Moves } from '../../use-moves.tsx';
import { Fit } from '../list/fit.tsx';
import { RowFlags } from '../list/row-flags.tsx';
import { ApplicantContact } from '../record/applicant-contact.tsx';
import { ApplicantPanel } from '../record/applicant-panel.tsx';
import { ApplicantState } from '../record/applicant-state.tsx';
import classes from './review.module.css';
import { ReviewBar } from './review-bar.tsx';
import { ReviewHeader } from './review-header.tsx';

const FROM = '/user/positions/$id/applicants/review';

interface ReviewOneProps {
  applicant: ApplicantDetails;
  position: Summary['position'];
  filters: ListFilters;
  trail: ReviewTrail;
  /** How many of the list come after the last one seen. */
  after: number;
  isCapped: boolean;
  moves: Moves;
  onNext: () => void;
  onGo: (id: string) => void;
}

/** One applicant of a review: the CV beside score card, answers and comments, and the decision below. */
export function ReviewOne(props: ReviewOneProps) {
  const { applicant, position, filters, trail, isCapped, moves } = props;
  const t = useText(reviewMessages);
  const format = useFormat();
  const statusText = useStatusText();
  const search = useSearch({ from: FROM });
  const navigate = useNavigate({ from: FROM });
  const comments = useRef<HTMLDivElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  const name = useApplicantName()(applicant);
  const { application_id, rights } = applicant;
  const place = placeOf(trail, application_id, props.after);
  const words = { at: format.number(place.at), of: format.number(place.of) };
  // Opened by a link, without a decision to be made: no place among those who wait for one.
  const isOutside = !awaitsDecision(applicant.status) && !trail.seen.includes(application_id);
  const tell = useEffectEvent(() =>
    announce(isOutside ? name : t('applicants.review.now', { name, ...words })),
  );
  useEffect(() => {
    if (application_id) tell();
  }, [application_id]);
  const write = () => comments.current?.querySelector('textarea')?.focus();
  useShortcut('n', t('applicants.review.comment'), write, rights.comment);
  const status = moves.pending.get(application_id) ?? applicant.status;
  const key = (part: string) => `${part}-${application_id}`;
  return (
    <>
      <ReviewHeader
        position={position}
        filters={filters}
        title={name}
        meta={
          <Row gap={3}>
            <StatusChip status={status} label={statusText(status, applicant.disposition_by)} />
            {rights.see_scores && <Fit row={applicant} />}
            <RowFlags row={{ ...applicant, email_confirmed: null }} />
            <ApplicantContact applicant={applicant} />
          </Row>
        }
        actions={
          <CheckBox
            label={t('applicants.review.blind')}
            checked={search.blind === true}
            onChange={(on) =>
              void navigate({ search: (old) => ({ ...old, blind: on ? true : undefined }), replace: true })
            }
          />
        }
      >
        <div className={classes.place}>
          {isOutside ? (
            <span>{t('applicants.review.outside')}</span>
          ) : (
            <>
              <span>{t(isCapped ? 'applicants.review.place_many' : 'applicants.review.place', words)}</span>
              <progress aria-label={t('applicants.review.progress')} value={place.at} max={place.of} />
            </>
          )}
        </div>
      </ReviewHeader>
      <ApplicantState
        onMove={(to) => moves.start([applicant], to)}
        applicant={applicant}
        onAnswers={() => answers.current?.scrollIntoView({ block: 'center' })}
      />
      <div className={classes.columns}>
        {rights.see_scores && (
          <Panel title={t('applicants.review.card')}>
            <ApplicantPanel key={key('card')} applicant={applicant} tab="score_card" name={name} />
          </Panel>
        )}
        <div className={classes.cv}>
          <Panel title={t('applicants.review.cv')}>
            {search.blind && applicant.cv_hidden ? (
              <EmptyState title={t('applicants.review.blind_cv')} />
            ) : (
              <ApplicantPanel key={key('cv')} applicant={applicant} tab="cv" name={name} />
            )}
          </Panel>
        </div>
        <Stack gap={5}>
          <div ref={answers}>
            <Panel title={t('applicants.review.answers')}>
              <ApplicantPanel key={key('answers')} applicant={applicant} tab="answers" name={name} />
            </Panel>
          </div>
          {rights.comment && (
            <div ref={comments}>
              <Panel title={t('applicants.review.comments')}>
                <ApplicantPanel key={key('comments')} applicant={applicant} tab="comments" name={name} />
              </Panel>
            </div>
          )}
        </Stack>
      </div>
      <ReviewBar
        {...props}
        name={name}
        isLast={isOutside ? applicant.next_id === null : place.at >= place.of}
      />
    </>
  );
}
