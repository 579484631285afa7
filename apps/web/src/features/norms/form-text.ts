import type { Text } from '../../platform/i18n/use-text.ts';
import type { Norm } from './norms.api.ts';
import type { messages } from './norms.messages.ts';

/** The form that a norm is for: how many trials its measure rests on, or that of its source. */
export function formText(form: Norm['form'], t: Text<keyof (typeof messages)['en']>): string {
  return typeof form.trials === 'number'
    ? t('norms.form.trials', { n: form.trials })
    : t('norms.form.source');
}
