import { TextInput } from '@mantine/core';
import { makeBackup } from '@tryout/contract/backups/backups';
import { PASSPHRASE_LENGTH } from '@tryout/domain/backups/passphrase';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useMakeBackup } from '../backups.api.ts';
import { messages } from '../backups.messages.ts';

const typed = {
  type: 'password',
  autoComplete: 'new-password',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/** Sets a backup off, sealed with a passphrase unless that is switched off. */
export function MakeBackupDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText(messages);
  const make = useMakeBackup();
  const [isSealed, setSealed] = useState(true);
  const form = useForm(makeBackup, {
    start: { passphrase: '', passphrase_again: '' },
    error: make.error,
    busy: make.isPending,
    optional: isSealed ? [] : ['passphrase', 'passphrase_again'],
    missing: {
      passphrase: t('backups.passphrase.missing'),
      passphrase_again: t('backups.passphrase.missing'),
    },
    check: ({ passphrase, passphrase_again }) =>
      isSealed && passphrase !== passphrase_again
        ? [{ field: 'passphrase_again', message: t('backups.passphrase.differs') }]
        : [],
  });
  const send = () => make.mutate(isSealed ? form.values : {}, { onSuccess: onClose });
  return (
    <FormDialog
      opened
      onClose={onClose}
      form={form}
      title={t('backups.make')}
      submitLabel={t('backups.make')}
      onSubmit={send}
    >
      <p>{t('backups.make.text')}</p>
      <CheckBox label={t('backups.sealed')} checked={isSealed} onChange={setSealed} />
      {isSealed ? (
        <>
          <TextInput
            {...form.text('passphrase', t('backups.passphrase'))}
            {...typed}
            maxLength={PASSPHRASE_LENGTH.max}
            description={t('backups.passphrase.rule', { count: PASSPHRASE_LENGTH.min })}
          />
          <TextInput
            {...form.text('passphrase_again', t('backups.passphrase.again'))}
            {...typed}
            maxLength={PASSPHRASE_LENGTH.max}
          />
          <p>{t('backups.passphrase.lost')}</p>
        </>
      ) : (
        <p>{t('backups.open')}</p>
      )}
    </FormDialog>
  );
}
