import { Button, NativeSelect, TextInput } from '@mantine/core';
import { updateSettings } from '@tryout/contract/auth/auth';
import { languageName } from '../../../platform/i18n/language-names.ts';
import { LOCALES, setLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useZoneChoices } from '../../reference-data/public.ts';
import { useSaveSettings } from '../auth.api.ts';
import { messages } from '../settings.messages.ts';

const LANGUAGES = LOCALES.map((value) => ({ value, label: languageName(value) }));

/** Name, language and time zone. */
export function AccountSettings() {
  const t = useText(messages);
  const user = useCurrentUser();
  const save = useSaveSettings();
  const zones = useZoneChoices(user.time_zone);
  const form = useForm(updateSettings, {
    start: {
      first_name: user.first_name,
      last_name: user.last_name,
      locale: user.locale === 'ar' ? ('ar' as const) : ('en' as const),
      time_zone: user.time_zone,
    },
    error: save.error,
    busy: save.isPending,
  });
  const { first_name, last_name, locale, time_zone } = form.values;
  const submit = () => {
    save.mutate({ first_name, last_name, locale, time_zone }, { onSuccess: () => setLocale(locale) });
  };
  return (
    <Panel title={t('settings.part.account')}>
      <FormBody form={form} onSubmit={submit}>
        <Stack gap={4}>
          <TextInput {...form.text('first_name', t('settings.first_name'))} autoComplete="given-name" />
          <TextInput {...form.text('last_name', t('settings.last_name'))} autoComplete="family-name" />
          <NativeSelect {...form.text('locale', t('settings.language'))} data={LANGUAGES} />
          <NativeSelect {...form.text('time_zone', t('settings.time_zone'))} data={zones} />
          <div>
            <Button type="submit" loading={save.isPending}>
              {t('settings.save')}
            </Button>
          </div>
        </Stack>
      </FormBody>
    </Panel>
  );
}
