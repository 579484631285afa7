import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { SIGNUP_DONE } from '../../../platform/session/guard-decision.ts';
import { useSession } from '../../../platform/session/session.ts';
import { StepBar } from '../../../ui/forms/step-bar.tsx';
import { messages } from '../accounts.messages.ts';
import { AccountStep } from '../components/account-step.tsx';
import { OrganizationStep } from '../components/organization-step.tsx';
import { PinStep } from '../components/pin-step.tsx';
import { ProfileStep } from '../components/profile-step.tsx';
import { TermsStep } from '../components/terms-step.tsx';

const KEYS = ['account', 'pin', 'role', 'terms'] as const;

/** P4: signing up. The step that counts stands on the server; the address only follows it. */
export function SignupPage() {
  const t = useText(messages);
  const session = useSession();
  const user = session.status === 'in' ? session.user : null;
  const step = user ? user.signup_step : 1;
  const isCandidate = user?.user_type === 'candidate' || !user;
  const navigate = useNavigate();
  const shown = useParams({ strict: false }).step;
  useEffect(() => {
    if (step < SIGNUP_DONE && shown !== String(step)) {
      void navigate({ to: '/public/signup/$step', params: { step: String(step) }, replace: true });
    }
  }, [navigate, shown, step]);
  const progress = (
    <StepBar
      current={KEYS[Math.min(step, 4) - 1] ?? 'account'}
      steps={KEYS.map((key) => ({
        key,
        label: t(key === 'role' && !isCandidate ? 'accounts.step.organization' : `accounts.step.${key}`),
      }))}
    />
  );
  if (!user || step === 1) return <AccountStep progress={progress} user={user} />;
  if (step === 2) return <PinStep progress={progress} user={user} />;
  if (step === 3) {
    return isCandidate ? <ProfileStep progress={progress} /> : <OrganizationStep progress={progress} />;
  }
  return <TermsStep progress={progress} title={t('accounts.terms.title')} isSignup />;
}
