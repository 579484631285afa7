import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ColumnMapping, mappingProblems, matchColumns } from '@tryout/domain/records/column-matching';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { FormErrorList } from '../forms/form-error-list.tsx';
import { formErrors } from '../forms/form-errors.ts';
import { StepBar } from '../forms/step-bar.tsx';
import { Row, Stack } from '../layout/stack.tsx';
import { Banner } from '../states/banner.tsx';
import { ColumnMap, type ImportField } from './column-map.tsx';
import { importMessages } from './import.messages.ts';
import classes from './import-steps.module.css';
import type { MappedSheet } from './mapped-sheet.ts';
import { type RowProblem, RowProblems } from './row-problems.tsx';
import { SheetFile, type WorkbookSheet } from './sheet-file.tsx';

/** What an import would do, before anything is changed. */
export interface ImportReport {
  /** Rows that would be imported. */
  readonly ready: number;
  /** How many would be what, in the reader's language: new, updated, unchanged. */
  readonly counts: readonly { readonly label: string; readonly count: number }[];
  /** What is wrong with rows, which are left out; the first of them where there are very many. */
  readonly problems: readonly RowProblem[];
  /** All that is wrong. */
  readonly problem_count: number;
}

interface ImportStepsProps<Report extends ImportReport> {
  fields: readonly ImportField[];
  /** What the file is of: "CSV file of people". */
  label: string;
  hint?: string;
  maxBytes: number;
  maxRows: number;
  /** Reads a workbook (XLSX); left out: only text files are taken. */
  workbook?: (file: File) => Promise<WorkbookSheet>;
  /** How columns of the same headings were mapped before; null: they are new. */
  remembered?: (headings: readonly string[]) => Promise<ColumnMapping | null>;
  /** Choices beside the columns that the check depends on, such as what happens to known people. */
  options?: ReactNode;
  /** The dry run. */
  check: (mapped: MappedSheet) => Promise<Report>;
  /** Sets the import off, as a job that the job tray shows. */
  start: (mapped: MappedSheet, report: Report) => Promise<unknown>;
  /** What is said once `start` has answered; left out: that the import goes on in the background. */
  done?: string;
  /** After the import was set off: where people go on. */
  next?: ReactNode;
}

type Step = 'file' | 'columns' | 'check' | 'started';

/** Imports rows from a file in steps: choose it, map its columns, look at what would happen, start it. */
export function ImportSteps<Report extends ImportReport>(props: ImportStepsProps<Report>) {
  const { fields } = props;
  const t = useText(importMessages);
  const [step, setStep] = useState<Step>('file');
  const [mapped, setMapped] = useState<MappedSheet | null>(null);
  const own = { meta: { showsError: true } };
  const check = useMutation({ mutationFn: props.check, onSuccess: () => setStep('check'), ...own });
  const start = useMutation({
    mutationFn: ({ given, report }: { given: MappedSheet; report: Report }) => props.start(given, report),
    onSuccess: () => setStep('started'),
    ...own,
  });
  const again = () => {
    check.reset();
    start.reset();
    setMapped(null);
    setStep('file');
  };
  const report = check.data;
  const isMapped = mapped !== null && mappingProblems(mapped.mapping, fields).length === 0;
  return (
    <Stack gap={5}>
      <StepBar
        current={step === 'started' ? 'check' : step}
        steps={(['file', 'columns', 'check'] as const).map((key) => ({
          key,
          label: t(`ui.import.step.${key}`),
          ...(step === 'started' && { state: 'done' }),
        }))}
      />
      {step === 'file' && (
        <SheetFile
          label={props.label}
          {...(props.hint && { hint: props.hint })}
          maxBytes={props.maxBytes}
          maxRows={props.maxRows}
          {...(props.workbook && { workbook: props.workbook })}
          onSheet={async (sheet) => {
            const before = await props.remembered?.(sheet.headings);
            setMapped({ sheet, mapping: before ?? matchColumns(sheet.headings, fields) });
            setStep('columns');
          }}
        />
      )}
      {step === 'columns' && mapped && (
        <Said
          key="columns"
          words={t('ui.import.found', { file: mapped.sheet.file.name, count: mapped.sheet.rows.length })}
        >
          <FormErrorList errors={formErrors(check.error).list} />
          <ColumnMap
            sheet={mapped.sheet}
            fields={fields}
            mapping={mapped.mapping}
            onChange={(mapping) => setMapped({ ...mapped, mapping })}
          />
          {props.options}
          <Row>
            <Button disabled={!isMapped} loading={check.isPending} onClick={() => check.mutate(mapped)}>
              {t('ui.import.check')}
            </Button>
            <Button variant="default" onClick={again}>
              {t('ui.import.another')}
            </Button>
          </Row>
        </Said>
      )}
      {step === 'check' && mapped && report && (
        <Said
          key="check"
          words={t(report.ready > 0 ? 'ui.import.ready' : 'ui.import.nothing_ready', { count: report.ready })}
        >
          <FormErrorList errors={formErrors(start.error).list} />
          <dl className={classes.counts}>
            {report.counts.map(({ label, count }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
          {report.problem_count > 0 && (
            <RowProblems sheet={mapped.sheet} problems={report.problems} count={report.problem_count} />
          )}
          <Row>
            <Button
              disabled={report.ready === 0}
              loading={start.isPending}
              onClick={() => start.mutate({ given: mapped, report })}
            >
              {t('ui.import.start', { count: report.ready })}
            </Button>
            <Button
              variant="default"
              onClick={() => {
                start.reset();
                setStep('columns');
              }}
            >
              {t('ui.import.back')}
            </Button>
            <Button variant="subtle" onClick={again}>
              {t('ui.import.another')}
            </Button>
          </Row>
        </Said>
      )}
      {step === 'started' && (
        <Said key="started" words={null}>
          <Banner tone="success">{props.done ?? t('ui.import.started')}</Banner>
          <Row>
            {props.next}
            <Button variant="default" onClick={again}>
              {t('ui.import.another')}
            </Button>
          </Row>
        </Said>
      )}
    </Stack>
  );
}

/** A step with its first sentence, which takes the focus: what had it is gone. */
function Said({ words, children }: { words: string | null; children: ReactNode }) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <div ref={said} tabIndex={-1} className={classes.step}>
      <Stack gap={4}>
        {words && <p role="status">{words}</p>}
        {children}
      </Stack>
    </div>
  );
}
