import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { SimpleTable } from '../../../../ui/lists/simple-table.tsx';
import { TimeText } from '../../../../ui/marks/time-text.tsx';
import { messages } from '../../formula-page.messages.ts';
import type { VersionSummary } from '../../formulas.api.ts';
import { messages as shared } from '../../formulas.messages.ts';
import { FormulaDifferences } from './formula-differences.tsx';
import type { Comparable } from './version-differences.ts';
import { VersionStatus } from './version-status.tsx';

interface VersionListProps {
  versions: readonly VersionSummary[];
  shownId: string;
  shown: Comparable & { readonly version: number };
  link: (version: VersionSummary, label: string) => ReactNode;
}

/** A link to a formula's version. */
export const formulaVersionLink = (version: VersionSummary, label: string) => (
  <Link to="/user/admin/formulas/$formulaId" params={{ formulaId: version.id }}>
    {label}
  </Link>
);

/** A link to a condition's version. */
export const conditionVersionLink = (version: VersionSummary, label: string) => (
  <Link to="/user/admin/formulas/conditions/$conditionId" params={{ conditionId: version.id }}>
    {label}
  </Link>
);

/** All versions, newest first, each to be compared with the one shown. */
export function VersionList({ versions, shownId, shown, link }: VersionListProps) {
  const t = useText(messages);
  const s = useText(shared);
  const [compared, setCompared] = useState<VersionSummary | null>(null);
  const name = (version: number) => s('formulas.version', { version });
  return (
    <Panel title={t('formulas.versions')}>
      {versions.length < 2 ? (
        <p>{t('formulas.versions.only')}</p>
      ) : (
        <SimpleTable
          caption={t('formulas.versions.table')}
          columns={[
            { key: 'version', header: s('formulas.column.version') },
            { key: 'status', header: s('formulas.column.status') },
            { key: 'changed', header: t('formulas.versions.changed') },
            { key: 'compare', header: t('formulas.versions.compare') },
          ]}
          rows={versions.map((version) => ({
            key: version.id,
            cells: [
              version.id === shownId ? name(version.version) : link(version, name(version.version)),
              <VersionStatus key="status" status={version.status} />,
              <span key="changed">
                <TimeText at={version.updated_at} />{' '}
                {version.updated_by
                  ? s('formulas.by', { name: version.updated_by.name })
                  : s('formulas.by_product')}
              </span>,
              version.id === shownId ? (
                t('formulas.versions.this')
              ) : (
                <Button key="compare" variant="default" size="sm" onClick={() => setCompared(version)}>
                  <span aria-hidden>{t('formulas.versions.compare')}</span>
                  <span className="visually-hidden">
                    {t('formulas.versions.compare_one', { version: version.version })}
                  </span>
                </Button>
              ),
            ],
          }))}
        />
      )}
      {compared && (
        <Dialog
          opened
          onClose={() => setCompared(null)}
          width={820}
          title={t('formulas.versions.differences', {
            before: compared.version,
            after: shown.version,
          })}
        >
          <FormulaDifferences
            before={{ name: compared.name, source: compared.source }}
            after={{ name: shown.name, source: shown.source }}
            beforeName={name(compared.version)}
            afterName={name(shown.version)}
          />
        </Dialog>
      )}
    </Panel>
  );
}
