import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  type OwnSelfIdentification as Own,
  saveSelfIdentification,
} from '@tryout/contract/self-identification/self-identification';
import { PREFER_NOT, SELF_IDENTIFICATION_SETS } from '@tryout/domain/self-identification/questions';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { ownQuery, useForgetAnswers, useSaveAnswers } from '../self-identification.api.ts';
import { messages } from '../self-identification.messages.ts';

interface OwnProps {
  readonly applicationId: string;
  readonly organization: string;
}

/** After applying: what somebody may say about themselves, change and delete. Nothing where nothing is asked or kept. */
export default function OwnSelfIdentification({ applicationId, organization }: OwnProps) {
  const { data } = useQuery(ownQuery(applicationId));
  if (!data || (data.question_set === null && !data.is_kept)) return null;
  return (
    <Answers
      key={JSON.stringify(data)}
      own={data}
      applicationId={applicationId}
      organization={organization}
    />
  );
}

function Answers({ own, applicationId, organization }: OwnProps & { readonly own: Own }) {
  const t = useText(messages);
  const save = useSaveAnswers();
  const forget = useForgetAnswers();
  const form = useForm(saveSelfIdentification, {
    start: { sex: own.answers.sex ?? '', ethnicity: own.answers.ethnicity ?? '' },
    error: save.error,
    busy: save.isPending,
    optional: ['sex', 'ethnicity'],
  });
  const set = own.question_set ?? 'international';
  const optionsOf = (question: 'sex' | 'ethnicity') => [
    { value: '', label: t('self-identification.skip') },
    ...SELF_IDENTIFICATION_SETS[set][question].map((value) => ({
      value,
      label:
        value === 'minority'
          ? t('self-identification.yes')
          : value === 'majority'
            ? t('self-identification.no')
            : t(`self-identification.category.${value}`),
    })),
    { value: PREFER_NOT, label: t('self-identification.prefer_not') },
  ];
  const given = (answer: string | null) => (answer === '' ? null : answer) as never;
  return (
    <Panel title={t('self-identification.title')}>
      <FormBody
        form={form}
        mayLeave
        onSubmit={() =>
          save.mutate({
            application_id: applicationId,
            sex: given(form.values.sex),
            ethnicity: given(form.values.ethnicity),
          })
        }
      >
        <Stack gap={4}>
          <p>{t('self-identification.why', { organization })}</p>
          <NativeSelect
            {...form.text('sex', t(`self-identification.${set === 'eeo1' ? 'sex' : 'gender'}`))}
            data={optionsOf('sex')}
          />
          <NativeSelect
            {...form.text(
              'ethnicity',
              t(`self-identification.${set === 'eeo1' ? 'race' : 'minority_question'}`),
            )}
            data={optionsOf('ethnicity')}
          />
          <p>
            {own.is_kept ? t('self-identification.kept') : null} {t('self-identification.later')}
          </p>
          <Row>
            <Button type="submit" variant="default" loading={save.isPending} disabled={!form.isChanged}>
              {t('self-identification.save')}
            </Button>
            {own.is_kept && (
              <Button
                variant="default"
                loading={forget.isPending}
                onClick={() => forget.mutate(applicationId)}
              >
                {t('self-identification.delete')}
              </Button>
            )}
          </Row>
        </Stack>
      </FormBody>
    </Panel>
  );
}
