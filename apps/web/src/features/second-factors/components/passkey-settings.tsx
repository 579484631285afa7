import { Button, TextInput } from '@mantine/core';
import { addPasskey, renamePasskey } from '@tryout/contract/second-factors/second-factors';
import { useState } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { isKnownHere, knowsPasskeys, wasCancelled } from '../browser-passkeys.ts';
import { type OwnFactors, useAddPasskey, useRemovePasskey, useRenamePasskey } from '../second-factors.api.ts';
import { messages } from '../second-factors.messages.ts';
import { RecoveryCodeList } from './recovery-code-list.tsx';

type Passkey = OwnFactors['passkeys'][number];

/** Passkeys: add, rename, remove. */
export function PasskeySettings({ factors }: { factors: OwnFactors }) {
  const t = useText(messages);
  const [adding, setAdding] = useState(false);
  const [renaming, setRenaming] = useState<Passkey | null>(null);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isPossible = factors.passkeys_possible && knowsPasskeys();
  return (
    <Panel title={t('factors.passkeys')}>
      <Stack gap={4}>
        <p>{t('factors.passkeys.text')}</p>
        {!factors.passkeys_possible && <Banner tone="warning">{t('factors.passkeys.not_here')}</Banner>}
        {factors.passkeys_possible && !knowsPasskeys() && (
          <Banner tone="warning">{t('factors.passkeys.not_in_browser')}</Banner>
        )}
        {factors.passkeys.length > 0 && (
          <SimpleTable
            caption={t('factors.passkeys')}
            stacks
            columns={(['name', 'added', 'used', 'actions'] as const).map((key) => ({
              key,
              header: t(`factors.passkeys.${key}`),
            }))}
            rows={factors.passkeys.map((passkey) => ({
              key: passkey.passkey_id,
              cells: [
                <bdi key="name">{passkey.name}</bdi>,
                <TimeText key="added" at={passkey.created_at} />,
                passkey.last_used_at ? (
                  <TimeText key="used" at={passkey.last_used_at} style="relative" />
                ) : (
                  t('factors.passkeys.never')
                ),
                <Row key="actions" gap={2}>
                  <Button
                    variant="default"
                    aria-label={t('factors.passkeys.rename_of', { name: passkey.name })}
                    onClick={() => setRenaming(passkey)}
                  >
                    {t('factors.passkeys.rename')}
                  </Button>
                  <Button
                    variant="default"
                    aria-label={t('factors.passkeys.remove_of', { name: passkey.name })}
                    onClick={() => setRemoving(passkey)}
                  >
                    {t('factors.passkeys.remove')}
                  </Button>
                </Row>,
              ],
            }))}
          />
        )}
        {isPossible && (
          <div>
            <Button variant="default" onClick={() => setAdding(true)}>
              {t('factors.passkeys.add')}
            </Button>
          </div>
        )}
      </Stack>
      {adding && (
        <AddDialog
          onClose={() => setAdding(false)}
          onAdded={(made) => {
            setAdding(false);
            setCodes(made);
          }}
        />
      )}
      {renaming && <RenameDialog passkey={renaming} onClose={() => setRenaming(null)} />}
      {removing && <RemoveDialog passkey={removing} onClose={() => setRemoving(null)} />}
      {codes && <RecoveryCodeList codes={codes} onClose={() => setCodes(null)} />}
    </Panel>
  );
}

function AddDialog({
  onClose,
  onAdded,
}: {
  onClose: () => void;
  onAdded: (codes: readonly string[] | null) => void;
}) {
  const t = useText(messages);
  const add = useAddPasskey();
  const { error } = add;
  const isOwn = isKnownHere(error) || wasCancelled(error);
  const form = useForm(addPasskey, {
    start: { name: '' },
    error: isOwn ? null : error,
    busy: add.isPending,
    missing: { name: t('factors.passkeys.name_missing') },
  });
  const submit = () =>
    add.mutate(form.values.name, { onSuccess: ({ data }) => onAdded(data.recovery_codes) });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('factors.passkeys.add')}
      form={form}
      onSubmit={submit}
      submitLabel={t('factors.passkeys.go_on')}
    >
      <p>{t('factors.passkeys.add.text')}</p>
      {isOwn && (
        <p role="alert">
          {t(isKnownHere(error) ? 'factors.passkeys.known_here' : 'factors.passkeys.cancelled')}
        </p>
      )}
      <TextInput
        {...form.text('name', t('factors.passkeys.name_it'))}
        description={t('factors.passkeys.name_hint')}
        maxLength={60}
        autoComplete="off"
      />
    </FormDialog>
  );
}

function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useText(messages);
  const rename = useRenamePasskey();
  const form = useForm(renamePasskey, {
    start: { name: passkey.name },
    error: rename.error,
    busy: rename.isPending,
    missing: { name: t('factors.passkeys.name_missing') },
  });
  const { name } = form.values;
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('factors.passkeys.rename_of', { name: passkey.name })}
      form={form}
      onSubmit={() =>
        rename.mutate({ passkey_id: passkey.passkey_id, name: String(name) }, { onSuccess: onClose })
      }
    >
      <TextInput {...form.text('name', t('factors.passkeys.name_it'))} maxLength={60} autoComplete="off" />
    </FormDialog>
  );
}

function RemoveDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useText(messages);
  const errorText = useErrorText();
  const remove = useRemovePasskey();
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      onConfirm={() => remove.mutate(passkey.passkey_id, { onSuccess: onClose })}
      title={t('factors.passkeys.remove_of', { name: passkey.name })}
      confirmLabel={t('factors.passkeys.remove_it')}
      busy={remove.isPending}
    >
      <p>{t('factors.passkeys.remove.text')}</p>
      {remove.error && <p role="alert">{errorText(remove.error)}</p>}
    </ConfirmDialog>
  );
}
