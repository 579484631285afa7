import { Button, FileButton, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { useBlocker } from '@tanstack/react-router';
import type { WholeSurvey } from '@tryout/contract/surveys/surveys';
import type { UserType } from '@tryout/domain/access/roles';
import { DRAFT_LANGUAGES } from '@tryout/domain/ai-assist/ai-kinds';
import type { FormAnswers } from '@tryout/domain/forms/conditions';
import { blankQuestion, FORM_LIMITS, type FormDefinition, questionsOf } from '@tryout/domain/forms/form';
import { formProblems } from '@tryout/domain/forms/form-problems';
import { formTexts, withFormTexts } from '@tryout/domain/forms/form-texts';
import { type LeftOut, readSurveyJs, writeSurveyJs } from '@tryout/domain/forms/survey-js';
import {
  ORGANIZATION_AUDIENCE,
  PLATFORM_AUDIENCE,
  SURVEY_KINDS,
  SURVEY_TRIGGERS,
} from '@tryout/domain/surveys/survey';
import { useState } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { saveFile } from '../../../ui/controls/save-file.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { LeaveDialog } from '../../../ui/forms/unsaved-guard.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { TranslateTexts } from '../../ai-assist/public.tsx';
import { useChangeSurvey } from '../surveys.api.ts';
import { messages } from '../surveys.messages.ts';
import { FormRunner } from './form-runner.tsx';
import { GrantFields } from './grant-fields.tsx';
import { QuestionEditor } from './question-editor.tsx';
import classes from './survey-editor.module.css';

/** What a survey asks, whom and when, with a preview as wide as a phone. Once published only name, window and reminder change. */
export function SurveyEditor({
  survey,
  isPlatform,
}: {
  readonly survey: WholeSurvey;
  readonly isPlatform: boolean;
}) {
  const t = useText(messages);
  const errorText = useErrorText();
  const change = useChangeSurvey();
  const [edited, setEdited] = useState(survey);
  const [tried, setTried] = useState<FormAnswers>({});
  const [read, setRead] = useState<{ leftOut: readonly LeftOut[] } | { problem: string } | null>(null);
  const form = edited.definition as unknown as FormDefinition;
  const isDraft = survey.status === 'draft';
  const isChanged = edited !== survey && !change.isSuccess;
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isChanged,
    enableBeforeUnload: () => isChanged,
    withResolver: true,
  });
  const set = (more: Partial<WholeSurvey>) => setEdited({ ...edited, ...more });
  const setForm = (next: FormDefinition) => set({ definition: next as unknown as WholeSurvey['definition'] });
  const problems = formProblems(form);
  const audience = isPlatform ? PLATFORM_AUDIENCE : ORGANIZATION_AUDIENCE;
  const isOfCandidates = ['applied', 'game_completed', 'decision'].includes(edited.trigger);
  const save = () => {
    const { name, kind, trigger, is_anonymous, min_group, opens_on, closes_on, remind_after_days, grant } =
      edited;
    change.mutate({
      survey_id: survey.survey_id,
      version: survey.version,
      name,
      kind,
      trigger,
      audience: isOfCandidates ? ['candidate'] : edited.audience,
      is_anonymous,
      min_group,
      opens_on,
      closes_on,
      remind_after_days,
      grant,
      definition: edited.definition,
    });
  };
  const importFile = async (file: File | null) => {
    if (file === null) return;
    if (file.size > FORM_LIMITS.file_bytes) return setRead({ problem: 'too_large' });
    const found = readSurveyJs(await file.text());
    if ('problem' in found) return setRead(found);
    setForm(found.form);
    setRead({ leftOut: found.left_out });
  };
  const exportFile = () =>
    saveFile(
      new Blob([JSON.stringify(writeSurveyJs(form), null, 2)], { type: 'application/json' }),
      `${survey.name}.json`,
    );
  const addQuestion = (pageAt: number) => {
    const names = new Set(questionsOf(form).map(({ name }) => name));
    let n = names.size + 1;
    while (names.has(`question${n}`)) n += 1;
    const question = blankQuestion(`question${n}`, 'rating', {});
    setForm({
      ...form,
      pages: form.pages.map((page, at) =>
        at === pageAt ? { ...page, questions: [...page.questions, question] } : page,
      ),
    });
  };
  return (
    <div className={classes.columns}>
      <Stack gap={5}>
        {change.isError && <Banner tone="danger">{errorText(change.error)}</Banner>}
        {!isDraft && <Banner>{t('surveys.fixed')}</Banner>}
        <Panel title={t('surveys.settings')}>
          <Stack gap={4}>
            <TextInput
              label={t('surveys.name')}
              required
              maxLength={120}
              value={edited.name}
              onChange={(event) => set({ name: event.currentTarget.value })}
            />
            <NativeSelect
              label={t('surveys.kind')}
              disabled={!isDraft}
              value={edited.kind}
              onChange={(event) => {
                const kind = SURVEY_KINDS.find((one) => one === event.currentTarget.value) ?? 'custom';
                set({
                  kind,
                  ...(kind === 'early_bird'
                    ? { trigger: 'signup' as const, is_anonymous: false }
                    : { grant: null }),
                });
              }}
              data={SURVEY_KINDS.filter((one) => isPlatform || one !== 'early_bird').map((value) => ({
                value,
                label: t(`surveys.kind.${value}`),
              }))}
            />
            <NativeSelect
              label={t('surveys.trigger')}
              disabled={!isDraft || edited.kind === 'early_bird'}
              value={edited.trigger}
              onChange={(event) =>
                set({ trigger: SURVEY_TRIGGERS.find((one) => one === event.currentTarget.value) ?? 'manual' })
              }
              data={SURVEY_TRIGGERS.filter((one) => isPlatform || one !== 'signup').map((value) => ({
                value,
                label: t(`surveys.trigger.${value}`),
              }))}
            />
            {!isOfCandidates && edited.trigger !== 'manual' && (
              <fieldset className={classes.set} disabled={!isDraft}>
                <legend>{t('surveys.audience')}</legend>
                {audience.map((role) => (
                  <CheckBox
                    key={role}
                    label={t(`surveys.role.${role as Exclude<UserType, 'super_admin'>}`)}
                    checked={edited.audience.includes(role)}
                    onChange={(is) =>
                      set({
                        audience: is
                          ? [...edited.audience, role]
                          : edited.audience.filter((one) => one !== role),
                      })
                    }
                  />
                ))}
              </fieldset>
            )}
            <CheckBox
              label={t('surveys.is_anonymous')}
              checked={edited.is_anonymous}
              disabled={!isDraft || edited.kind === 'early_bird'}
              onChange={(is_anonymous) => set({ is_anonymous })}
            />
            <NumberInput
              label={t('surveys.min_group')}
              description={t('surveys.min_group.about')}
              disabled={!isDraft}
              min={5}
              max={50}
              value={edited.min_group}
              onChange={(value) => set({ min_group: typeof value === 'number' ? value : 5 })}
            />
            <TextInput
              label={t('surveys.opens_on')}
              type="date"
              value={edited.opens_on ?? ''}
              onChange={(event) => set({ opens_on: event.currentTarget.value || null })}
            />
            <TextInput
              label={t('surveys.closes_on')}
              type="date"
              value={edited.closes_on ?? ''}
              onChange={(event) => set({ closes_on: event.currentTarget.value || null })}
            />
            {edited.trigger !== 'manual' && (
              <NumberInput
                label={t('surveys.remind')}
                description={t('surveys.remind.about')}
                min={1}
                max={30}
                value={edited.remind_after_days ?? ''}
                onChange={(value) => set({ remind_after_days: typeof value === 'number' ? value : null })}
              />
            )}
            {edited.kind === 'early_bird' && isPlatform && (
              <GrantFields disabled={!isDraft} grant={edited.grant} onChange={(grant) => set({ grant })} />
            )}
          </Stack>
        </Panel>
        {isDraft &&
          form.pages.map((page, pageAt) => (
            <Panel key={page.name} title={t('surveys.page_number', { n: pageAt + 1 })}>
              <Stack gap={4}>
                {page.questions.map((question, at) => (
                  <QuestionEditor
                    key={question.name}
                    form={form}
                    question={question}
                    problems={problems.filter((one) => one.question === question.name)}
                    canMove={{ up: at > 0, down: at < page.questions.length - 1 }}
                    onChange={(next) =>
                      setForm({
                        ...form,
                        pages: form.pages.map((one, index) =>
                          index === pageAt
                            ? {
                                ...one,
                                questions: one.questions.map((each, here) => (here === at ? next : each)),
                              }
                            : one,
                        ),
                      })
                    }
                    onMove={(by) =>
                      setForm({
                        ...form,
                        pages: form.pages.map((one, index) =>
                          index === pageAt
                            ? {
                                ...one,
                                questions: one.questions.toSpliced(at, 1).toSpliced(at + by, 0, question),
                              }
                            : one,
                        ),
                      })
                    }
                    onRemove={() =>
                      setForm({
                        ...form,
                        pages: form.pages.map((one, index) =>
                          index === pageAt ? { ...one, questions: one.questions.toSpliced(at, 1) } : one,
                        ),
                      })
                    }
                  />
                ))}
                <Row>
                  <Button variant="default" onClick={() => addQuestion(pageAt)}>
                    {t('surveys.add_question')}
                  </Button>
                  {form.pages.length > 1 && page.questions.length === 0 && (
                    <Button
                      variant="default"
                      onClick={() => setForm({ ...form, pages: form.pages.toSpliced(pageAt, 1) })}
                    >
                      {t('surveys.remove_page')}
                    </Button>
                  )}
                </Row>
              </Stack>
            </Panel>
          ))}
        {isDraft && <TranslateForm form={form} onUse={setForm} />}
        <Row>
          {isDraft && (
            <Button
              variant="default"
              onClick={() =>
                setForm({
                  ...form,
                  pages: [
                    ...form.pages,
                    { name: `page${Date.now().toString(36)}`, title: {}, visible_if: null, questions: [] },
                  ],
                })
              }
            >
              {t('surveys.add_page')}
            </Button>
          )}
          {isDraft && (
            <FileButton accept="application/json,.json" onChange={(file) => void importFile(file)}>
              {(props) => (
                <Button variant="default" {...props}>
                  {t('surveys.import')}
                </Button>
              )}
            </FileButton>
          )}
          <Button variant="default" onClick={exportFile}>
            {t('surveys.export')}
          </Button>
          <Button onClick={save} loading={change.isPending} disabled={edited === survey}>
            {t('surveys.save')}
          </Button>
        </Row>
        {read && 'problem' in read && (
          <Banner tone="danger">
            {t(`surveys.read.${read.problem as 'too_large' | 'not_json' | 'no_form'}`)}
          </Banner>
        )}
        {read && 'leftOut' in read && (
          <Banner tone={read.leftOut.length === 0 ? 'success' : 'warning'}>
            {t('surveys.read.done', { n: read.leftOut.length })}
            {read.leftOut.length > 0 && (
              <ul>
                {read.leftOut.slice(0, 20).map(({ path, name }) => (
                  <li key={`${path}:${name}`}>
                    <bdi>{`${path}: ${name}`}</bdi>
                  </li>
                ))}
              </ul>
            )}
          </Banner>
        )}
      </Stack>
      <div className={classes.preview}>
        <Panel title={t('surveys.preview')}>
          <FormRunner form={form} answers={tried} onAnswers={setTried} onFinish={null} finishLabel="" />
        </Panel>
      </div>
      <LeaveDialog
        opened={leaving.status === 'blocked'}
        onStay={() => leaving.reset?.()}
        onLeave={() => leaving.proceed?.()}
      />
    </div>
  );
}

/** Translates a form from its first language into the other ones that drafts can be written in. */
function TranslateForm({
  form,
  onUse,
}: {
  readonly form: FormDefinition;
  readonly onUse: (form: FormDefinition) => void;
}) {
  const t = useText(messages);
  const [from, ...others] = form.languages;
  return DRAFT_LANGUAGES.filter((language) => others.includes(language)).map((language) => (
    <TranslateTexts
      key={language}
      owner={{ door: 'survey', of: 'survey' }}
      language={language}
      texts={from === undefined ? [] : formTexts(form, from, language)}
      uses={[
        {
          label: t('surveys.use_translations'),
          onUse: (texts) => onUse(withFormTexts(form, language, texts)),
        },
      ]}
    />
  ));
}
