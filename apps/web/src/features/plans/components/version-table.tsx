import { useQuery } from '@tanstack/react-query';
import type { FeatureValue } from '@tryout/domain/plans/features';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { featuresQuery } from '../plans.api.ts';
import { messages } from '../plans.messages.ts';
import { usePlanWords } from './use-plan-words.ts';

interface VersionTableProps {
  readonly name: string;
  readonly versions: readonly {
    readonly id: string;
    readonly version: number;
    readonly published_at: string | null;
    readonly holders: number;
    readonly price: string;
    readonly gives: Readonly<Record<string, FeatureValue>>;
  }[];
}

/** The versions of a plan or an add-on, newest first, with what each costs and gives and who has it. */
export function VersionTable({ name, versions }: VersionTableProps) {
  const t = useText(messages);
  const format = useFormat();
  const words = usePlanWords();
  const features = useQuery(featuresQuery()).data?.items ?? [];
  return (
    <SimpleTable
      caption={t('plans.versions_of', { name })}
      stacks
      columns={[
        { key: 'version', header: t('plans.version') },
        { key: 'state', header: t('plans.version.published') },
        { key: 'price', header: t('plans.version.price') },
        { key: 'gives', header: t('plans.gives') },
        { key: 'holders', header: t('plans.version.holders'), align: 'end' },
      ]}
      rows={versions.map((one) => ({
        key: one.id,
        cells: [
          format.number(one.version),
          one.published_at === null ? t('plans.version.draft') : format.date(one.published_at),
          one.price,
          format.list(
            features
              .filter(({ key }) => one.gives[key] !== undefined)
              .map(({ key, kind, name: feature }) =>
                kind === 'flag' ? feature : `${feature}: ${words.value(kind, one.gives[key])}`,
              ),
          ),
          format.number(one.holders),
        ],
      }))}
    />
  );
}
