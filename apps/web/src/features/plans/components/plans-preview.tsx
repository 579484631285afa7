import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { AUDIENCES, type Audience } from '@tryout/domain/plans/catalogue';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { previewQuery } from '../plans.api.ts';
import { messages } from '../plans.messages.ts';
import { PlansView } from './plans-view.tsx';

/** The customers' page as one kind of organization sees it. */
export function PlansPreview() {
  const t = useText(messages);
  const [audience, setAudience] = useState<Audience>('company');
  const [withDrafts, setWithDrafts] = useState(false);
  const query = useQuery(previewQuery(audience, withDrafts ? 'with' : 'without'));
  return (
    <Stack gap={5}>
      <Banner>{t('plans.preview.about')}</Banner>
      <NativeSelect
        label={t('plans.audience')}
        value={audience}
        onChange={({ currentTarget }) =>
          setAudience(AUDIENCES.find((one) => one === currentTarget.value) ?? 'company')
        }
        data={AUDIENCES.map((value) => ({ value, label: t(`plans.audience.${value}`) }))}
      />
      <CheckBox label={t('plans.preview.drafts')} checked={withDrafts} onChange={setWithDrafts} />
      <QueryView query={query}>
        {({ plans, add_ons }) => <PlansView shown={plans} addOns={add_ons} use={{}} isPreview />}
      </QueryView>
    </Stack>
  );
}
