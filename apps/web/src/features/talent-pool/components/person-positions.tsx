import { Link } from '@tanstack/react-router';
import type { PersonDetails } from '@tryout/contract/talent-pool/people';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { ShareApplicant, useStageName } from '../../applicants/public.tsx';
import { personMessages } from '../person.messages.ts';
import { usePersonName } from '../person-name.ts';
import { messages } from '../talent-pool.messages.ts';
import classes from './people.module.css';

/** A person's applications and invitations, newest first. */
export function PersonPositions({ person }: { person: PersonDetails }) {
  const t = useText(personMessages);
  const w = useText(messages);
  const format = useFormat();
  const stage = useStageName();
  const name = usePersonName()(person);
  if (person.positions.length === 0) {
    return (
      <Panel title={w('talent-pool.column.positions')}>
        <p>{t('person.positions.none')}</p>
      </Panel>
    );
  }
  return (
    <Panel title={w('talent-pool.column.positions')}>
      <SimpleTable
        caption={t('person.positions.caption')}
        stacks
        columns={[
          { key: 'position', header: t('person.positions.position') },
          { key: 'status', header: t('person.positions.status') },
          { key: 'fit', header: t('person.positions.fit'), align: 'end' },
          { key: 'at', header: t('person.positions.at') },
        ]}
        rows={person.positions.map((one, index) => ({
          key: `${one.application_id ?? one.position_id}-${index}`,
          cells: [
            <span key="position" className={classes.name}>
              {one.application_id ? (
                <Link
                  to="/user/positions/$id/applicants/$applicationId"
                  params={{ id: one.position_id, applicationId: one.application_id }}
                >
                  <bdi>{one.title}</bdi>
                </Link>
              ) : (
                <bdi>{one.title}</bdi>
              )}
              {one.email_confirmed === false && (
                <span className={classes.quiet}>{t('person.positions.unproved')}</span>
              )}
              {one.application_id && <ShareApplicant applicationId={one.application_id} name={name} />}
            </span>,
            <StatusChip
              key="status"
              status={one.status ?? 'new'}
              label={one.status ? stage(one.status, one.disposition_by) : w('talent-pool.invited')}
            />,
            one.job_fit_score === null ? '–' : format.number(Math.round(one.job_fit_score)),
            <TimeText key="at" at={one.at} />,
          ],
        }))}
      />
    </Panel>
  );
}
