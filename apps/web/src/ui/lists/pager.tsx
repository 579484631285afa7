import { IconChevronLeft, IconChevronRight, IconChevronsLeft } from '@tabler/icons-react';
import { PAGE_SIZES } from '@tryout/domain/records/paging';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { messages } from '../ui.messages.ts';
import classes from './pager.module.css';

interface PagerProps {
  page: number;
  recordsPerPage: number;
  total: number;
  /** There are more than `total`; whether a page follows is then for the cursor to say. */
  totalIsCapped?: boolean;
  /** Asked for the page's number, with the cursor that leads there where the list gave one. */
  onPage: (page: number, cursor: string | undefined) => void;
  onRecordsPerPage?: (recordsPerPage: number) => void;
  nextCursor?: string | null;
  previousCursor?: string | null;
}

/** "21–40 of 240", or "of more than 10,000"; previous and next, rows per page. */
export function Pager(props: PagerProps) {
  const t = useText(messages);
  const format = useFormat();
  const { page, recordsPerPage, total, totalIsCapped = false, onPage } = props;
  const from = (page - 1) * recordsPerPage + 1;
  const to = Math.min(page * recordsPerPage, total);
  const last = totalIsCapped ? props.nextCursor === null : to >= total;
  return (
    <nav className={classes.pager} aria-label={t('ui.pager.label')}>
      <output className={classes.range}>
        {total === 0
          ? t('ui.pager.none')
          : t(totalIsCapped ? 'ui.pager.range_capped' : 'ui.pager.range', {
              from: format.number(from),
              to: format.number(to),
              total: format.number(total),
            })}
      </output>
      {props.onRecordsPerPage && (
        <label className={classes.size}>
          {t('ui.pager.per_page')}
          <select
            value={recordsPerPage}
            onChange={(event) => props.onRecordsPerPage?.(Number(event.currentTarget.value))}
          >
            {PAGE_SIZES.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </label>
      )}
      <span className={classes.buttons}>
        <IconButton
          label={t('ui.pager.first')}
          icon={IconChevronsLeft}
          mirrored
          disabled={page <= 1}
          onClick={() => onPage(1, undefined)}
        />
        <IconButton
          label={t('ui.pager.previous')}
          icon={IconChevronLeft}
          mirrored
          disabled={page <= 1}
          onClick={() => onPage(page - 1, props.previousCursor ?? undefined)}
        />
        <IconButton
          label={t('ui.pager.next')}
          icon={IconChevronRight}
          mirrored
          disabled={last}
          onClick={() => onPage(page + 1, props.nextCursor ?? undefined)}
        />
      </span>
    </nav>
  );
}
