import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { messages } from '../notices.messages.ts';

interface AedtStatedProps {
  readonly aedt: { readonly posted_on: string; readonly use_from: string };
  /** What is measured, where the page does not say so elsewhere. */
  readonly measured: readonly string[];
}

/** New York City's notice, in plain words, with the rule that asks for it. */
export function AedtStated({ aedt, measured }: AedtStatedProps) {
  const t = useText(messages);
  const format = useFormat();
  return (
    <Panel title={t('notices.aedt')}>
      <Stack gap={3}>
        <p>{t('notices.aedt_text')}</p>
        {measured.length > 0 && (
          <>
            <p>{t('notices.aedt_measured')}</p>
            <ul>
              {measured.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </>
        )}
        <p>
          {t('notices.aedt_dates', {
            posted: format.date(aedt.posted_on),
            from: format.date(aedt.use_from),
          })}
        </p>
        <p>{t('notices.aedt_other_way')}</p>
        <p>
          <small>{t('notices.aedt_source')}</small>
        </p>
      </Stack>
    </Panel>
  );
}
