import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { PositionDetail } from '@tryout/contract/positions/positions';
import { type ComponentType, useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { SaveState } from '../../../ui/forms/save-state.tsx';
import { StepBar } from '../../../ui/forms/step-bar.tsx';
import { WizardBar } from '../../../ui/forms/wizard-bar.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useFocusOnHash } from '../../../ui/layout/use-focus-on-hash.ts';
import { DeniedState } from '../../../ui/states/error-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { PositionStatus } from '../components/position-status.tsx';
import { StepBasics } from '../components/wizard/step-basics.tsx';
import { StepCheck } from '../components/wizard/step-check.tsx';
import { StepDescription } from '../components/wizard/step-description.tsx';
import { StepPeople } from '../components/wizard/step-people.tsx';
import { StepQuestions } from '../components/wizard/step-questions.tsx';
import { StepSimulations } from '../components/wizard/step-simulations.tsx';
import classes from '../components/wizard/wizard-step.module.css';
import { positionQuery } from '../positions.api.ts';
import { type StepProps, usePositionSave } from '../use-position-save.ts';
import { messages } from '../wizard.messages.ts';
import { stepOfField, WIZARD_STEPS, type WizardStep, wizardStep } from '../wizard-steps.ts';

const STEPS: Readonly<Record<WizardStep, ComponentType<StepProps>>> = {
  basics: StepBasics,
  description: StepDescription,
  questions: StepQuestions,
  simulations: StepSimulations,
  people: StepPeople,
  check: StepCheck,
};

/** `/user/positions/:id/edit/:step`: the position wizard; everything is saved as it is filled in. */
export function PositionWizardPage() {
  const { id } = useParams({ from: '/user/positions/$id/edit/$step' });
  const query = useQuery(positionQuery(id));
  const t = useText(messages);
  return (
    <Page>
      <QueryView page query={query} skeleton={<FormSkeleton lines={6} />}>
        {(position) =>
          position.rights.update ? (
            <Wizard key={position.id} position={position} />
          ) : (
            <DeniedState text={t('positions.wizard.readonly')} />
          )
        }
      </QueryView>
    </Page>
  );
}

function Wizard({ position }: { position: PositionDetail }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const { step: name } = useParams({ from: '/user/positions/$id/edit/$step' });
  const current = wizardStep(name);
  const index = WIZARD_STEPS.indexOf(current);
  const { state, at, error, change, flush } = usePositionSave(position.id);
  const errors = formErrors(error);
  // What is missing is said at its field once somebody has left it, and at a step once it is behind them.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const isBehind = (step: WizardStep) => WIZARD_STEPS.indexOf(step) < position.wizard_step - 1;
  const problemSteps = new Set(
    position.problems.flatMap(({ field }) => {
      const step = stepOfField(field);
      return step !== null && isBehind(step) ? [step] : [];
    }),
  );
  const errorOf = (name: string) =>
    errors.of(name) ??
    (left.has(fieldId(name)) || isBehind(current)
      ? position.problems.find(({ field }) => field === name)?.message
      : undefined);
  const { currency } = position.organization;
  const labels = {
    title: t('positions.field.title'),
    salary_min_cents: t('positions.field.salary_min_cents', { currency }),
    salary_max_cents: t('positions.field.salary_max_cents', { currency }),
    openings: t('positions.field.openings'),
    opens_on: t('positions.field.opens_on'),
    closes_on: t('positions.field.closes_on'),
    skills: t('positions.field.skills'),
    technical_skills: t('positions.field.technical_skills'),
    description: t('positions.field.description'),
  };
  const Step = STEPS[current];
  useFocusOnHash(current);

  const go = async (to: WizardStep | undefined) => {
    if (!to) return;
    const reached = WIZARD_STEPS.indexOf(to) + 1;
    if (reached > position.wizard_step) change({ wizard_step: reached });
    // What was just typed is stored first, so that the next step shows it; a refused field keeps one here.
    if (!(await flush()) && error instanceof ApiError && error.code === 'invalid_input') return;
    await navigate({ to: '/user/positions/$id/edit/$step', params: { id: position.id, step: to } });
  };
  const next = WIZARD_STEPS[index + 1];
  useShortcut('ctrl+enter', t('positions.wizard.next'), () => void go(next));
  return (
    <>
      <PageHeader
        title={t('positions.wizard.title', { title: position.title })}
        tab={`${position.title} · ${t(`positions.wizard.step.${current}`)}`}
        crumbs={[
          { label: t('positions.wizard.crumb'), to: '/user/positions' },
          { label: position.title, to: '/user/positions/$id', params: { id: position.id } },
        ]}
        meta={<PositionStatus status={position.status} />}
      >
        <StepBar
          steps={WIZARD_STEPS.map((key, at) => ({
            key,
            label: t(`positions.wizard.step.${key}`),
            ...(problemSteps.has(key)
              ? { state: 'problem' as const }
              : at < position.wizard_step - 1
                ? { state: 'done' as const }
                : {}),
          }))}
          current={current}
          onStep={(key) => void go(wizardStep(key))}
        />
      </PageHeader>
      {position.revision_in_use && (current === 'questions' || current === 'simulations') && (
        <p className={classes.note}>{t('positions.wizard.frozen')}</p>
      )}
      <FormErrorList errors={errors.list} labels={labels} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices which fields were left */}
      <div
        onBlur={({ target }) => setLeft((old) => (old.has(target.id) ? old : new Set([...old, target.id])))}
      >
        <Step position={position} save={change} errorOf={errorOf} />
      </div>
      <WizardBar
        status={<SaveState state={state} at={at} onRetry={() => void flush()} />}
        buttons={
          <>
            {index > 0 && (
              <Button variant="default" onClick={() => void go(WIZARD_STEPS[index - 1])}>
                {t('positions.wizard.back')}
              </Button>
            )}
            {next ? (
              <Button onClick={() => void go(next)}>{t('positions.wizard.next')}</Button>
            ) : (
              <LinkButton variant="default" to="/user/positions/$id" params={{ id: position.id }}>
                {t('positions.wizard.to_overview')}
              </LinkButton>
            )}
          </>
        }
      />
    </>
  );
}
