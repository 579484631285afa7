import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  type SelfIdentificationSettings,
  setSelfIdentification,
} from '@tryout/contract/self-identification/self-identification';
import { DIVISIONS, type Division } from '@tryout/domain/self-identification/protected-reports';
import { DATE, useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { settingsQuery, useChooseQuestions } from '../self-identification.api.ts';
import { messages } from '../self-identification.messages.ts';

interface Days {
  readonly start: string;
  readonly end: string;
}

/** Days have no zone of their own. */
const DAY = { ...DATE, timeZone: 'UTC' } as const;

/** Quarters that were counted, the newest first, and the one that is next; undefined: not known yet. */
export interface CountedQuarters {
  readonly counted: readonly (Days & { readonly divided_by: Division })[];
  /** Null: candidates are asked nothing. */
  readonly next: (Days & { readonly on: string }) | null;
}

interface QuestionSettingsProps {
  readonly quarters: CountedQuarters | undefined;
}

/** Whether and what an organization asks its candidates after they applied, and how its quarters are counted. */
export function QuestionSettings({ quarters }: QuestionSettingsProps) {
  const query = useQuery(settingsQuery());
  return (
    <QueryView query={query} skeleton={<FormSkeleton />}>
      {(settings) => <Choosing key={JSON.stringify(settings)} settings={settings} quarters={quarters} />}
    </QueryView>
  );
}

/** From which quarter on a division counts: where it is in use, the first of the newest that were counted so. */
function sinceOf({ counted }: CountedQuarters, division: Division): Days | undefined {
  const other = counted.findIndex(({ divided_by }) => divided_by !== division);
  return counted[(other === -1 ? counted.length : other) - 1];
}

function Choosing({
  settings,
  quarters,
}: QuestionSettingsProps & { readonly settings: SelfIdentificationSettings }) {
  const t = useText(messages);
  const format = useFormat();
  const choose = useChooseQuestions();
  const form = useForm(setSelfIdentification, {
    start: {
      question_set: settings.question_set,
      counts: settings.counts,
      divided_by: settings.divided_by,
    },
    error: choose.error,
    busy: choose.isPending,
  });
  const division = form.values.divided_by;
  const daysOf = ({ start, end }: Days) => ({ from: format.date(start, DAY), until: format.date(end, DAY) });
  const counts = () => {
    if (!quarters) return '';
    const since = division === settings.divided_by ? sinceOf(quarters, division) : undefined;
    if (since) return t('self-identification.settings.division_since', daysOf(since));
    const { next } = quarters;
    if (next === null) return t('self-identification.settings.division_later');
    return t('self-identification.settings.division_next', {
      ...daysOf(next),
      day: format.date(next.on, DAY),
    });
  };
  return (
    <Panel title={t('self-identification.settings.title')}>
      <FormBody form={form} onSubmit={() => choose.mutate(form.values)}>
        <Stack gap={4}>
          <p>{t('self-identification.settings.about')}</p>
          <NativeSelect
            {...form.text('question_set', t('self-identification.settings.set'))}
            description={t('self-identification.settings.change_hint')}
            data={(['off', 'eeo1', 'international'] as const).map((value) => ({
              value,
              label: t(`self-identification.settings.${value}`),
            }))}
          />
          <NativeSelect
            {...form.text('counts', t('self-identification.settings.counts'))}
            description={t('self-identification.settings.counts_hint')}
            data={(['stages', 'scores'] as const).map((value) => ({
              value,
              label: t(`self-identification.settings.${value}`),
            }))}
          />
          <NativeSelect
            {...form.text('divided_by', t('self-identification.settings.divided_by'))}
            description={`${t('self-identification.settings.divided_by_hint')} ${counts()}`.trim()}
            data={DIVISIONS.map((value) => ({
              value,
              label: t(`self-identification.settings.${value}`),
            }))}
          />
          <Row>
            <Button type="submit" loading={choose.isPending} disabled={!form.isChanged}>
              {t('self-identification.settings.save')}
            </Button>
          </Row>
        </Stack>
      </FormBody>
    </Panel>
  );
}
