import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { setPageTitle } from '../../../platform/page-title.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { NotFoundState } from '../../../ui/states/error-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { termsQuery } from '../accounts.api.ts';
import { TermsText } from '../components/terms-text.tsx';

const KINDS: Readonly<Record<string, string>> = {
  terms: 'terms',
  privacy: 'privacy',
  ai: 'candidate_notice',
  candidates: 'candidate_notice',
};

/** P14: one of the published texts. */
export function TermsPage() {
  const doc = String(useParams({ strict: false }).doc);
  const query = useQuery(termsQuery(useLocale()));
  const text = query.data?.items.find((item) => item.kind === (KINDS[doc] ?? doc));
  const title = text?.title;
  useEffect(() => {
    if (title) setPageTitle(title);
  }, [title]);
  return (
    <Page width="text">
      <QueryView query={query}>
        {() => (text ? <TermsText text={text} level={1} /> : <NotFoundState level={1} />)}
      </QueryView>
    </Page>
  );
}
