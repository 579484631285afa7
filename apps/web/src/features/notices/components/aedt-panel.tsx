import { Button, Switch, TextInput } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { useQuery } from '@tanstack/react-query';
import type { AedtNotice } from '@tryout/contract/notices/notices';
import { useState } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { aedtQuery, useSetAedt } from '../notices.api.ts';
import { messages } from '../notices.messages.ts';

/** New York City's notice of a position, for those who hire; nothing where neither its places nor anybody ask for it. */
export function AedtPanel({ positionId }: { positionId: string }) {
  const query = useQuery(aedtQuery(positionId));
  return query.data ? <Aedt positionId={positionId} notice={query.data} /> : null;
}

function Aedt({ positionId, notice }: { positionId: string; notice: AedtNotice }) {
  const t = useText(messages);
  const format = useFormat();
  const errorText = useErrorText();
  const user = useCurrentUser();
  const set = useSetAedt();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const mayChange = user.rights.includes('position.publish');
  if (!notice.in_new_york && !notice.is_on && !notice.is_chosen && !mayChange) return null;
  const send = (on: boolean, more: { reason?: string; again?: boolean } = {}) =>
    set.mutate({ position_id: positionId, on, ...more }, { onSuccess: () => setAsking(false) });
  return (
    <Panel title={t('notices.aedt')}>
      <Stack gap={4}>
        {notice.in_new_york && <p>{t('notices.aedt_here')}</p>}
        <Switch
          label={t('notices.aedt_switch')}
          checked={notice.is_on}
          disabled={!mayChange || set.isPending}
          onChange={(event) => {
            if (event.currentTarget.checked) send(true);
            else if (notice.in_new_york) setAsking(true);
            else send(false);
          }}
        />
        {set.isError && !asking && <p role="alert">{errorText(set.error)}</p>}
        {notice.is_on && notice.posted_on === null && <p>{t('notices.aedt_waits_publish')}</p>}
        {notice.posted_on !== null && notice.use_from !== null && (
          <Banner tone={notice.waits ? 'warning' : 'success'}>
            {t(notice.waits ? 'notices.aedt_waits' : 'notices.aedt_may', {
              posted: format.date(notice.posted_on),
              from: format.date(notice.use_from),
            })}
          </Banner>
        )}
        {notice.measured_changed && (
          <Banner
            tone="warning"
            action={
              mayChange && (
                <Button variant="default" loading={set.isPending} onClick={() => send(true, { again: true })}>
                  {t('notices.aedt_again')}
                </Button>
              )
            }
          >
            {t('notices.aedt_changed')}
          </Banner>
        )}
        {!notice.is_on && notice.reason !== '' && (
          <p dir="auto">{t('notices.aedt_off_because', { reason: notice.reason })}</p>
        )}
        <Disclosure label={t('notices.aedt_rule')}>
          <Stack gap={3}>
            <p>{t('notices.aedt_rule_notice')}</p>
            <p>{t('notices.aedt_rule_where')}</p>
            <p>{t('notices.aedt_rule_audit')}</p>
            <p>
              <small>{t('notices.aedt_source')}</small>
            </p>
          </Stack>
        </Disclosure>
      </Stack>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => send(false, { reason })}
        title={t('notices.aedt_off')}
        confirmLabel={t('notices.aedt_off')}
        disabled={reason.trim() === ''}
        busy={set.isPending}
        error={set.error}
      >
        <TextInput
          label={t('notices.aedt_reason')}
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </ConfirmDialog>
    </Panel>
  );
}
