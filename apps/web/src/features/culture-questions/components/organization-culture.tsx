import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CultureProfileView } from '@tryout/contract/culture-questions/culture-questions';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { profileQuery, useAskColleagues } from '../culture-questions.api.ts';
import { messages } from '../culture-questions.messages.ts';
import { DAY } from '../day.ts';
import OwnCulture from './own-culture.tsx';

/** R20, culture: what the organization's people said together, and one's own answers. */
export default function OrganizationCulture() {
  return (
    <Stack gap={5}>
      <QueryView query={useQuery(profileQuery())}>{(profile) => <Profile profile={profile} />}</QueryView>
      <OwnCulture />
    </Stack>
  );
}

function Profile({ profile }: { readonly profile: CultureProfileView }) {
  const t = useText(messages);
  const format = useFormat();
  const two = (value: number | null) =>
    value === null ? '–' : format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <Panel title={t('culture.profile.title')}>
      <Stack gap={4}>
        <p>{t('culture.profile.about')}</p>
        <p>
          {t('culture.profile.answered', {
            answered: profile.answered,
            members: profile.members,
            admins: profile.answered_admins,
          })}
        </p>
        <AskColleagues profile={profile} />
        {profile.is_thin ? (
          <Banner tone="warning">
            {t('culture.profile.thin', { admins: profile.least_admins, others: profile.least_employees })}
          </Banner>
        ) : (
          <>
            <p>
              {t('culture.profile.counted', {
                count: profile.counted ?? 0,
                date: profile.counted_on === null ? '' : format.date(profile.counted_on, DAY),
              })}
            </p>
            <SimpleTable
              caption={t('culture.profile.table')}
              stacks
              columns={[
                { key: 'dimension', header: t('culture.dimension') },
                { key: 'mean', header: t('culture.mean'), align: 'end' },
                { key: 'spread', header: t('culture.spread'), align: 'end' },
                { key: 'agreement', header: t('culture.agreement') },
              ]}
              rows={profile.dimensions.map((row) => ({
                key: row.dimension,
                cells: [
                  t(`culture.dimension.${row.dimension}`),
                  two(row.mean),
                  two(row.spread),
                  row.agreement_band === null
                    ? '–'
                    : `${two(row.agreement)} · ${t(`culture.agreement.${row.agreement_band}`)}`,
                ],
              }))}
            />
            <p>{t('culture.profile.figures')}</p>
          </>
        )}
      </Stack>
    </Panel>
  );
}

/** Those who have not answered can be asked to, by admins. */
function AskColleagues({ profile }: { readonly profile: CultureProfileView }) {
  const t = useText(messages);
  const format = useFormat();
  const { rights } = useCurrentUser();
  const ask = useAskColleagues();
  if (!rights.includes('culture.manage') || profile.waiting === 0) return null;
  return (
    <>
      <p>
        {t('culture.profile.ask_text', { count: profile.waiting })}
        {profile.asked_on !== null &&
          ` ${t('culture.profile.asked_on', { date: format.date(profile.asked_on, DAY) })}`}
      </p>
      <Row>
        <Button variant="default" loading={ask.isPending} onClick={() => ask.mutate(undefined)}>
          {t('culture.profile.ask')}
        </Button>
      </Row>
    </>
  );
}
