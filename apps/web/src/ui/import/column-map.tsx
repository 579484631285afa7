import { NativeSelect } from '@mantine/core';
import {
  type ColumnMapping,
  type MatchedField,
  mappingProblems,
} from '@tryout/domain/records/column-matching';
import { useId } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { SimpleTable } from '../lists/simple-table.tsx';
import classes from './column-map.module.css';
import { importMessages } from './import.messages.ts';
import type { Sheet } from './read-sheet.ts';

/** A field that columns of a file can go into, with its name for people. */
export interface ImportField extends MatchedField {
  readonly label: string;
}

interface ColumnMapProps {
  sheet: Sheet;
  fields: readonly ImportField[];
  mapping: ColumnMapping;
  onChange: (mapping: ColumnMapping) => void;
}

const SAMPLES = 3;

/** Which column of the file goes into which field, with what the first rows have in it. */
export function ColumnMap({ sheet, fields, mapping, onChange }: ColumnMapProps) {
  const t = useText(importMessages);
  const id = useId();
  const problems = mappingProblems(mapping, fields);
  const labelOf = (key: string) => fields.find((field) => field.key === key)?.label ?? key;
  const twice = new Set(problems.flatMap(({ code, field }) => (code === 'twice' ? [field] : [])));
  const missing = problems.filter(({ code }) => code === 'missing');
  return (
    <div className={classes.map}>
      {missing.length > 0 && (
        <p role="status" className={classes.missing}>
          {t('ui.import.missing', {
            count: missing.length,
            fields: missing.map(({ field }) => labelOf(field)).join(', '),
          })}
        </p>
      )}
      <SimpleTable
        stacks
        caption={t('ui.import.columns')}
        columns={[
          { key: 'column', header: t('ui.import.column') },
          { key: 'sample', header: t('ui.import.sample') },
          { key: 'field', header: t('ui.import.field') },
        ]}
        rows={sheet.headings.map((heading, at) => {
          const name = heading || t('ui.import.unnamed', { number: at + 1 });
          const chosen = mapping[at] ?? '';
          return {
            key: `${at}`,
            cells: [
              <bdi key="column">{name}</bdi>,
              <span key="sample" className={classes.samples}>
                {samplesOf(sheet, at).map(({ line, sample }) => (
                  <bdi key={line}>{sample}</bdi>
                ))}
              </span>,
              <NativeSelect
                key="field"
                id={`${id}-${at}`}
                aria-label={t('ui.import.field_of', { name })}
                value={chosen}
                error={
                  chosen !== '' && twice.has(chosen)
                    ? t('ui.import.twice', { field: labelOf(chosen) })
                    : undefined
                }
                data={[
                  { value: '', label: t('ui.import.leave_out') },
                  ...fields.map(({ key, label, required }) => ({
                    value: key,
                    label: required ? t('ui.import.required', { field: label }) : label,
                  })),
                ]}
                onChange={({ currentTarget: { value } }) =>
                  onChange(sheet.headings.map((_, i) => (i === at ? value || null : (mapping[i] ?? null))))
                }
              />,
            ],
          };
        })}
      />
    </div>
  );
}

const samplesOf = (sheet: Sheet, at: number) =>
  sheet.rows
    .map(({ line, cells }) => ({ line, sample: cells[at]?.trim() ?? '' }))
    .filter(({ sample }) => sample !== '')
    .slice(0, SAMPLES);
