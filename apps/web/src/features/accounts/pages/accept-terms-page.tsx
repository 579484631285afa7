import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { messages } from '../accounts.messages.ts';
import { TermsStep } from '../components/terms-step.tsx';

/** A published text has changed: everyone it concerns is asked again. */
export function AcceptTermsPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  return <TermsStep title={t('accounts.terms.new')} onDone={() => void navigate({ to: '/user' })} />;
}
