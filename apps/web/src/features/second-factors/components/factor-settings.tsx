import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Banner } from '../../../ui/states/banner.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { factorsQuery, type OwnFactors } from '../second-factors.api.ts';
import { messages } from '../second-factors.messages.ts';
import { AuthenticatorSettings } from './authenticator-settings.tsx';
import { PasskeySettings } from './passkey-settings.tsx';
import { RecoverySettings } from './recovery-settings.tsx';

/** Passkeys, authenticator app and recovery codes, and who requires them. */
export function FactorSettings() {
  const query = useQuery(factorsQuery());
  return (
    <QueryView query={query} skeleton={<FormSkeleton />}>
      {(factors) => (
        <>
          <Requirements factors={factors} />
          <PasskeySettings factors={factors} />
          <AuthenticatorSettings factors={factors} />
          {(factors.passkeys.length > 0 || factors.authenticator) && <RecoverySettings factors={factors} />}
        </>
      )}
    </QueryView>
  );
}

function Requirements({ factors }: { factors: OwnFactors }) {
  const t = useText(messages);
  const format = useFormat();
  if (factors.passkeys.length > 0 || factors.authenticator) return null;
  return factors.required_by.map(({ name, from, is_in_force }) => (
    <Banner key={name} tone="warning">
      {is_in_force
        ? t('factors.required_now', { organization: name })
        : t('factors.required_from', { organization: name, date: format.date(from) })}
    </Banner>
  ));
}
