import { ImportSteps } from '../src/ui/import/import-steps.tsx';
import { mappedRows } from '../src/ui/import/mapped-sheet.ts';
import { Panel } from '../src/ui/layout/panel.tsx';

const FIELDS = [
  { key: 'email', label: 'Email address', required: true },
  { key: 'first_name', label: 'First name' },
];

/** An import whose check refuses rows without an @. */
export function Imports() {
  return (
    <Panel title="Import">
      <ImportSteps
        fields={FIELDS}
        label="CSV file with one person per line"
        maxBytes={1_000_000}
        maxRows={5000}
        check={async (mapped) => {
          const rows = mappedRows(mapped);
          const wrong = rows.filter(({ values }) => !values.email?.includes('@'));
          return {
            ready: rows.length - wrong.length,
            counts: [{ label: 'New', count: rows.length - wrong.length }],
            problems: wrong.map(({ line }) => ({
              line,
              field: 'Email address',
              message: 'Enter an email address.',
            })),
            problem_count: wrong.length,
          };
        }}
        start={async () => undefined}
      />
    </Panel>
  );
}
