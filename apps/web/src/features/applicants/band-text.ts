import type { BandFilter } from '@tryout/contract/applicants/applicants';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from '../../ui/ui.messages.ts';

/** The word for a band. */
export function useBandText(): (band: BandFilter) => string {
  const t = useText(messages);
  return (band) => (band === 'not_calculated' ? t('ui.band.none') : t(`ui.band.${band}`));
}
