import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { takeReferrer } from '../../../platform/session/referrer.ts';
import { messages } from '../accounts.messages.ts';
import { TermsStep } from '../components/terms-step.tsx';

/** A published text has changed: everyone it concerns is asked again, then led back to where they were. */
export function AcceptTermsPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const goOn = () => void navigate({ href: takeReferrer() ?? '/user', replace: true });
  return <TermsStep title={t('accounts.terms.new')} onDone={goOn} />;
}
