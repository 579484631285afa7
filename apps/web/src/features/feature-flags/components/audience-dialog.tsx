import { Radio, TextInput } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { changeFeatureFlag, type FeatureFlag } from '@tryout/contract/feature-flags/feature-flags';
import { WORKSPACE_KINDS, type WorkspaceKind } from '@tryout/domain/feature-flags/flags';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useChangeFlag } from '../feature-flags.api.ts';
import { messages } from '../feature-flags.messages.ts';
import { OrganizationPicker } from './organization-picker.tsx';

const KINDS = ['everyone', 'some', 'none'] as const;

/** Says for whom a flag is on. */
export function AudienceDialog({
  flag,
  onClose,
}: {
  readonly flag: FeatureFlag;
  readonly onClose: () => void;
}) {
  const t = useText(messages);
  const change = useChangeFlag();
  const { audience } = flag;
  const [organizations, setOrganizations] = useState<FeatureFlag['audience']['organizations']>(
    audience.organizations,
  );
  const form = useForm(changeFeatureFlag, {
    start: {
      kind: audience.kind as (typeof KINDS)[number],
      percent: String(audience.percent),
      kinds: [...(audience.kinds.length > 0 ? audience.kinds : WORKSPACE_KINDS)] as WorkspaceKind[],
      organization_ids: audience.organizations.map((one) => one.organization_id),
    },
    error: change.error,
    busy: change.isPending,
    optional: ['percent'],
  });
  const { values } = form;
  const submit = () =>
    change.mutate(
      {
        key: flag.key,
        body: {
          version: flag.version,
          kind: values.kind,
          percent: Number(values.percent),
          kinds: values.kinds,
          organization_ids: values.organization_ids,
        },
      },
      { onSuccess: onClose },
    );
  const picker = form.field('organization_ids', t('flags.organizations'));
  const kindsError = form.errorOf('kinds');
  return (
    <FormDialog
      opened
      onClose={onClose}
      form={form}
      title={t('flags.change_named', { name: t(`flags.${flag.key}`) })}
      submitLabel={t('flags.save')}
      onSubmit={submit}
    >
      <p>{t(`flags.${flag.key}.about`)}</p>
      <Radio.Group
        label={t('flags.on_for')}
        value={values.kind}
        onChange={(kind) => form.set({ kind: kind as (typeof KINDS)[number] })}
      >
        <Stack gap={2}>
          {KINDS.map((kind) => (
            <Radio key={kind} value={kind} label={t(`flags.choice.${kind}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {values.kind === 'some' && (
        <>
          <OrganizationPicker
            id={picker.id}
            error={picker.error}
            chosen={organizations}
            onChange={(next) => {
              setOrganizations([...next]);
              form.set({ organization_ids: next.map((one) => one.organization_id) });
            }}
          />
          <TextInput
            {...form.text('percent', t('flags.percent'))}
            description={t('flags.percent.about')}
            inputMode="numeric"
          />
          <fieldset aria-describedby={kindsError === undefined ? undefined : 'flag-kinds-error'}>
            <legend>{t('flags.kinds')}</legend>
            {WORKSPACE_KINDS.map((kind) => (
              <CheckBox
                key={kind}
                label={t(`flags.kind.${kind}`)}
                checked={values.kinds.includes(kind)}
                onChange={(isChosen) =>
                  form.set({
                    kinds: WORKSPACE_KINDS.filter((one) =>
                      one === kind ? isChosen : values.kinds.includes(one),
                    ),
                  })
                }
              />
            ))}
            {kindsError !== undefined && <p id="flag-kinds-error">{kindsError}</p>}
          </fieldset>
        </>
      )}
    </FormDialog>
  );
}
