import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { addFeature, type FeatureEntry, saveFeature } from '@tryout/contract/plans/manage-plans';
import { FEATURE_KINDS } from '@tryout/domain/plans/features';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { featuresQuery, useAddFeature, useRemoveFeature, useSaveFeature } from '../plans.api.ts';
import { messages } from '../plans.messages.ts';
import { wholeOf } from './money-text.ts';

type Wording = { name: string; about: string; unit: string };

/** What plans can give: built in, and promises of one's own. */
export function FeatureList() {
  const t = useText(messages);
  const query = useQuery(featuresQuery());
  const remove = useRemoveFeature();
  const [edited, setEdited] = useState<FeatureEntry | 'new' | null>(null);
  return (
    <Stack gap={5}>
      <p>{t('plans.features.about')}</p>
      <div>
        <Button onClick={() => setEdited('new')}>{t('plans.features.add')}</Button>
      </div>
      <QueryView query={query}>
        {({ items }) => (
          <SimpleTable
            caption={t('plans.tab.features')}
            stacks
            columns={[
              { key: 'name', header: t('plans.feature') },
              { key: 'key', header: t('plans.key') },
              { key: 'kind', header: t('plans.kind') },
              { key: 'shown', header: t('plans.features.shown') },
              { key: 'actions', header: t('plans.actions') },
            ]}
            rows={items.map((one) => ({
              key: one.key,
              cells: [
                one.name,
                <code key="key">{one.key}</code>,
                t(`plans.kind.${one.kind}`),
                t(one.is_listed ? 'plans.features.listed' : 'plans.features.hidden'),
                <Row key="actions" gap={2}>
                  <Button variant="default" onClick={() => setEdited(one)}>
                    {t('plans.features.edit', { name: one.name })}
                  </Button>
                  {!one.is_built_in && one.used_by === 0 && (
                    <Button
                      variant="default"
                      loading={remove.isPending}
                      onClick={() => remove.mutate(one.key)}
                    >
                      {t('plans.features.remove', { name: one.name })}
                    </Button>
                  )}
                </Row>,
              ],
            }))}
          />
        )}
      </QueryView>
      {edited && <FeatureDialog feature={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Stack>
  );
}

function FeatureDialog({ feature, onClose }: { feature: FeatureEntry | null; onClose: () => void }) {
  const t = useText(messages);
  const add = useAddFeature();
  const save = useSaveFeature();
  const form = useForm([addFeature, saveFeature], {
    start: {
      key: feature?.key ?? '',
      kind: (feature?.kind ?? 'flag') as string,
      position: String(feature?.position ?? 100),
      is_listed: feature?.is_listed ?? true,
      wordings: (feature?.wordings ?? {}) as Readonly<Record<string, Wording>>,
    },
    error: add.error ?? save.error,
    busy: add.isPending || save.isPending,
    optional: ['wordings'],
    check: ({ position }) =>
      wholeOf(position) === null ? [{ field: 'position', message: t('plans.days.wrong') }] : [],
  });
  const { values } = form;
  const set = (language: 'en' | 'ar', changes: Partial<Wording>) =>
    form.set({
      wordings: {
        ...values.wordings,
        [language]: { name: '', about: '', unit: '', ...values.wordings[language], ...changes },
      },
    });
  const submit = () => {
    const body = {
      wordings: values.wordings,
      is_listed: values.is_listed,
      position: wholeOf(values.position) ?? 0,
    };
    const kind = FEATURE_KINDS.find((one) => one === values.kind) ?? 'flag';
    if (feature) save.mutate({ key: feature.key, body }, { onSuccess: onClose });
    else add.mutate({ key: values.key, kind, ...body }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      form={form}
      title={feature ? t('plans.features.edit', { name: feature.name }) : t('plans.features.add')}
      onSubmit={submit}
    >
      {!feature && (
        <>
          <TextInput
            {...form.text('key', t('plans.key'))}
            description={t('plans.features.key.about')}
            maxLength={60}
          />
          <NativeSelect
            {...form.text('kind', t('plans.kind'))}
            data={FEATURE_KINDS.map((value) => ({ value, label: t(`plans.kind.${value}`) }))}
          />
        </>
      )}
      {(['en', 'ar'] as const).map((language) => (
        <Stack key={language} gap={3}>
          <TextInput
            {...form.field(
              `wordings.${language}.name`,
              t(language === 'en' ? 'plans.name' : 'plans.name.arabic'),
            )}
            lang={language}
            dir={language === 'ar' ? 'rtl' : 'ltr'}
            maxLength={80}
            placeholder={feature?.is_built_in && language === 'en' ? feature.name : ''}
            value={values.wordings[language]?.name ?? ''}
            onChange={(event) => set(language, { name: event.currentTarget.value })}
          />
          <TextInput
            {...form.field(
              `wordings.${language}.about`,
              t(language === 'en' ? 'plans.description' : 'plans.description.arabic'),
            )}
            lang={language}
            dir={language === 'ar' ? 'rtl' : 'ltr'}
            maxLength={300}
            value={values.wordings[language]?.about ?? ''}
            onChange={(event) => set(language, { about: event.currentTarget.value })}
          />
        </Stack>
      ))}
      <TextInput {...form.text('position', t('plans.position'))} inputMode="numeric" />
      <CheckBox {...form.box('is_listed', t('plans.features.list'))} />
    </FormDialog>
  );
}
