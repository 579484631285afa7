import { Button } from '@mantine/core';
import type { LogCheckStep } from '@tryout/contract/dossiers/dossiers';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ProgressBar } from '../../../ui/marks/progress-bar.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { useCheckLog } from '../dossiers.api.ts';
import { messages } from '../dossiers.messages.ts';

/** Checks the organization's log line by line and day by day, and names the first thing that does not fit. */
export function LogCheck() {
  const t = useText(messages);
  const format = useFormat();
  const [step, setStep] = useState<LogCheckStep | null>(null);
  const [lines, setLines] = useState(0);
  const check = useCheckLog((next) => {
    setStep(next);
    if (next.part === 'lines') setLines(next.done);
  });
  const broken = check.data?.broken;
  return (
    <Stack gap={3}>
      <div>
        <Button variant="default" loading={check.isPending} onClick={() => check.mutate()}>
          {t('dossiers.check')}
        </Button>
      </div>
      {check.isPending && step && (
        <ProgressBar label={t(`dossiers.checking.${step.part}`)} value={step.done} max={step.total} />
      )}
      {check.data && !broken && (
        <Banner tone="success">{t('dossiers.intact', { lines, days: check.data.done })}</Banner>
      )}
      {broken && (
        <Banner tone="danger">
          {t(`dossiers.broken.${broken.what}`, {
            at: broken.what === 'day' ? format.date(`${broken.at}T12:00:00Z`) : broken.at,
            time: broken.event_time
              ? format.date(broken.event_time, { dateStyle: 'medium', timeStyle: 'short' })
              : '',
          })}
        </Banner>
      )}
    </Stack>
  );
}
