import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { confirmSelf } from '@tryout/contract/second-factors/second-factors';
import { useId, useState } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { answerAsked, useIsAsked } from '../../../platform/session/confirm-first.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { PinField } from '../../../ui/forms/pin-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { wasCancelled } from '../browser-passkeys.ts';
import { factorsQuery, type OwnFactors, useConfirmSelf, useMailConfirming } from '../second-factors.api.ts';
import { messages } from '../second-factors.messages.ts';
import { CodeField } from './code-field.tsx';

type Method = OwnFactors['confirm_by'][number];

/** Asks who it is before a sensitive change, where the server wants to know. One for the whole app. */
export function ConfirmSelf() {
  return useIsAsked() ? <Asking /> : null;
}

function Asking() {
  const t = useText(messages);
  const query = useQuery(factorsQuery());
  return (
    <Dialog opened onClose={() => answerAsked(false)} title={t('factors.confirm')} width={480}>
      <QueryView query={query}>{(factors) => <Ways methods={factors.confirm_by} />}</QueryView>
    </Dialog>
  );
}

function Ways({ methods }: { methods: readonly Method[] }) {
  const t = useText(messages);
  const errorText = useErrorText();
  const id = useId();
  const confirm = useConfirmSelf();
  const mail = useMailConfirming();
  const [by, setBy] = useState<Method>(methods[0] ?? 'password');
  const [isSent, setSent] = useState(false);
  const form = useForm(confirmSelf, {
    start: { password: '', code: '', recovery_code: '', pin: '' },
    error: by === 'passkey' ? null : (confirm.error ?? mail.error),
    busy: confirm.isPending || mail.isPending,
    within: id,
  });
  const { password, code, recovery_code, pin } = form.values;
  const done = { onSuccess: () => answerAsked(true) };
  const ask = () => mail.mutate(undefined, { onSuccess: () => setSent(true) });
  const send = () => {
    if (by === 'password') confirm.mutate({ by, password }, done);
    else if (by === 'code') confirm.mutate({ by, code }, done);
    else if (by === 'recovery_code') confirm.mutate({ by, recovery_code }, done);
    else if (by === 'passkey') confirm.mutate({ by }, done);
    else if (isSent) confirm.mutate({ by, pin }, done);
    else ask();
  };
  const turn = (next: Method) => {
    confirm.reset();
    setBy(next);
  };
  return (
    <FormBody form={form} onSubmit={send} mayLeave>
      <Stack gap={4}>
        <p>{t('factors.confirm.text')}</p>
        {by === 'passkey' && confirm.error && (
          <p role="alert">
            {wasCancelled(confirm.error) ? t('factors.passkeys.cancelled') : errorText(confirm.error)}
          </p>
        )}
        {by === 'password' && <PasswordField {...form.typed('password', t('factors.confirm.password'))} />}
        {by === 'code' && <CodeField {...form.typed('code', t('factors.code'))} />}
        {by === 'recovery_code' && (
          <TextInput
            {...form.text('recovery_code', t('factors.recovery_code'))}
            autoComplete="off"
            dir="ltr"
            data-autofocus
          />
        )}
        {by === 'mail' && isSent && <PinField {...form.typed('pin', '')} onResend={ask} />}
        <Row gap={2}>
          <Button variant="default" onClick={() => answerAsked(false)}>
            {t('factors.cancel')}
          </Button>
          <Button
            type="submit"
            loading={confirm.isPending || mail.isPending}
            data-autofocus={by === 'passkey' || undefined}
          >
            {by === 'passkey'
              ? t('factors.confirm.by.passkey')
              : t(by === 'mail' && !isSent ? 'factors.confirm.send' : 'factors.confirm.submit')}
          </Button>
        </Row>
        {methods.length > 1 && (
          <Row gap={2}>
            {methods
              .filter((method) => method !== by)
              .map((method) => (
                <Button key={method} variant="subtle" onClick={() => turn(method)}>
                  {t(`factors.use.${method}`)}
                </Button>
              ))}
          </Row>
        )}
      </Stack>
    </FormBody>
  );
}
