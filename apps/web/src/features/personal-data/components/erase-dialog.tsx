import { TextInput } from '@mantine/core';
import type { OwnData } from '@tryout/contract/personal-data/personal-data';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useEraseMe } from '../personal-data.api.ts';
import { messages } from '../personal-data.messages.ts';

interface EraseDialogProps {
  opened: boolean;
  onClose: () => void;
  email: string;
  /** Null: the whole account. */
  organization: { readonly organization_id: string; readonly name: string } | null;
  /** Whether the account works for an organization, where what it decided and wrote stays. */
  isMember?: boolean;
  /** What a legal hold keeps for now. */
  held: OwnData['organizations'][number]['applications'];
}

/** Says what goes and what stays before anything is erased; the own address, typed again, confirms it. */
export function EraseDialog({
  opened,
  onClose,
  email,
  organization,
  isMember = false,
  held,
}: EraseDialogProps) {
  const t = useText(messages);
  const format = useFormat();
  const erase = useEraseMe();
  const [typed, setTyped] = useState('');
  const close = () => {
    setTyped('');
    erase.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      onConfirm={() =>
        erase.mutate(
          { organization_id: organization?.organization_id ?? null, confirm_email: typed.trim() },
          { onSuccess: close },
        )
      }
      title={organization ? t('data.erase.at', { organization: organization.name }) : t('data.erase.all')}
      confirmLabel={t(organization ? 'data.erase.confirm_at' : 'data.erase.confirm_all')}
      danger
      disabled={typed.trim().toLowerCase() !== email.toLowerCase()}
      busy={erase.isPending}
      error={erase.error}
    >
      <Stack gap={4}>
        <div>
          <h3>{t('data.erase.goes')}</h3>
          <p>
            {t(
              organization
                ? 'data.erase.goes_at'
                : isMember
                  ? 'data.erase.goes_member'
                  : 'data.erase.goes_all',
            )}
          </p>
        </div>
        <div>
          <h3>{t('data.erase.stays')}</h3>
          <ul>
            <li>{t('data.erase.stays_counts')}</li>
            <li>{t('data.erase.stays_log')}</li>
            {isMember && !organization && <li>{t('data.erase.stays_work')}</li>}
            {organization ? (
              <li>{t('data.erase.stays_profile')}</li>
            ) : (
              <li>{t('data.erase.stays_number')}</li>
            )}
            <li>{t('data.erase.stays_backup')}</li>
            {held.map((one) => (
              <li key={one.application_id}>
                {t('data.erase.stays_hold', {
                  position: one.position_title,
                  until: one.hold ? format.date(one.hold.until) : '',
                  reason: one.hold?.reason ?? '',
                })}
              </li>
            ))}
          </ul>
        </div>
        <p>{t('data.erase.final')}</p>
        <TextInput
          label={t('data.erase.type', { email })}
          autoComplete="off"
          type="email"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
