import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { DataPointValue } from '@tryout/domain/formulas/formula';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Banner } from '../../../../ui/states/banner.tsx';
import { QueryView } from '../../../../ui/states/query-view.tsx';
import { useMeasureWords } from '../../../measures/public.ts';
import { messages } from '../../formula-page.messages.ts';
import { probeQuery } from '../../formulas.api.ts';
import { inputsText } from '../../point-text.ts';

interface ProbeResultProps {
  task_key: string;
  source: string;
  onUse: (inputs: Readonly<Record<string, DataPointValue>>) => void;
}

/** What 1,000 random values did to the text. */
export function ProbeResult({ task_key, source, onUse }: ProbeResultProps) {
  const t = useText(messages);
  const words = useMeasureWords();
  const query = useQuery(probeQuery({ task_key, source }));
  return (
    <QueryView query={query} skeleton={<p>{t('formulas.probe.running')}</p>}>
      {({ result }) => {
        if (result === null) return null;
        const { breach } = result;
        return breach === null ? (
          <Banner tone="success">{t('formulas.probe.fine')}</Banner>
        ) : (
          <Banner
            tone="danger"
            action={
              <Button variant="default" size="sm" onClick={() => onUse(breach.inputs)}>
                {t('formulas.probe.use')}
              </Button>
            }
          >
            {t('formulas.probe.breach', { values: inputsText(breach.inputs, words) })}
          </Banner>
        );
      }}
    </QueryView>
  );
}
