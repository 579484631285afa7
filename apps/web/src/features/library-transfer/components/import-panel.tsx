import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { BackgroundJob } from '@tryout/contract/background-jobs/background-jobs';
import { TRANSFER_FILE_BYTES } from '@tryout/contract/library-transfer/library-transfer-file';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { StepBar } from '../../../ui/forms/step-bar.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { ProgressBar } from '../../../ui/marks/progress-bar.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { goesOn, useJob, useJobOutcome } from '../../background-jobs/follow.public.ts';
import { checkScoring, type LookedFile, useLookAgain, useStartImport } from '../library-transfer.api.ts';
import { messages } from '../library-transfer.messages.ts';
import { KindTable } from './kind-table.tsx';
import { TransferRows } from './transfer-rows.tsx';

/** A file comes in in three steps: the file, what it would do, and its import, which goes on in the background. */
export function ImportPanel() {
  const t = useText(messages);
  const [looked, setLooked] = useState<LookedFile | null>(null);
  const [begun, setBegun] = useState<BackgroundJob | null>(null);
  const lookAt = (next: LookedFile | null) => {
    setBegun(null);
    setLooked(next);
  };
  return (
    <Panel title={t('transfer.import.title')}>
      <Stack gap={5}>
        <StepBar
          current={looked === null ? 'file' : begun === null ? 'look' : 'done'}
          steps={(['file', 'look', 'done'] as const).map((key) => ({
            key,
            label: t(`transfer.steps.${key}`),
          }))}
        />
        {looked === null ? (
          <>
            <p>{t('transfer.import.text')}</p>
            <FileDrop
              accept=".json"
              maxBytes={TRANSFER_FILE_BYTES}
              label={t('transfer.file')}
              upload={async (file, options) => {
                lookAt({ file, leave_out: [], result: await checkScoring(file, [], options) });
              }}
            />
          </>
        ) : begun === null ? (
          <Look looked={looked} onLooked={lookAt} onStarted={setBegun} onAnother={() => lookAt(null)} />
        ) : (
          <Import looked={looked} begun={begun} onLooked={lookAt} onAnother={() => lookAt(null)} />
        )}
      </Stack>
    </Panel>
  );
}

/** What a step says takes the focus, which was on something that is gone now. */
function useFocusAtStep<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}

function Look({
  looked,
  onLooked,
  onStarted,
  onAnother,
}: {
  looked: LookedFile;
  onLooked: (looked: LookedFile) => void;
  onStarted: (job: BackgroundJob) => void;
  onAnother: () => void;
}) {
  const t = useText(messages);
  const { file, leave_out, result } = looked;
  const { counts } = result;
  const apply = useStartImport(onStarted);
  const again = useLookAgain((next) => {
    apply.reset();
    onLooked(next);
  });
  const against = counts.conflict + counts.refused;
  const todo = counts.new + counts.changed;
  const errors = formErrors(apply.error ?? again.error).list;
  const said = useFocusAtStep<HTMLParagraphElement>();
  return (
    <Stack gap={4}>
      <FormErrorList errors={errors} />
      <p role="status" ref={said} tabIndex={-1}>
        {again.isPending
          ? t('transfer.looking')
          : against > 0
            ? t('transfer.against', { count: against })
            : todo === 0
              ? t('transfer.nothing')
              : t('transfer.ready', { added: counts.new, changed: counts.changed, same: counts.same })}
        {!again.isPending && counts.left_out > 0 && ` ${t('transfer.left_out', { count: counts.left_out })}`}
      </p>
      <Row>
        <Button
          disabled={!result.doable || todo === 0 || apply.isError}
          loading={apply.isPending}
          onClick={() => apply.mutate(looked)}
        >
          {t('transfer.apply', { count: todo })}
        </Button>
        {(apply.isError || again.isError) && (
          <Button loading={again.isPending} onClick={() => again.mutate({ file, leave_out })}>
            {t('transfer.again')}
          </Button>
        )}
        <Button variant="default" disabled={apply.isPending} onClick={onAnother}>
          {t('transfer.another')}
        </Button>
      </Row>
      <KindTable result={result} />
      <TransferRows
        result={result}
        chosen={leave_out}
        busy={again.isPending || apply.isPending}
        onLeaveOut={(keys) => {
          apply.reset();
          // The button pressed may be gone afterwards, or stand for something else.
          said.current?.focus();
          again.mutate({ file, leave_out: keys });
        }}
      />
    </Stack>
  );
}

/** An import that was set off here: how far it is, and what it came to. */
function Import({
  looked,
  begun,
  onLooked,
  onAnother,
}: {
  looked: LookedFile;
  begun: BackgroundJob;
  onLooked: (looked: LookedFile) => void;
  onAnother: () => void;
}) {
  const t = useText(messages);
  const outcome = useJobOutcome();
  const job = useJob(begun);
  const again = useLookAgain(onLooked);
  const said = useFocusAtStep<HTMLDivElement>();
  const { file, leave_out, result } = looked;
  const { new: added, changed, same } = result.counts;
  return (
    <Stack gap={4}>
      <FormErrorList errors={formErrors(again.error).list} />
      <div ref={said} tabIndex={-1}>
        {goesOn(job) ? (
          <Banner>{t('transfer.started')}</Banner>
        ) : job.status === 'done' ? (
          <Banner tone="success" icon={IconCircleCheck}>
            <strong>{t('transfer.done.title')}</strong>
            <p>{t('transfer.done.text', { added, changed, same })}</p>
          </Banner>
        ) : (
          <Banner tone={job.status === 'failed' ? 'danger' : 'info'}>{outcome(job)}</Banner>
        )}
      </div>
      {goesOn(job) && <ProgressBar label={t('transfer.progress')} value={job.done} max={job.total} />}
      {job.status === 'done' && <KindTable result={result} />}
      <Row>
        {(job.status === 'failed' || job.status === 'cancelled') && (
          <Button loading={again.isPending} onClick={() => again.mutate({ file, leave_out })}>
            {t('transfer.again')}
          </Button>
        )}
        {!goesOn(job) && (
          <Button variant="default" onClick={onAnother}>
            {t('transfer.another')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
