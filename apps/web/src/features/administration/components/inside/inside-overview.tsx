import type { OrganizationInside } from '@tryout/contract/administration/organization-inside';
import { sizeText } from '../../../../platform/i18n/size-text.ts';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { useCount } from '../../../../ui/lists/use-count.ts';
import { TimeText } from '../../../../ui/marks/time-text.tsx';
import { messages } from '../../inside.messages.ts';
import classes from './inside.module.css';

const COUNTED = [
  'active_positions',
  'positions',
  'members',
  'recruiters',
  'applications_30_days',
  'applications',
  'people',
  'score_cards',
] as const;

/** What an organization says of itself, and what it uses. */
export function InsideOverview({ organization }: { organization: OrganizationInside }) {
  const t = useText(messages);
  const format = useFormat();
  const count = useCount();
  const { usage } = organization;
  const facts = [
    [t('inside.website'), organization.website],
    [t('inside.domain'), organization.domain],
    [t('inside.country'), organization.country],
    [t('inside.currency'), organization.currency],
    [t('inside.zone'), organization.default_time_zone],
    [t('inside.sees'), t(`inside.sees.${organization.recruiters_see as 'all'}`)],
    [t('inside.by'), organization.created_by_email ?? ''],
  ] as const;
  return (
    <Stack gap={5}>
      <Panel title={t('inside.facts')}>
        <dl className={classes.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value || '–'}</bdi>
              </dd>
            </div>
          ))}
          <div>
            <dt>{t('inside.created')}</dt>
            <dd>
              <TimeText at={organization.created_at} style="date" />
            </dd>
          </div>
          <div>
            <dt>{t('inside.active')}</dt>
            <dd>
              {organization.last_active_at === null ? (
                t('inside.never')
              ) : (
                <TimeText at={organization.last_active_at} style="relative" />
              )}
            </dd>
          </div>
        </dl>
      </Panel>
      <Panel title={t('inside.usage')}>
        <Stack gap={4}>
          <p className={classes.quiet}>{t('inside.plan')}</p>
          <dl className={classes.facts}>
            {COUNTED.map((key) => (
              <div key={key}>
                <dt>{t(`inside.usage.${key}`)}</dt>
                <dd>{count(usage[key])}</dd>
              </div>
            ))}
            <div>
              <dt>{t('inside.usage.stored_bytes')}</dt>
              <dd>{sizeText(format, usage.stored_bytes)}</dd>
            </div>
          </dl>
        </Stack>
      </Panel>
    </Stack>
  );
}
