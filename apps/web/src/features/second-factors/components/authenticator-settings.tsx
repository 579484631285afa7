import { Button } from '@mantine/core';
import { confirmAuthenticator } from '@tryout/contract/second-factors/second-factors';
import { useMemo, useState } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { qrPicture } from '../../../ui/marks/qr-picture.ts';
import {
  type OwnFactors,
  useBeginAuthenticator,
  useConfirmAuthenticator,
  useRemoveAuthenticator,
} from '../second-factors.api.ts';
import { messages } from '../second-factors.messages.ts';
import { CodeField } from './code-field.tsx';
import classes from './qr-square.module.css';
import { RecoveryCodeList } from './recovery-code-list.tsx';

/** The authenticator app: set up with a picture or a key, or removed. */
export function AuthenticatorSettings({ factors }: { factors: OwnFactors }) {
  const t = useText(messages);
  const format = useFormat();
  const errorText = useErrorText();
  const begin = useBeginAuthenticator();
  const remove = useRemoveAuthenticator();
  const [removing, setRemoving] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const app = factors.authenticator;
  return (
    <Panel title={t('factors.app')}>
      <Stack gap={4}>
        <p>{app ? t('factors.app.since', { date: format.date(app.added_at) }) : t('factors.app.text')}</p>
        {begin.error && <p role="alert">{errorText(begin.error)}</p>}
        <div>
          {app ? (
            <Button variant="default" onClick={() => setRemoving(true)}>
              {t('factors.app.remove')}
            </Button>
          ) : (
            <Button variant="default" loading={begin.isPending} onClick={() => begin.mutate()}>
              {t('factors.app.add')}
            </Button>
          )}
        </div>
      </Stack>
      {begin.data && !app && (
        <SetUpDialog
          secret={begin.data.secret}
          address={begin.data.address}
          onClose={() => begin.reset()}
          onDone={(made) => {
            begin.reset();
            setCodes(made);
          }}
        />
      )}
      {codes && <RecoveryCodeList codes={codes} onClose={() => setCodes(null)} />}
      <ConfirmDialog
        opened={removing}
        danger
        onClose={() => setRemoving(false)}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => setRemoving(false) })}
        title={t('factors.app.remove_title')}
        confirmLabel={t('factors.app.remove_it')}
        busy={remove.isPending}
        error={remove.error}
      >
        <p>{t('factors.app.remove.text')}</p>
      </ConfirmDialog>
    </Panel>
  );
}

interface SetUpProps {
  secret: string;
  address: string;
  onClose: () => void;
  onDone: (codes: readonly string[] | null) => void;
}

function SetUpDialog({ secret, address, onClose, onDone }: SetUpProps) {
  const t = useText(messages);
  const confirm = useConfirmAuthenticator();
  const picture = useMemo(() => qrPicture(address), [address]);
  const form = useForm(confirmAuthenticator, {
    start: { code: '' },
    error: confirm.error,
    busy: confirm.isPending,
    missing: { code: t('factors.code.missing') },
  });
  const submit = () =>
    confirm.mutate(form.values.code, { onSuccess: ({ data }) => onDone(data.recovery_codes) });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('factors.app.add')}
      form={form}
      onSubmit={submit}
      submitLabel={t('factors.app.turn_on')}
    >
      <Stack gap={4}>
        <p>{t('factors.app.scan')}</p>
        <svg
          className={classes.square}
          viewBox={`0 0 ${picture.size} ${picture.size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={t('factors.app.picture')}
        >
          <rect width={picture.size} height={picture.size} fill="#fff" />
          <path d={picture.path} fill="#000" />
        </svg>
        <div>
          <p>{t('factors.app.key')}</p>
          <Row gap={2} align="center">
            <code dir="ltr" className={classes.key}>
              {secret.replace(/(.{4})(?=.)/g, '$1 ')}
            </code>
            <CopyButton compact value={secret} label={t('factors.app.copy_key')} />
          </Row>
        </div>
        <CodeField {...form.typed('code', t('factors.code'))} description={t('factors.app.code_hint')} />
      </Stack>
    </FormDialog>
  );
}
