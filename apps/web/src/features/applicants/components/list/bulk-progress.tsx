import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { BulkAction, BulkSkipReason } from '@tryout/contract/applicants/bulk-actions';
import { useState } from 'react';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Disclosure } from '../../../../ui/layout/disclosure.tsx';
import { ProgressBar } from '../../../../ui/marks/progress-bar.tsx';
import { TimeText } from '../../../../ui/marks/time-text.tsx';
import { useApplicantName } from '../../applicant-name.ts';
import { useStopBulk, useUndoBulk } from '../../bulk.api.ts';
import { bulkMessages } from '../../bulk.messages.ts';
import { isAtWork } from '../../bulk-actions.api.ts';
import { hiddenBulks, hideBulk } from '../../hidden-bulks.ts';
import { moveMessages } from '../../moves.messages.ts';
import { useStatusText } from '../../status-text.ts';
import classes from './bulk-progress.module.css';

interface BulkProgressProps {
  positionId: string;
  items: readonly BulkAction[];
}

/** What was done to whole lists: how far it is, what came of it, and the way back. It goes on without this page. */
export function BulkProgress({ positionId, items }: BulkProgressProps) {
  const t = useText(bulkMessages);
  const [hidden, setHidden] = useState(hiddenBulks);
  const shown = items.filter((each) => isAtWork(each) || !hidden.has(keyOf(each)));
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('applicants.all.label')} className={classes.list}>
      {shown.map((action) => (
        <OneAction
          key={action.bulk_action_id}
          action={action}
          positionId={positionId}
          onHide={() => setHidden(hideBulk(keyOf(action)))}
        />
      ))}
    </section>
  );
}

/** A message that was hidden comes back when there is something new to say. */
const keyOf = ({ bulk_action_id, status }: BulkAction) => `${bulk_action_id}:${status}`;

interface OneActionProps {
  action: BulkAction;
  positionId: string;
  onHide: () => void;
}

function OneAction({ action, positionId, onHide }: OneActionProps) {
  const t = useText(bulkMessages);
  const stop = useStopBulk();
  const undo = useUndoBulk();
  const atWork = isAtWork(action);
  const id = action.bulk_action_id;
  return (
    <div className={classes.one}>
      <div className={classes.words} role="status">
        {atWork ? <AtWork action={action} /> : <Outcome action={action} />}
      </div>
      {action.status === 'running' && (
        <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate(id)}>
          {t('applicants.all.stop')}
        </Button>
      )}
      {action.may_undo && (
        <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate(id)}>
          {t('applicants.all.undo')}
        </Button>
      )}
      {!atWork && <IconButton label={t('applicants.all.close')} icon={IconX} onClick={onHide} />}
      {!atWork && action.skipped_people.length > 0 && <LeftOut action={action} positionId={positionId} />}
    </div>
  );
}

function AtWork({ action }: { action: BulkAction }) {
  const t = useText(bulkMessages);
  const format = useFormat();
  const statusText = useStatusText();
  const undoing = action.status === 'undoing';
  const [at, of] = undoing ? [action.undone, action.done] : [action.done + action.skipped, action.total];
  const params = { at: format.number(at), count: format.number(of) };
  return (
    <>
      <p>
        {undoing
          ? t('applicants.all.undoing', params)
          : action.to
            ? t('applicants.all.moving', { ...params, status: statusText(action.to) })
            : t('applicants.all.tagging', params)}
      </p>
      <ProgressBar label={t('applicants.all.progress')} value={at} max={of} />
    </>
  );
}

function Outcome({ action }: { action: BulkAction }) {
  const t = useText(bulkMessages);
  const format = useFormat();
  const statusText = useStatusText();
  const skipText = useBulkSkipText();
  const { status } = action;
  const left = action.skips.reduce((sum, each) => sum + each.count, 0);
  return (
    <>
      <p>
        {status === 'undone'
          ? t(action.to ? 'applicants.all.undone' : 'applicants.all.untagged', { count: action.undone })
          : action.to
            ? t('applicants.all.moved', { count: action.done, status: statusText(action.to) })
            : t('applicants.all.tagged', { count: action.done })}{' '}
        {left > 0 &&
          t('applicants.all.left', {
            count: format.number(left),
            reasons: format.list(action.skips.map((each) => skipText(each))),
          })}
      </p>
      {(status === 'stopped' || status === 'failed') && <p>{t(`applicants.all.${status}`)}</p>}
      {action.told_at && status !== 'undone' && action.done > 0 && (
        <p className={classes.quiet}>
          {t('applicants.all.told')} <TimeText at={action.told_at} style="datetime" />
        </p>
      )}
    </>
  );
}

function useBulkSkipText(): (skip: { reason: BulkSkipReason; count: number }) => string {
  const t = useText(bulkMessages);
  const moveText = useText(moveMessages);
  return ({ reason, count }) =>
    reason === 'too_many_tags' || reason === 'unchanged' || reason === 'moved_on'
      ? t(`applicants.all.skip.${reason}`, { count })
      : moveText(`applicants.skip.${reason}`, { count });
}

function LeftOut({ action, positionId }: { action: BulkAction; positionId: string }) {
  const t = useText(bulkMessages);
  const nameOf = useApplicantName();
  const statusText = useStatusText();
  const people = action.skipped_people;
  const all = action.skips.reduce((sum, each) => sum + each.count, 0);
  return (
    <div className={classes.left}>
      <Disclosure
        label={
          all > people.length
            ? t('applicants.all.who_first', { count: people.length })
            : t('applicants.all.who')
        }
      >
        <ul className={classes.people}>
          {people.map((person) => (
            <li key={person.application_id}>
              <Link
                to="/user/positions/$id/applicants/$applicationId"
                params={{ id: positionId, applicationId: person.application_id }}
                search={{}}
              >
                <bdi>{nameOf(person)}</bdi>
              </Link>
              {` · ${statusText(person.status)}`}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
