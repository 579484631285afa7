import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { OwnData } from '@tryout/contract/personal-data/personal-data';
import { useState } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { ProgressBar } from '../../../ui/marks/progress-bar.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { ownDataQuery, useAskForCopy } from '../personal-data.api.ts';
import { messages } from '../personal-data.messages.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { KnownOrganization } from './known-organization.tsx';

/** What a person can do about their data: take a copy along, see who has it, limit its use, and erase it. */
export function OwnDataSettings() {
  const query = useQuery(ownDataQuery());
  return <QueryView query={query}>{(data) => <OwnDataPanels data={data} />}</QueryView>;
}

function OwnDataPanels({ data }: { data: OwnData }) {
  const t = useText(messages);
  const [erasing, setErasing] = useState(false);
  return (
    <>
      <Copies data={data} />
      <Panel title={t('data.known')}>
        <Stack gap={5}>
          <p>{t(data.organizations.length === 0 ? 'data.known.none' : 'data.known.text')}</p>
          {data.organizations.map((organization) => (
            <KnownOrganization
              key={organization.organization_id}
              organization={organization}
              email={data.email}
            />
          ))}
        </Stack>
      </Panel>
      <Panel title={t('data.account')}>
        <Stack gap={4}>
          {data.may_erase_account && <p>{t('data.account.text')}</p>}
          {data.hand_over.map((organization) => (
            <p key={organization}>
              {organization === ''
                ? t('data.account.hand_over_platform')
                : t('data.account.hand_over', { organization })}
            </p>
          ))}
          {data.may_erase_account && (
            <div>
              <Button color="red" variant="default" onClick={() => setErasing(true)}>
                {t('data.account.erase')}
              </Button>
            </div>
          )}
        </Stack>
        <EraseDialog
          opened={erasing}
          onClose={() => setErasing(false)}
          email={data.email}
          organization={null}
          isMember={data.is_member}
          held={data.organizations.flatMap(({ applications }) => applications).filter((one) => one.hold)}
        />
      </Panel>
      {data.erasures.length > 0 && <Erasures erasures={data.erasures} />}
    </>
  );
}

function Copies({ data }: { data: OwnData }) {
  const t = useText(messages);
  const format = useFormat();
  const errorText = useErrorText();
  const ask = useAskForCopy();
  const [latest] = data.copies;
  const waits = latest?.status === 'queued' || latest?.status === 'running';
  return (
    <Panel title={t('data.copy')}>
      <Stack gap={4}>
        <p>{t('data.copy.text', { email: data.email })}</p>
        {ask.isError && <p role="alert">{errorText(ask.error)}</p>}
        {!data.email_verified && (
          <Banner tone="warning">{t('data.copy.confirm', { email: data.email })}</Banner>
        )}
        {latest && waits && (
          <Stack gap={2}>
            <p role="status">{t('data.copy.running')}</p>
            <ProgressBar label={t('data.copy.running')} value={latest.done} max={latest.total} />
          </Stack>
        )}
        {latest?.status === 'ready' && (
          <Banner tone="success">
            {t('data.copy.ready', { email: data.email, until: format.date(latest.expires_at) })}
          </Banner>
        )}
        {latest?.status === 'failed' && <Banner tone="danger">{t('data.copy.failed')}</Banner>}
        <div>
          <Button
            variant="default"
            disabled={waits || !data.email_verified}
            loading={ask.isPending}
            onClick={() => ask.mutate(undefined)}
          >
            {t('data.copy.ask')}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}

function Erasures({ erasures }: { erasures: OwnData['erasures'] }) {
  const t = useText(messages);
  const format = useFormat();
  return (
    <Panel title={t('data.erasures')}>
      <SimpleTable
        caption={t('data.erasures')}
        stacks
        columns={[
          { key: 'what', header: t('data.erasures.what') },
          { key: 'asked', header: t('data.erasures.asked') },
          { key: 'state', header: t('data.erasures.state') },
        ]}
        rows={erasures.map((erasure) => ({
          key: erasure.erasure_id,
          cells: [
            erasure.organization_name ?? t('data.erasures.account'),
            <TimeText key="asked" at={erasure.asked_at} />,
            erasure.status === 'held'
              ? t('data.erasures.held', {
                  count: erasure.held,
                  until: format.date(erasure.held_until ?? erasure.asked_at),
                })
              : t(`data.erasures.${erasure.status}`),
          ],
        }))}
      />
    </Panel>
  );
}
