import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import type { Application } from '../applications.api.ts';
import { messages } from '../flow.messages.ts';
import { pathBefore, type Step } from '../step-paths.ts';

/** Back to the step before; nothing on the first. */
export function BackButton({ application, step }: { application: Application; step: Step }) {
  const t = useText(messages);
  const to = pathBefore(application, step);
  if (to === null) return null;
  return (
    <LinkButton to={to} params={{ id: application.application_id }} variant="default">
      {t('applications.flow.back')}
    </LinkButton>
  );
}
