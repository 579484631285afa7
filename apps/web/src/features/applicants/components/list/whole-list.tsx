import { Button } from '@mantine/core';
import { BULK_LIMIT } from '@tryout/contract/applicants/bulk-actions';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { bulkMessages } from '../../bulk.messages.ts';
import classes from './whole-list.module.css';

interface WholeListProps {
  list: { total: number; total_is_capped: boolean };
  onEverybody: () => void;
}

/** Offers everybody who matches, once all of a page are selected. */
export function WholeList({ list, onEverybody }: WholeListProps) {
  const t = useText(bulkMessages);
  const format = useFormat();
  const isTooMany = list.total_is_capped || list.total > BULK_LIMIT;
  return (
    <p className={classes.whole} role="status">
      {isTooMany ? (
        t('applicants.all.too_many', { count: format.number(BULK_LIMIT) })
      ) : (
        <Button variant="default" onClick={onEverybody}>
          {t('applicants.all.select', { count: format.number(list.total) })}
        </Button>
      )}
    </p>
  );
}
