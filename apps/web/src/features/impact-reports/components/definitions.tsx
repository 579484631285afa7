import { useText } from '../../../platform/i18n/use-text.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { messages } from '../impact-reports.messages.ts';

const DEFINED = [
  'rate',
  'ratio',
  'interval',
  'fisher',
  'proportions',
  'deviations',
  'shortfall',
  'needed',
  'power',
] as const;

/** What the columns mean, one tap away. */
export function Definitions() {
  const t = useText(messages);
  return (
    <Disclosure label={t('impact-reports.definitions')}>
      <dl>
        {DEFINED.map((key) => (
          <div key={key}>
            <dt>
              <strong>{t(`impact-reports.${key}`)}</strong>
            </dt>
            <dd>{t(`impact-reports.def.${key}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('impact-reports.def.few')}</p>
    </Disclosure>
  );
}
