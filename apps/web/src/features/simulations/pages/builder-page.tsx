import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from '@tanstack/react-router';
import { saveSimulationStep } from '@tryout/contract/simulations/simulations-building';
import type { SimulationRecord } from '@tryout/contract/simulations/simulations-record';
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { callRoute } from '../../../platform/api/api-client.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { RestoredBanner } from '../../../ui/forms/restored-banner.tsx';
import { SaveState } from '../../../ui/forms/save-state.tsx';
import { StepBar } from '../../../ui/forms/step-bar.tsx';
import { WizardBar } from '../../../ui/forms/wizard-bar.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useFocusOnHash } from '../../../ui/layout/use-focus-on-hash.ts';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { messages } from '../builder/builder.messages.ts';
import classes from '../builder/builder.module.css';
import {
  BUILDER_STEPS,
  type BuilderStep,
  builderStep,
  stepBeside,
  stepNumber,
} from '../builder/builder-steps.ts';
import { CandidatePreview } from '../builder/candidate-preview.tsx';
import { catalogOf } from '../builder/catalog.ts';
import { ConflictVersions } from '../builder/conflict-versions.tsx';
import { NotADraft } from '../builder/not-a-draft.tsx';
import { ProblemSide } from '../builder/problem-side.tsx';
import { stepOfProblem } from '../builder/problem-text.ts';
import { StepLook } from '../builder/step-look.tsx';
import type { StepProps } from '../builder/step-props.ts';
import { StepPublish } from '../builder/step-publish.tsx';
import { StepPurpose } from '../builder/step-purpose.tsx';
import { StepScoring } from '../builder/step-scoring.tsx';
import { StepTasks } from '../builder/step-tasks.tsx';
import { StepTraits } from '../builder/step-traits.tsx';
import { useBuilder } from '../builder/use-builder.ts';
import { useBuilderLocation } from '../builder/use-builder-location.ts';
import { type SimulationOptions, simulationOptionsQuery, simulationRecordQuery } from '../simulations.api.ts';
import { messages as statusMessages } from '../status.messages.ts';

const FROM = '/user/simulations/$simulationId/build/$step';

const STEPS: Readonly<Record<Exclude<BuilderStep, 'publish'>, ComponentType<StepProps>>> = {
  purpose: StepPurpose,
  traits: StepTraits,
  tasks: StepTasks,
  scoring: StepScoring,
  look: StepLook,
};

/** `/user/simulations/:id/build/:step`: the simulation builder; everything is saved as it is filled in. */
export function BuilderPage() {
  const { simulationId } = useParams({ from: FROM });
  const record = useQuery(simulationRecordQuery(simulationId));
  const options = useQuery(simulationOptionsQuery());
  return (
    <Page>
      <QueryView page query={record} skeleton={<FormSkeleton lines={6} />}>
        {(found) =>
          found.may_change ? (
            <QueryView query={options} skeleton={<FormSkeleton lines={6} />}>
              {(offered) => <Building key={found.id} record={found} options={offered} />}
            </QueryView>
          ) : (
            <NotADraft record={found} />
          )
        }
      </QueryView>
    </Page>
  );
}

/** `/user/simulations/:id/build`: goes on at the step where it was left, here or on another device. */
export function BuilderEntryPage() {
  const { simulationId } = useParams({ from: '/user/simulations/$simulationId/build' });
  const query = useQuery(simulationRecordQuery(simulationId));
  return <QueryView query={query}>{(record) => <Entry record={record} />}</QueryView>;
}

function Entry({ record: { id, wizard_step } }: { record: SimulationRecord }) {
  const [place] = useBuilderLocation();
  const step = place.simulation_id === id ? place.step : wizard_step;
  return <Navigate to={FROM} params={{ simulationId: id, step: builderStep(String(step)) }} replace />;
}

function Building({ record, options }: { record: SimulationRecord; options: SimulationOptions }) {
  const t = useText(messages);
  const s = useText(statusMessages);
  const navigate = useNavigate();
  const { step: name } = useParams({ from: FROM });
  const step = builderStep(name);
  const builder = useBuilder(record);
  const catalog = catalogOf(options, record, useLibraryNames());
  const [, changePlace] = useBuilderLocation();
  const [previewing, setPreviewing] = useState(false);
  const [comparing, setComparing] = useState(true);
  const { autosave, conflict, kept } = builder;
  const errors = formErrors(conflict ? null : autosave.error);
  const problemSteps = new Set(
    record.problems.filter((problem) => problem.severity === 'stops').map(stepOfProblem),
  );
  const next = stepBeside(step, 1);
  const previous = stepBeside(step, -1);
  useFocusOnHash(step);
  useRememberedStep(record, step, changePlace);

  const go = async (to: BuilderStep | null) => {
    if (to === null) return;
    // What was just typed is stored first, so that the next step shows it; a refused field keeps one here.
    if (
      !(await builder.save()) &&
      autosave.error instanceof ApiError &&
      autosave.error.code === 'invalid_input'
    )
      return;
    await navigate({ to: FROM, params: { simulationId: record.id, step: to } });
  };
  const rtl = () => document.documentElement.dir === 'rtl';
  useShortcut('ctrl+s', t('builder.save'), () => void builder.save());
  useShortcut('alt+arrowright', t('builder.keys.forward'), () => void go(rtl() ? previous : next));
  useShortcut('alt+arrowleft', t('builder.keys.backward'), () => void go(rtl() ? next : previous));

  const stepProps: StepProps = { builder, catalog, errorOf: errors.of };
  const Step = step === 'publish' ? null : STEPS[step];
  return (
    <>
      <PageHeader
        title={t('builder.title', { name: builder.draft.basics.name || record.name })}
        tab={[
          builder.draft.basics.name || record.name,
          t('builder.version', { version: record.version }),
          t(`builder.step.${step}`),
        ].join(' · ')}
        crumbs={[
          { label: t('builder.crumb'), to: '/user/simulations' },
          { label: record.name, to: '/user/simulations/$simulationId', params: { simulationId: record.id } },
        ]}
        meta={
          <>
            <StatusChip status={record.status} label={s(`status.is.${record.status}`)} />
            <span>{t('builder.version', { version: record.version })}</span>
          </>
        }
        actions={
          <Button variant="default" onClick={() => setPreviewing(true)}>
            {t('builder.preview')}
          </Button>
        }
      >
        <StepBar
          steps={BUILDER_STEPS.map((key) => ({
            key,
            label: t(`builder.step.${key}`),
            ...(problemSteps.has(key)
              ? { state: 'problem' as const }
              : stepNumber(key) < Math.max(record.wizard_step, stepNumber(step))
                ? { state: 'done' as const }
                : {}),
          }))}
          current={step}
          onStep={(key) => void go(builderStep(key))}
        />
      </PageHeader>
      {kept.restored && <RestoredBanner onDiscard={kept.discard} />}
      {conflict && !comparing && (
        <Banner
          tone="warning"
          action={
            <Button variant="default" onClick={() => setComparing(true)}>
              {t('builder.conflict.compare')}
            </Button>
          }
        >
          {t('builder.conflict.waits')}
        </Banner>
      )}
      <FormErrorList errors={errors.list} />
      <div className={classes.columns}>
        <div className={classes.main}>
          {Step ? (
            <Step {...stepProps} />
          ) : (
            <StepPublish
              {...stepProps}
              onPublished={() => {
                changePlace({ kind: 'removed' });
                void navigate({
                  to: '/user/simulations/$simulationId',
                  params: { simulationId: record.id },
                });
              }}
            />
          )}
        </div>
        <div className={classes.side}>
          <ProblemSide simulationId={record.id} problems={record.problems} />
        </div>
      </div>
      <WizardBar
        status={
          <SaveState
            state={autosave.state}
            {...(autosave.at ? { at: autosave.at } : {})}
            onRetry={() => void builder.save()}
          />
        }
        buttons={
          <>
            <Button variant="default" onClick={() => void builder.save()}>
              {t('builder.save')}
            </Button>
            {previous && (
              <Button variant="default" onClick={() => void go(previous)}>
                {t('builder.back')}
              </Button>
            )}
            {next && <Button onClick={() => void go(next)}>{t('builder.next')}</Button>}
          </>
        }
      />
      {previewing && (
        <CandidatePreview builder={builder} catalog={catalog} onClose={() => setPreviewing(false)} />
      )}
      {conflict && (
        <ConflictVersions
          builder={builder}
          theirs={conflict.theirs}
          catalog={catalog}
          opened={comparing}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
}

/** Keeps the step here and on the server. A step that the server could not hear of is kept here all the same. */
function useRememberedStep(
  { id, wizard_step }: SimulationRecord,
  step: BuilderStep,
  changePlace: ReturnType<typeof useBuilderLocation>[1],
): void {
  const told = useRef(wizard_step);
  const remember = useEffectEvent((number: number) => {
    changePlace({ kind: 'opened', simulation_id: id, wizard_step });
    changePlace({ kind: 'gone_to', step: number });
    if (told.current === number) return;
    callRoute(saveSimulationStep, { params: { simulation_id: id }, body: { wizard_step: number } }).then(
      () => {
        told.current = number;
      },
      () => {
        told.current = 0;
      },
    );
  });
  useEffect(() => remember(stepNumber(step)), [step]);
}
