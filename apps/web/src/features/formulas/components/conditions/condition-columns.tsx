import { Link } from '@tanstack/react-router';
import { parseCondition } from '@tryout/domain/formula-language/parse';
import type { Condition } from '@tryout/domain/formulas/formula';
import { useText } from '../../../../platform/i18n/use-text.ts';
import type { Column } from '../../../../ui/data-table/data-table-types.ts';
import { TimeText } from '../../../../ui/marks/time-text.tsx';
import { conditionText, useMeasureWords } from '../../../measures/public.ts';
import type { ConditionRow } from '../../conditions.api.ts';
import { messages } from '../../conditions.messages.ts';
import { messages as shared } from '../../formulas.messages.ts';
import { VersionStatus } from '../versions/version-status.tsx';

/** What the list says of each of its conditions. */
export function useConditionColumns(): readonly Column<ConditionRow>[] {
  const t = useText(messages);
  const s = useText(shared);
  const words = useMeasureWords();
  // The text, not the tree: there a condition by name is still a name.
  const sentence = (source: string) => {
    const condition: Condition | null = parseCondition(source).condition;
    return condition ? conditionText(condition, words) : t('formulas.conditions.unreadable');
  };
  return [
    {
      key: 'name',
      sortable: 'asc',
      header: s('formulas.column.name'),
      cell: (row) => (
        <Link to="/user/admin/formulas/conditions/$conditionId" params={{ conditionId: row.id }}>
          {row.name}
        </Link>
      ),
    },
    {
      key: 'sentence',
      header: t('formulas.conditions.holds_when'),
      width: '36%',
      cell: (row) => sentence(row.source),
    },
    {
      key: 'status',
      header: s('formulas.column.status'),
      cell: (row) => <VersionStatus status={row.status} />,
    },
    {
      key: 'version',
      header: s('formulas.column.version'),
      align: 'end',
      width: '90px',
      cell: (row) => row.version,
    },
    {
      key: 'used_by',
      header: s('formulas.column.used_by'),
      cell: (row) => t('formulas.conditions.used_by', { count: row.used_by }),
    },
    {
      key: 'updated_at',
      sortable: 'desc',
      header: s('formulas.column.changed'),
      cell: (row) => <TimeText at={row.updated_at} />,
    },
  ];
}
