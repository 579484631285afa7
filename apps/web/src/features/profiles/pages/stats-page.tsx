import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { statsQuery } from '../profiles.api.ts';
import { messages } from '../profiles.messages.ts';
import classes from './stats-page.module.css';

/** C17: how the candidate's applications stand. Never a rank among other people. */
export function StatsPage() {
  const t = useText(messages);
  const format = useFormat();
  const query = useQuery(statsQuery());
  return (
    <Page>
      <PageHeader
        title={t('profiles.stats.title')}
        crumbs={[{ label: t('profiles.title'), to: '/user/profile' }]}
        actions={
          <LinkButton to="/user/profile/views" variant="default">
            {t('profiles.views.open')}
          </LinkButton>
        }
      />
      <QueryView query={query}>
        {({ applications, invites_pending, score_cards_available, median_days_to_first_answer, profile }) => {
          const { in_progress, applied, active, approved, rejected, withdrawn } = applications;
          const days = median_days_to_first_answer;
          const facts = [
            ['in_progress', in_progress],
            ['applied', applied],
            ['active', active],
            ['approved', approved],
            ['rejected', rejected],
            ['withdrawn', withdrawn],
            ['invites', invites_pending],
            ['cards', score_cards_available],
            ['days', days],
            ['views', profile.views_30d],
          ] as const;
          return (
            <dl className={classes.facts}>
              {facts.map(([name, value]) => (
                <div key={name} className={classes.fact}>
                  <dt>{t(`profiles.stats.${name}`)}</dt>
                  <dd>{value === null ? t('profiles.stats.none') : format.number(value)}</dd>
                </div>
              ))}
            </dl>
          );
        }}
      </QueryView>
    </Page>
  );
}
