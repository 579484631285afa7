import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconChevronUp } from '@tabler/icons-react';
import type { ApplicantDetails } from '@tryout/contract/applicants/applicants';
import { useState } from 'react';
import { directionOf, useLocale } from '../../../../platform/i18n/locale.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../../platform/shortcuts/shortcuts.ts';
import { MenuItem } from '../../../../ui/dialogs/menu-item.tsx';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { toast } from '../../../../ui/states/toast.ts';
import { nextStatus } from '../../next-status.ts';
import { reviewMessages } from '../../review.messages.ts';
import { besides, type ReviewTrail } from '../../review-trail.ts';
import { useStatusText } from '../../status-text.ts';
import type { Moves } from '../../use-moves.tsx';
import { ShareButton } from '../share/share-button.tsx';
import classes from './review.module.css';

interface ReviewBarProps {
  applicant: ApplicantDetails;
  name: string;
  trail: ReviewTrail;
  isLast: boolean;
  moves: Moves;
  onNext: () => void;
  onGo: (id: string) => void;
}

/** The arrow keys in reading order: where text runs from right to left, the left one leads on. */
const useDirection = () =>
  directionOf(useLocale()) === 'rtl'
    ? (['arrowleft', 'arrowright'] as const)
    : (['arrowright', 'arrowleft'] as const);

/** Decide, pass over, go back. A decision goes on to the next; undoing it returns. */
export function ReviewBar({ applicant, name, trail, isLast, moves, onNext, onGo }: ReviewBarProps) {
  const t = useText(reviewMessages);
  const statusText = useStatusText();
  const [moving, setMoving] = useState(false);
  const { allowed, application_id } = applicant;
  const previous = besides(trail, application_id, -1) ?? applicant.previous_id;
  const decision = trail.decisions[application_id];
  const last = trail.seen.findLast((id) => trail.decisions[id] !== undefined);
  const next = nextStatus(applicant.status, allowed);
  const others = allowed.filter((each) => each.to !== 'rejected' && each.to !== next);
  const canReject = allowed.some((each) => each.to === 'rejected');
  const free = !moves.asking;
  const move = (to: (typeof allowed)[number]['to']) => moves.start([applicant], to);
  const takeBack = (id: string) => {
    const taken = trail.decisions[id];
    if (taken) void moves.takeBack(taken.batch_id, [taken.person]);
  };
  const back = () => previous && onGo(previous);
  const [forward, backward] = useDirection();
  useShortcut(forward, t('applicants.review.skip'), onNext, free);
  useShortcut(backward, t('applicants.review.previous'), back, free && previous !== null);
  useShortcut('a', t('applicants.review.advance_key'), () => next && move(next), free && next !== null);
  useShortcut('x', t('applicants.review.reject'), () => move('rejected'), free && canReject);
  useShortcut('m', t('applicants.review.move'), () => setMoving(true), free && others.length > 0);
  useShortcut(
    'u',
    t('applicants.review.undo'),
    () => {
      if (!toast.undoLast() && last) takeBack(last);
    },
    free && last !== undefined,
  );
  return (
    <section className={classes.bar} aria-label={t('applicants.review.decisions')}>
      {decision && (
        <p className={classes.decision}>
          <span>{t('applicants.review.you_moved', { status: statusText(decision.to) })}</span>{' '}
          <Button variant="default" onClick={() => takeBack(application_id)}>
            {t('applicants.review.take_back')}
          </Button>
        </p>
      )}
      <div className={classes.buttons}>
        <Button
          variant="default"
          disabled={previous === null}
          leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden className="mirrored" />}
          onClick={back}
        >
          <span className={classes.word}>{t('applicants.review.previous')}</span>
        </Button>
        {applicant.rights.comment && <ShareButton applicationId={application_id} name={name} />}
        {canReject && (
          <Button variant="default" onClick={() => move('rejected')}>
            {t('applicants.review.reject')} <span className="visually-hidden">{name}</span>
          </Button>
        )}
        {others.length > 0 && (
          <Popup
            above
            label={t('applicants.review.move')}
            open={moving}
            onOpenChange={setMoving}
            button={(props) => (
              <Button
                variant="default"
                rightSection={<IconChevronUp size={16} stroke={1.75} aria-hidden />}
                {...props}
              >
                {t('applicants.review.move')}
              </Button>
            )}
          >
            {(close) =>
              others.map(({ to, needs_reason, needs_opening }) => (
                <MenuItem
                  key={to}
                  label={needs_reason || needs_opening ? `${statusText(to)}…` : statusText(to)}
                  onClick={() => {
                    close();
                    move(to);
                  }}
                />
              ))
            }
          </Popup>
        )}
        <Button
          variant="default"
          rightSection={<IconArrowRight size={18} stroke={1.75} aria-hidden className="mirrored" />}
          onClick={onNext}
        >
          <span className={classes.word}>
            {t(
              isLast
                ? 'applicants.review.finish'
                : decision
                  ? 'applicants.review.next'
                  : 'applicants.review.skip',
            )}
          </span>
        </Button>
        {next && (
          <Button className={classes.main} onClick={() => move(next)}>
            {t('applicants.review.advance', { status: statusText(next) })}
          </Button>
        )}
      </div>
      <p className={classes.keys}>{t('applicants.review.keys')}</p>
    </section>
  );
}
