import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { FactList } from '../../../ui/lists/fact-list.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import type { RecruiterLink } from '../recruiter-links.api.ts';
import { messages } from '../recruiter-links.messages.ts';
import classes from './links.module.css';
import { MoveLinkDialog } from './move-link-dialog.tsx';
import { TermsDialog } from './terms-dialog.tsx';

type Target = RecruiterLink['allowed'][number];

/** Buttons in the order in which they are looked for. */
const ORDER: readonly Target[] = ['approved', 'rejected', 'suspended', 'closed'];

/** One link: who, how it is, what it lets the recruiter do, and what the reader can do about it. */
export function LinkCard({ link }: { link: RecruiterLink }) {
  const t = useText(messages);
  const format = useFormat();
  const user = useCurrentUser();
  const [target, setTarget] = useState<Target | null>(null);
  const [changing, setChanging] = useState(false);
  const isCompany = link.side === 'company';
  const who = isCompany ? link.recruiter_name || (link.email ?? '') : link.company_name;
  const isAgency = link.recruiter_kind === 'staffing_agency';
  const isLive = link.status === 'approved' || link.status === 'suspended';
  const mayManage = user.rights.includes('recruiter_link.manage');
  const { credit } = link;
  const hasCredit = credit.positions + credit.invited > 0;
  const scope =
    link.scope === 'listed' && link.positions.length > 0
      ? format.list(link.positions.map(({ title }) => title))
      : t(`links.scope.${link.scope}`);
  return (
    <Panel as="li">
      <Stack gap={3}>
        <h2 className={classes.title}>
          <bdi>{who}</bdi>
          <StatusChip
            status={link.status}
            label={t(
              `links.status.${link.has_expired && link.status === 'approved' ? 'expired' : link.status}`,
            )}
          />
        </h2>
        <p>
          {t(`links.asked_by.${link.requested_by === link.side ? 'you' : 'them'}`)}{' '}
          <TimeText at={link.created_at} style="date" />
        </p>
        {link.message && (
          <p className={classes.message}>
            <bdi>{link.message}</bdi>
          </p>
        )}
        <FactList
          facts={[
            [
              t('links.permissions'),
              !isAgency && format.list(link.permissions.map((each) => t(`links.permission.${each}`))),
            ],
            [t('links.scope'), isAgency ? t('links.agency_scope') : scope],
            [t('links.valid_until'), link.valid_until && format.date(`${link.valid_until}T12:00:00Z`)],
            [t('links.reason'), link.reason],
            [
              t('links.credit'),
              hasCredit &&
                t('links.credit.text', {
                  positions: credit.positions,
                  invited: credit.invited,
                  applied: credit.applied,
                  hired: credit.hired,
                }),
            ],
          ]}
        />
        {link.status === 'suspended' && link.suspended_by !== link.side && <p>{t('links.paused_by_them')}</p>}
        {(link.allowed.length > 0 || (isCompany && isLive && mayManage)) && (
          <Row gap={2}>
            {ORDER.filter((to) => link.allowed.includes(to)).map((to) => (
              <Button
                key={to}
                variant={to === 'approved' ? 'filled' : 'default'}
                onClick={() => setTarget(to)}
              >
                {t(wordOf(link, to))}
              </Button>
            ))}
            {isCompany && isLive && mayManage && (
              <Button variant="default" onClick={() => setChanging(true)}>
                {t(isAgency ? 'links.do.change_end' : 'links.do.change')}
              </Button>
            )}
          </Row>
        )}
      </Stack>
      {target && target === 'approved' && isCompany && link.status === 'new' && (
        <TermsDialog link={link} who={who} approves onClose={() => setTarget(null)} />
      )}
      {target && !(target === 'approved' && isCompany && link.status === 'new') && (
        <MoveLinkDialog
          link={link}
          who={who}
          to={target}
          label={t(wordOf(link, target))}
          onClose={() => setTarget(null)}
        />
      )}
      {changing && <TermsDialog link={link} who={who} onClose={() => setChanging(false)} />}
    </Panel>
  );
}

function wordOf(link: RecruiterLink, to: Target) {
  if (to === 'closed') return link.status === 'new' ? 'links.do.take_back' : 'links.do.end';
  if (to === 'approved') return link.status === 'suspended' ? 'links.do.resume' : 'links.do.approve';
  return to === 'rejected' ? 'links.do.decline' : 'links.do.pause';
}
