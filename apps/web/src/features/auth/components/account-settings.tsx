import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { languageName } from '../../../platform/i18n/language-names.ts';
import { LOCALES, setLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useSaveSettings } from '../auth.api.ts';
import { messages } from '../settings.messages.ts';

const LANGUAGES = LOCALES.map((value) => ({ value, label: languageName(value) }));

function zones(own: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(own) ? known : [own, ...known];
}

/** Name, language and time zone. */
export function AccountSettings() {
  const t = useText(messages);
  const user = useCurrentUser();
  const save = useSaveSettings();
  const [first_name, setFirstName] = useState(user.first_name);
  const [last_name, setLastName] = useState(user.last_name);
  const [locale, setLanguage] = useState(user.locale === 'ar' ? ('ar' as const) : ('en' as const));
  const [time_zone, setZone] = useState(user.time_zone);
  const errors = formErrors(save.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ first_name, last_name, locale, time_zone }, { onSuccess: () => setLocale(locale) });
  };
  return (
    <Panel title={t('settings.part.account')}>
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <FormErrorList errors={errors.list} />
          <TextInput
            id={fieldId('first_name')}
            label={t('settings.first_name')}
            autoComplete="given-name"
            value={first_name}
            onChange={(event) => setFirstName(event.currentTarget.value)}
            error={errors.of('first_name')}
          />
          <TextInput
            id={fieldId('last_name')}
            label={t('settings.last_name')}
            autoComplete="family-name"
            value={last_name}
            onChange={(event) => setLastName(event.currentTarget.value)}
            error={errors.of('last_name')}
          />
          <NativeSelect
            id={fieldId('locale')}
            label={t('settings.language')}
            data={LANGUAGES}
            value={locale}
            onChange={(event) => setLanguage(event.currentTarget.value === 'ar' ? 'ar' : 'en')}
          />
          <NativeSelect
            id={fieldId('time_zone')}
            label={t('settings.time_zone')}
            data={zones(user.time_zone)}
            value={time_zone}
            onChange={(event) => setZone(event.currentTarget.value)}
            error={errors.of('time_zone')}
          />
          <div>
            <Button type="submit" loading={save.isPending}>
              {t('settings.save')}
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  );
}
