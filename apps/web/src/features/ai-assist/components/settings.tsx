import { Button, NativeSelect, NumberInput, PasswordInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { useQuery } from '@tanstack/react-query';
import { type AiSettings, saveAiSettings } from '@tryout/contract/ai-assist/ai-assist';
import { AI_KINDS } from '@tryout/domain/ai-assist/ai-kinds';
import { CURRENCIES } from '@tryout/domain/money/currency';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { settingsQuery, useSaveSettings, useTestProvider } from '../ai-assist.api.ts';
import { messages } from '../ai-assist.messages.ts';
import classes from '../ai-assist.module.css';
import { problemWords } from '../problem-words.ts';

const MILLION = 1_000_000;

/** Switches, and the provider that answers. */
export function Settings() {
  return (
    <QueryView query={useQuery(settingsQuery())}>
      {(settings) => <Loaded key={settings.updated_at ?? ''} settings={settings} />}
    </QueryView>
  );
}

function Loaded({ settings }: { readonly settings: AiSettings }) {
  const t = useText(messages);
  const { number } = useFormat();
  const save = useSaveSettings();
  const test = useTestProvider();
  const form = useForm(saveAiSettings, {
    start: {
      is_on: settings.is_on,
      tasks_off: settings.tasks_off,
      uses_provider: settings.uses_provider,
      address: settings.address,
      model: settings.model,
      key: '',
      price_in_micros: settings.price_in_micros,
      price_out_micros: settings.price_out_micros,
      monthly_budget_micros: settings.monthly_budget_micros,
      currency: settings.currency,
      organizations_may_set: settings.organizations_may_set,
    },
    error: save.error,
    busy: save.isPending,
  });
  const { values } = form;
  const send = () => {
    const { key, ...rest } = values;
    save.mutate(key === '' ? rest : { ...rest, key });
  };
  const maySetProvider = settings.is_platform || settings.organizations_may_set;
  const money = (micros: number) => micros / MILLION;
  const micros = (value: number | string) => (typeof value === 'number' ? Math.round(value * MILLION) : 0);
  return (
    <Stack gap={5}>
      <Banner>
        {t(`ai.now.${settings.answers}`)}{' '}
        {t('ai.spent', {
          spent: number(money(settings.spent_micros), { style: 'currency', currency: settings.currency }),
        })}
      </Banner>
      <FormBody form={form} onSubmit={send}>
        <Stack gap={5}>
          <Panel title={t('ai.switches')}>
            <Stack>
              <CheckBox
                label={t('ai.is_on')}
                checked={values.is_on}
                onChange={(is_on) => form.set({ is_on })}
              />
              {AI_KINDS.map((kind) => (
                <CheckBox
                  key={kind}
                  label={t(`ai.kind.${kind}`)}
                  checked={!values.tasks_off.includes(kind)}
                  disabled={!values.is_on}
                  onChange={(on) =>
                    form.set({
                      tasks_off: on
                        ? values.tasks_off.filter((each) => each !== kind)
                        : [...values.tasks_off, kind],
                    })
                  }
                />
              ))}
              {settings.is_platform && (
                <CheckBox
                  label={t('ai.organizations_may_set')}
                  checked={values.organizations_may_set}
                  onChange={(organizations_may_set) => form.set({ organizations_may_set })}
                />
              )}
            </Stack>
          </Panel>
          <Panel title={t('ai.provider')}>
            <Stack>
              <p>{t('ai.provider_about')}</p>
              {maySetProvider ? (
                <>
                  <CheckBox
                    label={t('ai.uses_provider')}
                    checked={values.uses_provider}
                    onChange={(uses_provider) => form.set({ uses_provider })}
                  />
                  <TextInput
                    {...form.text('address', t('ai.address'))}
                    dir="ltr"
                    maxLength={300}
                    placeholder="https://…/v1"
                  />
                  <TextInput {...form.text('model', t('ai.model'))} dir="ltr" maxLength={120} />
                  <PasswordInput
                    {...form.field('key', t('ai.key'))}
                    description={t(settings.has_key ? 'ai.key_kept' : 'ai.key_none')}
                    autoComplete="off"
                    visibilityToggleButtonProps={{ 'aria-label': t('ai.key_show') }}
                    value={values.key}
                    maxLength={400}
                    onChange={(event) => form.set({ key: event.currentTarget.value })}
                  />
                  <NativeSelect
                    {...form.field('currency', t('ai.currency'))}
                    value={values.currency ?? settings.currency}
                    data={[...CURRENCIES]}
                    onChange={(event) => form.set({ currency: event.currentTarget.value })}
                  />
                  <NumberInput
                    {...form.field('price_in_micros', t('ai.price_in'))}
                    value={money(values.price_in_micros)}
                    min={0}
                    onChange={(value) => form.set({ price_in_micros: micros(value) })}
                  />
                  <NumberInput
                    {...form.field('price_out_micros', t('ai.price_out'))}
                    value={money(values.price_out_micros)}
                    min={0}
                    onChange={(value) => form.set({ price_out_micros: micros(value) })}
                  />
                </>
              ) : (
                <p className={classes.quiet}>{t('ai.provider_of_platform')}</p>
              )}
              <NumberInput
                {...form.field('monthly_budget_micros', t('ai.budget'))}
                description={`${t('ai.budget_about')} ${t('ai.in_currency', { currency: values.currency ?? settings.currency })}`}
                value={values.monthly_budget_micros === null ? '' : money(values.monthly_budget_micros)}
                min={0}
                onChange={(value) => form.set({ monthly_budget_micros: value === '' ? null : micros(value) })}
              />
            </Stack>
          </Panel>
          <Row>
            <Button type="submit" loading={save.isPending}>
              {t('ai.save_settings')}
            </Button>
            <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
              {t('ai.test')}
            </Button>
          </Row>
        </Stack>
      </FormBody>
      {test.error && <Banner tone="danger">{test.error.message}</Banner>}
      {test.data && (
        <Banner tone={test.data.ok ? 'success' : 'danger'}>
          {test.data.ok
            ? t('ai.test_ok', { ms: number(test.data.took_ms), tokens: number(test.data.tokens) })
            : problemWords(t, test.data.problem)}
        </Banner>
      )}
      <p className={classes.quiet}>
        {t('ai.small_model', {
          occupations: number(settings.measured.occupations),
          rho: number(settings.measured.rho, { maximumFractionDigits: 2 }),
          ndcg: number(settings.measured.ndcg_8, { maximumFractionDigits: 2 }),
        })}{' '}
        <bdi>{settings.attribution}</bdi>
      </p>
    </Stack>
  );
}
