import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { isToPlay, ownConfirmationQuery } from '../confirmation.api.ts';
import { confirmationMessages } from '../confirmation.messages.ts';

/** Tells a candidate on their application that a confirmation play waits; nothing otherwise. */
export function ConfirmationBanner({ applicationId }: { applicationId: string }) {
  const t = useText(confirmationMessages);
  const found = useQuery(ownConfirmationQuery(applicationId)).data;
  const play = found?.confirmation;
  if (!found || !play || !isToPlay(play)) return null;
  return (
    <Banner
      tone="info"
      action={
        <LinkButton to="/apply/$id/confirmation" params={{ id: applicationId }}>
          {t('confirmation.banner.open')}
        </LinkButton>
      }
    >
      {t('confirmation.banner', {
        organization: found.organization_name,
        minutes: Math.max(1, Math.round(play.minutes)),
      })}
    </Banner>
  );
}
