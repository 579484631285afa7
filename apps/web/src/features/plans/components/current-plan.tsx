import type { FeatureUse } from '@tryout/contract/entitlements/entitlements';
import type { PlansShown } from '@tryout/contract/plans/plans';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ProgressBar } from '../../../ui/marks/progress-bar.tsx';
import { messages } from '../plans.messages.ts';

interface CurrentPlanProps {
  readonly shown: PlansShown;
  readonly use: Readonly<Record<string, FeatureUse>>;
}

/** What the organization has now, and how much of it is used. */
export function CurrentPlan({ shown, use }: CurrentPlanProps) {
  const t = useText(messages);
  const format = useFormat();
  const { current } = shown;
  return (
    <Panel title={current ? t('plans.current', { name: current.name }) : t('plans.current.none')}>
      <Stack gap={4}>
        {current && !current.is_default && (
          <p>
            {current.until
              ? t('plans.current.until', { date: format.date(current.until) })
              : t('plans.current.since', { date: format.date(current.since) })}
            {!current.is_current && ` ${t('plans.current.kept')}`}
          </p>
        )}
        {current?.is_default && <p>{t('plans.current.free')}</p>}
        {shown.features.map(({ key, kind, name }) => {
          const one = use[key];
          if (!one || kind === 'flag' || one.used === null) return null;
          const words = t('plans.used', {
            used: format.number(one.used),
            limit: one.limit === null ? 'none' : 'some',
            most: format.number(one.limit ?? 0),
          });
          return (
            <Stack key={key} gap={1}>
              <p>
                {name}: {words}
              </p>
              {one.resets_at && <p>{t('plans.resets', { date: format.date(one.resets_at, UTC_DAY) })}</p>}
              {one.limit !== null && (
                <ProgressBar label={`${name}: ${words}`} value={one.used} max={one.limit} />
              )}
            </Stack>
          );
        })}
        {shown.held_add_ons.length > 0 && (
          <p>
            {t('plans.held_add_ons', {
              names: format.list(
                shown.held_add_ons.map(({ name, until }) =>
                  until ? t('plans.held_until', { name, date: format.date(until) }) : name,
                ),
              ),
            })}
          </p>
        )}
      </Stack>
    </Panel>
  );
}

/** Months are those of UTC. */
const UTC_DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
