import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { type Crumb, PageHeader } from '../../../ui/layout/page-header.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import type { PreviewResult } from '../previews.api.ts';
import { messages } from '../previews.messages.ts';
import { MeasuredValues } from './measured-values.tsx';
import { PreviewScores } from './preview-result.tsx';

interface PlayedResultProps {
  /** Null after the page was loaded again: previews are not stored. */
  readonly result: PreviewResult | null;
  /** One station in place of a simulation. */
  readonly alone: boolean;
  readonly crumbs: readonly Crumb[];
  /** A button back to the page it was opened from. */
  readonly back: ReactNode;
  readonly onAgain: () => void;
}

/** The end of an own play: its scores, and the ways on. */
export function PlayedResult({ result, alone, crumbs, back, onAgain }: PlayedResultProps) {
  const t = useText(messages);
  const again = <Button onClick={onAgain}>{t('previews.play.again')}</Button>;
  return (
    <Page width="text">
      <PageHeader title={t('previews.play.done')} crumbs={crumbs} />
      {result === null ? (
        <EmptyState title={t('previews.play.not_kept')} action={again} secondary={back} />
      ) : (
        <Stack gap={6}>
          <p>{t('previews.play.done_text', { minutes: result.minutes })}</p>
          <PreviewScores result={result} alone={alone} />
          {result.traits.length === 0 ? (
            <MeasuredValues tasks={result.tasks} />
          ) : (
            <Disclosure label={t('previews.values')}>
              <MeasuredValues tasks={result.tasks} />
            </Disclosure>
          )}
          <Row>
            {again}
            {back}
          </Row>
        </Stack>
      )}
    </Page>
  );
}
