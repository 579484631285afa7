import type { FlagAudienceView } from '@tryout/contract/feature-flags/feature-flags';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from './feature-flags.messages.ts';

/** Says an audience in a sentence. */
export function useAudienceWords(): (audience: FlagAudienceView) => string {
  const t = useText(messages);
  const format = useFormat();
  return ({ kind, organizations, percent, kinds }) => {
    if (kind !== 'some') return t(`flags.audience.${kind}`);
    const share =
      percent > 0
        ? t('flags.audience.share', {
            percent: format.number(percent / 100, { style: 'percent' }),
            kinds: format.list(kinds.map((one) => t(`flags.kind.${one}`))),
          })
        : null;
    const named = organizations.length > 0 ? format.list(organizations.map((one) => one.name)) : null;
    if (share !== null && named !== null) return t('flags.audience.both', { share, named });
    return share ?? named ?? t('flags.audience.none');
  };
}
