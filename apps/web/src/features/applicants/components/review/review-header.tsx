import type { ReactNode } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { messages } from '../../applicants.messages.ts';
import type { Summary } from '../../applicants-list.api.ts';
import type { ListFilters } from '../../list-search.ts';
import { reviewMessages } from '../../review.messages.ts';

interface ReviewHeaderProps {
  position: Summary['position'];
  filters: ListFilters;
  /** Left out: the page's own name. */
  title?: string;
  meta?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** The head of a review; its way back leads to the list as it was narrowed. */
export function ReviewHeader({ position, filters, title, meta, actions, children }: ReviewHeaderProps) {
  const t = useText(reviewMessages);
  const words = useText(messages);
  const params = { id: position.position_id };
  return (
    <PageHeader
      title={title ?? t('applicants.review.title')}
      tab={[...(title ? [title] : []), position.title, t('applicants.review.title')].join(' · ')}
      crumbs={[
        { label: words('applicants.positions'), to: '/user/positions' },
        { label: position.title, to: '/user/positions/$id', params },
        { label: words('applicants.title'), to: '/user/positions/$id/applicants', params, search: filters },
      ]}
      meta={meta}
      actions={actions}
    >
      {children}
    </PageHeader>
  );
}
