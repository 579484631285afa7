import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FeatureFlag } from '@tryout/contract/feature-flags/feature-flags';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { FactList } from '../../../ui/lists/fact-list.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { AudienceDialog } from '../components/audience-dialog.tsx';
import { FlagHistory } from '../components/flag-history.tsx';
import { flagsQuery } from '../feature-flags.api.ts';
import { messages } from '../feature-flags.messages.ts';
import { useAudienceWords } from '../use-audience-words.ts';

/** A19, feature flags: for whom each part of the product is on. */
export function FlagsPage() {
  const t = useText(messages);
  const query = useQuery(flagsQuery());
  const [changing, setChanging] = useState<FeatureFlag | null>(null);
  return (
    <Page width="text">
      <PageHeader title={t('flags.title')} meta={t('flags.about')} />
      <QueryView query={query} skeleton={<CardSkeleton lines={6} />}>
        {({ items, organizations }) => (
          <Stack gap={4}>
            {items.map((flag) => (
              <FlagPanel
                key={flag.key}
                flag={flag}
                organizations={organizations}
                onChange={() => setChanging(flag)}
              />
            ))}
            <FlagHistory flags={items} />
          </Stack>
        )}
      </QueryView>
      {changing && <AudienceDialog flag={changing} onClose={() => setChanging(null)} />}
    </Page>
  );
}

function FlagPanel({
  flag,
  organizations,
  onChange,
}: {
  readonly flag: FeatureFlag;
  readonly organizations: number;
  readonly onChange: () => void;
}) {
  const t = useText(messages);
  const format = useFormat();
  const words = useAudienceWords();
  const name = t(`flags.${flag.key}`);
  return (
    <Panel
      title={name}
      actions={
        <Button variant="default" onClick={onChange} aria-label={t('flags.change_named', { name })}>
          {t('flags.change')}
        </Button>
      }
    >
      <Stack gap={3}>
        <p>{t(`flags.${flag.key}.about`)}</p>
        <FactList
          facts={[
            [t('flags.on_for'), <bdi key="on_for">{words(flag.audience)}</bdi>],
            [
              t('flags.reach'),
              t('flags.reach.count', {
                count: flag.on_for,
                total: format.number(organizations),
              }),
            ],
            [
              t('flags.changed'),
              flag.updated_at &&
                t('flags.changed.by', { who: flag.updated_by ?? '–', when: format.date(flag.updated_at) }),
            ],
          ]}
        />
      </Stack>
    </Panel>
  );
}
