import { IconTools } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { BUILDER_STEPS } from '../builder/builder-steps.ts';
import { useBuilderLocation } from '../builder/use-builder-location.ts';
import { messages } from '../library.messages.ts';
import { simulationRecordQuery } from '../simulations.api.ts';

/** Leads back to the simulation that was being built in this browser; nothing where none is. */
export function GoOnBuilding() {
  const [{ simulation_id, step }] = useBuilderLocation();
  return simulation_id === null ? null : <Left simulationId={simulation_id} step={step} />;
}

function Left({ simulationId, step }: { simulationId: string; step: number }) {
  const t = useText(messages);
  const { data } = useQuery({ ...simulationRecordQuery(simulationId), retry: false, throwOnError: false });
  if (!data?.may_change) return null;
  return (
    <Banner
      icon={IconTools}
      action={
        <LinkButton
          to="/user/simulations/$simulationId/build/$step"
          params={{ simulationId, step: BUILDER_STEPS[step - 1] ?? 'purpose' }}
          variant="default"
        >
          {t('library.go_on')}
        </LinkButton>
      }
    >
      {t('library.go_on.text', { name: data.name, step, of: BUILDER_STEPS.length })}
    </Banner>
  );
}
