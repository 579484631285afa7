import { useText } from '../../../platform/i18n/use-text.ts';
import { StepBar } from '../../../ui/forms/step-bar.tsx';
import type { Application } from '../applications.api.ts';
import { messages } from '../flow.messages.ts';
import type { Step } from '../step-paths.ts';

/** Which position, and which step of how many. */
export function FlowSteps({ application, current }: { application: Application; current: Step }) {
  const t = useText(messages);
  const { position, organization, steps } = application;
  return (
    <>
      <p>{t('applications.flow.for', { position: position.title, organization: organization.name })}</p>
      <StepBar
        current={current}
        steps={steps.map(({ step, state }) => ({
          key: step,
          label: t(`applications.step.${step}`),
          ...(state === 'done' ? { state: 'done' as const } : {}),
        }))}
      />
    </>
  );
}
