import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LINK_REQUESTS } from '@tryout/domain/access/recruiter-link';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { linkSettingsQuery, useChangeSettings } from '../recruiter-links.api.ts';
import { messages } from '../recruiter-links.messages.ts';
import classes from './links.module.css';

/** Which recruiters may ask the company, and the code that it gives to those it knows. */
export function LinkSettings({ mayChange }: { mayChange: boolean }) {
  const t = useText(messages);
  const query = useQuery(linkSettingsQuery());
  const change = useChangeSettings();
  const [renewing, setRenewing] = useState(false);
  return (
    <Panel title={t('links.settings')}>
      <QueryView query={query} skeleton={<FormSkeleton />}>
        {({ requests, code }) => (
          <Stack gap={3}>
            <NativeSelect
              label={t('links.requests')}
              disabled={!mayChange || change.isPending}
              value={requests}
              onChange={(event) =>
                change.mutate({ requests: event.currentTarget.value as (typeof LINK_REQUESTS)[number] })
              }
              data={LINK_REQUESTS.map((value) => ({ value, label: t(`links.requests.${value}`) }))}
            />
            {mayChange && requests !== 'closed' && (
              <Row gap={2}>
                {code && (
                  <>
                    <span>{t('links.code.yours')}</span>
                    <code className={classes.code}>{code}</code>
                    <CopyButton value={code} />
                  </>
                )}
                <Button
                  variant="default"
                  loading={change.isPending}
                  onClick={() => (code ? setRenewing(true) : change.mutate({ new_code: true }))}
                >
                  {t(code ? 'links.code.renew' : 'links.code.make')}
                </Button>
              </Row>
            )}
          </Stack>
        )}
      </QueryView>
      {renewing && (
        <ConfirmDialog
          opened
          title={t('links.code.renew')}
          confirmLabel={t('links.code.renew')}
          busy={change.isPending}
          error={change.error}
          onClose={() => setRenewing(false)}
          onConfirm={() => change.mutate({ new_code: true }, { onSuccess: () => setRenewing(false) })}
        >
          <p>{t('links.code.renew.text')}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
