import { Button, Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Link } from '@tanstack/react-router';
import type { OwnData } from '@tryout/contract/personal-data/personal-data';
import { useState } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useDataChoice } from '../personal-data.api.ts';
import { messages } from '../personal-data.messages.ts';
import { EraseDialog } from './erase-dialog.tsx';

interface KnownOrganizationProps {
  organization: OwnData['organizations'][number];
  email: string;
}

/** What one organization has about the person, what it may do with it, and erasing it there. */
export function KnownOrganization({ organization, email }: KnownOrganizationProps) {
  const t = useText(messages);
  const format = useFormat();
  const errorText = useErrorText();
  const choose = useDataChoice();
  const [erasing, setErasing] = useState(false);
  const { organization_id, name, applications, in_pool } = organization;
  const since = {
    restriction: organization.restricted_at,
    objection: organization.objected_at,
    consent: organization.consent_withdrawn_at,
  };
  const kinds = [
    'restriction',
    'objection',
    ...(in_pool || since.consent ? (['consent'] as const) : []),
  ] as const;
  return (
    <Stack gap={3}>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <ul>
        {applications.map((one) => (
          <li key={one.application_id}>
            <span dir="auto">{one.position_title}</span>
            {' · '}
            {format.date(one.created_at)}
            {one.hold && (
              <> · {t('data.held_until', { until: format.date(one.hold.until), reason: one.hold.reason })}</>
            )}{' '}
            <Link to={`/user/correct/${one.application_id}` as '/'}>{t('correct.open')}</Link>
          </li>
        ))}
        {in_pool && <li>{t('data.in_pool')}</li>}
      </ul>
      {choose.isError && <p role="alert">{errorText(choose.error)}</p>}
      {kinds.map((kind) => {
        const at = since[kind];
        return (
          <Switch
            key={kind}
            checked={at !== null}
            disabled={choose.isPending || (kind === 'consent' && at !== null)}
            label={t(`data.choice.${kind}`, { organization: name })}
            description={
              at === null ? t(`data.choice.${kind}.text`) : t('data.choice.since', { date: format.date(at) })
            }
            onChange={(event) => choose.mutate({ organization_id, kind, on: event.currentTarget.checked })}
          />
        );
      })}
      <div>
        <Button variant="default" onClick={() => setErasing(true)}>
          {t('data.erase.here', { organization: name })}
        </Button>
      </div>
      <EraseDialog
        opened={erasing}
        onClose={() => setErasing(false)}
        email={email}
        organization={organization}
        held={applications.filter((one) => one.hold)}
      />
    </Stack>
  );
}
