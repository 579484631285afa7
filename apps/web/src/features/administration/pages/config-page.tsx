import { Button, PasswordInput, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { useQuery } from '@tanstack/react-query';
import { updateAppConfigs } from '@tryout/contract/app-config/app-config';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useOutsideProvider } from '../../../platform/session/outside-sign-in.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { type ConfigEntry, configsQuery, useSaveConfigs } from '../administration.api.ts';
import { messages } from '../administration.messages.ts';
import { ConfigHistory } from '../components/config-history.tsx';
import { TestParts } from '../components/test-parts.tsx';
import { CONFIG_GROUPS, type ConfigGroup, groupOf } from '../config-groups.ts';
import classes from './config-page.module.css';

/** A19: the settings of the platform. */
export function ConfigPage() {
  const t = useText(messages);
  const query = useQuery(configsQuery());
  return (
    <Page width="text">
      <PageHeader title={t('administration.config.title')} />
      <QueryView query={query} skeleton={<FormSkeleton />}>
        {({ items }) => <ConfigForm entries={items} />}
      </QueryView>
      <TestParts />
      <PlansPlace />
      <SignInWays />
      <ConfigHistory />
    </Page>
  );
}

/** Plans have a page of their own. */
function PlansPlace() {
  const t = useText(messages);
  return (
    <Panel
      title={t('administration.config.plans')}
      actions={
        <LinkButton to="/user/admin/plans" variant="default">
          {t('administration.config.plans.open')}
        </LinkButton>
      }
    >
      <p>{t('administration.config.plans.about')}</p>
    </Panel>
  );
}

/** What the server's own settings say about signing in; they are set where it is started. */
function SignInWays() {
  const t = useText(messages);
  const provider = useOutsideProvider();
  return (
    <Panel title={t('administration.config.sign_in')}>
      <p>
        {provider === null
          ? t('administration.config.sign_in.without')
          : t('administration.config.sign_in.with', { provider })}
      </p>
    </Panel>
  );
}

const shown = (value: unknown): string => (Array.isArray(value) ? value.join('\n') : String(value));

function read(entry: ConfigEntry, text: string): string | number | boolean | string[] {
  if (entry.type === 'flag') return text === 'true';
  if (entry.type === 'integer') return Number(text);
  if (entry.type === 'text_list') {
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  }
  return text;
}

function ConfigForm({ entries }: { entries: readonly ConfigEntry[] }) {
  const t = useText(messages);
  const format = useFormat();
  const save = useSaveConfigs();
  const form = useForm(updateAppConfigs, {
    start: { values: {} as Readonly<Record<string, string>> },
    error: save.error,
    busy: save.isPending,
  });
  const { values: texts } = form.values;
  // What a secret is, is never told: its field begins empty, and only a new one counts as a change.
  const begins = (entry: ConfigEntry) => (entry.type === 'secret' ? '' : shown(entry.value));
  const textOf = (entry: ConfigEntry) => texts[entry.key] ?? begins(entry);
  const changed = entries.filter((entry) => textOf(entry) !== begins(entry));
  const field = (entry: ConfigEntry) => {
    const isList = entry.type === 'text_list';
    const isChanged = changed.includes(entry);
    const mark = isChanged ? `${t('administration.config.unsaved')} ` : '';
    const who =
      entry.updated_at && entry.updated_by
        ? ` ${t('administration.config.changed', { who: entry.updated_by, when: format.date(entry.updated_at) })}.`
        : '';
    if (entry.type === 'flag') {
      return (
        <CheckBox
          key={entry.key}
          label={`${mark}${entry.description}${who}`}
          checked={textOf(entry) === 'true'}
          onChange={(checked) => form.set({ values: { ...texts, [entry.key]: String(checked) } })}
        />
      );
    }
    if (entry.type === 'secret') {
      const isKept = entry.value !== '';
      return (
        <Stack key={entry.key} gap={2}>
          <PasswordInput
            classNames={{ label: classes.label ?? '' }}
            {...form.field(`values.${entry.key}`, entry.description)}
            description={`${mark}${t(isKept ? 'administration.config.secret.kept' : 'administration.config.secret.none')}${who}`}
            autoComplete="off"
            visibilityToggleButtonProps={{ 'aria-label': t('administration.config.secret.show') }}
            value={textOf(entry)}
            onChange={(event) => form.set({ values: { ...texts, [entry.key]: event.currentTarget.value } })}
          />
          {isKept && (
            <div>
              <Button
                variant="default"
                loading={save.isPending}
                onClick={() => save.mutate({ [entry.key]: '' })}
              >
                {t('administration.config.secret.remove')}
              </Button>
            </div>
          )}
        </Stack>
      );
    }
    const Input = isList ? Textarea : TextInput;
    const byDefault = t('administration.config.default', {
      value: Array.isArray(entry.default) ? entry.default.join(', ') : String(entry.default) || '–',
    });
    return (
      <Input
        key={entry.key}
        classNames={{ label: classes.label ?? '' }}
        {...form.field(`values.${entry.key}`, entry.description)}
        description={`${mark}${byDefault}. ${isList ? t('administration.config.one_per_line') : ''}${who}`}
        {...(isList ? { autosize: true, minRows: 4 } : {})}
        inputMode={entry.type === 'integer' ? 'numeric' : 'text'}
        value={textOf(entry)}
        onChange={(event: { currentTarget: { value: string } }) =>
          form.set({ values: { ...texts, [entry.key]: event.currentTarget.value } })
        }
      />
    );
  };
  const submit = () => {
    const values = Object.fromEntries(changed.map((entry) => [entry.key, read(entry, textOf(entry))]));
    save.mutate(values, { onSuccess: () => form.restart({ values: {} }) });
  };
  return (
    <Panel>
      <FormBody form={form} onSubmit={submit}>
        <Stack gap={5}>
          {(Object.keys(CONFIG_GROUPS) as ConfigGroup[]).map((group) => {
            const within = entries.filter(({ key }) => groupOf(key) === group);
            return (
              within.length > 0 && (
                <fieldset key={group} className={classes.group ?? ''}>
                  <legend>{t(`administration.config.group.${group}`)}</legend>
                  <Stack gap={4}>{within.map(field)}</Stack>
                </fieldset>
              )
            );
          })}
          <div>
            <Button type="submit" loading={save.isPending} disabled={changed.length === 0}>
              {t('administration.config.save')}
            </Button>{' '}
            {changed.length > 0 && (
              <Button variant="subtle" onClick={() => form.restart({ values: {} })}>
                {t('administration.config.revert', { count: changed.length })}
              </Button>
            )}
          </div>
        </Stack>
      </FormBody>
    </Panel>
  );
}
