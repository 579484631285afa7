import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { TRANSFER_FILE_BYTES } from '@tryout/contract/library-transfer/library-transfer-file';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { StepBar } from '../../../ui/forms/step-bar.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { type LookedFile, sendScoring, useBringIn, useLookAgain } from '../library-transfer.api.ts';
import { messages } from '../library-transfer.messages.ts';
import { KindTable } from './kind-table.tsx';
import { TransferRows } from './transfer-rows.tsx';

/** A file comes in in three steps: the file, what it would do, and what it did. */
export function ImportPanel() {
  const t = useText(messages);
  const [looked, setLooked] = useState<LookedFile | null>(null);
  const result = looked?.result;
  const step = result === undefined ? 'file' : result.applied ? 'done' : 'look';
  const startOver = () => setLooked(null);
  return (
    <Panel title={t('transfer.import.title')}>
      <Stack gap={5}>
        <StepBar
          current={step}
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
                const found = await sendScoring(file, options);
                setLooked({ file, leave_out: [], result: found });
              }}
            />
          </>
        ) : looked.result.applied ? (
          <Done looked={looked} onAnother={startOver} />
        ) : (
          <Look looked={looked} onLooked={setLooked} onAnother={startOver} />
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
  onAnother,
}: {
  looked: LookedFile;
  onLooked: (looked: LookedFile) => void;
  onAnother: () => void;
}) {
  const t = useText(messages);
  const { file, leave_out, result } = looked;
  const { counts } = result;
  const apply = useBringIn((done) => onLooked({ file, leave_out, result: done }));
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

function Done({ looked: { result }, onAnother }: { looked: LookedFile; onAnother: () => void }) {
  const t = useText(messages);
  const { counts } = result;
  const said = useFocusAtStep<HTMLDivElement>();
  return (
    <Stack gap={4}>
      <div ref={said} tabIndex={-1}>
        <Banner tone="success" icon={IconCircleCheck}>
          <strong>{t('transfer.done.title')}</strong>
          <p>{t('transfer.done.text', { added: counts.new, changed: counts.changed, same: counts.same })}</p>
        </Banner>
      </div>
      <KindTable result={result} />
      <Row>
        <Button variant="default" onClick={onAnother}>
          {t('transfer.another')}
        </Button>
      </Row>
    </Stack>
  );
}
