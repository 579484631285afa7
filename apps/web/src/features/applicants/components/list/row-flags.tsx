import { IconBulb, IconMailQuestion, IconMessage } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ApplicantRow } from '@tryout/contract/applicants/applicants';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { LookChips } from '../../../../ui/lists/look-chips.tsx';
import { messages } from '../../applicants.messages.ts';
import classes from './row-flags.module.css';

const ENDED_OTHERWISE = new Set<ApplicantRow['play_state']>([
  'interrupted',
  'terminated',
  'expired',
  'cancelled',
]);

/** What to know about somebody: an address that was not proved, a score that rests on what nobody confirmed, new messages, a play without its end, and the tags. */
export function RowFlags({ row }: { row: ApplicantRow }) {
  const t = useText(messages);
  const play = row.play_state !== null && ENDED_OTHERWISE.has(row.play_state) ? row.play_state : null;
  const isUnconfirmed = row.email_confirmed === false;
  const isPlain =
    row.unread_messages === 0 &&
    row.tags.length === 0 &&
    play === null &&
    !isUnconfirmed &&
    !row.same_address &&
    row.unconfirmed === null &&
    !row.attempts &&
    !row.feedback &&
    row.look_at.length === 0;
  if (isPlain) return null;
  return (
    <span className={classes.flags}>
      {isUnconfirmed && (
        <span className={classes.flag}>
          <IconMailQuestion size={14} stroke={1.75} aria-hidden />
          {t('applicants.email_unconfirmed')}
        </span>
      )}
      {row.same_address && (
        <Link
          to="/user/positions/$id/applicants"
          params={true as never}
          search={{ q: row.email ?? undefined }}
          className={classes.flag}
        >
          {t('applicants.same_address')}
        </Link>
      )}
      {row.unread_messages > 0 && (
        <span className={classes.flag} data-kind="message">
          <IconMessage size={14} stroke={1.75} aria-hidden />
          {t('applicants.messages', { count: row.unread_messages })}
        </span>
      )}
      {row.unconfirmed !== null && (
        <span className={classes.flag} data-kind="unconfirmed">
          {t(`applicants.unconfirmed.${row.unconfirmed}`)}
        </span>
      )}
      <LookChips codes={row.look_at} />
      {row.attempts && (
        <span className={classes.flag}>
          {row.attempts.counted === null
            ? t('applicants.attempts.none', { made: row.attempts.made })
            : t('applicants.attempts', { n: row.attempts.counted, made: row.attempts.made })}
        </span>
      )}
      {row.feedback && (
        <span className={classes.flag}>
          {t('applicants.feedback', { sent: row.feedback.sent, asked: row.feedback.asked })}
        </span>
      )}
      {play !== null && <span className={classes.flag}>{t(`applicants.play.${play}`)}</span>}
      {row.tags.map((tag) => (
        <span key={tag} className={classes.flag}>
          <bdi>{tag}</bdi>
        </span>
      ))}
    </span>
  );
}

/** What a screening rule suggests; a person decides. */
export function RowSuggestion({ row }: { row: Pick<ApplicantRow, 'suggested_action'> }) {
  const t = useText(messages);
  if (!row.suggested_action || row.suggested_action.action === 'tag') return null;
  return (
    <span className={classes.flag} data-kind="suggestion">
      <IconBulb size={14} stroke={1.75} aria-hidden />
      {t(`applicants.suggested.${row.suggested_action.action}`)}
    </span>
  );
}
