import { bandOf } from '@tryout/domain/score-cards/bands';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { messages as uiMessages } from '../../../../ui/ui.messages.ts';
import { messages } from '../../own.messages.ts';

/** Says to candidates how much showed in their play; the names of the bands judge, and are for those who compare. */
export function useOwnBand(): (score: number | null) => string {
  const t = useText(messages);
  const ui = useText(uiMessages);
  return (score) => {
    const band = bandOf(score);
    return band ? t(`own.band.${band.key}`) : ui('ui.band.none');
  };
}
