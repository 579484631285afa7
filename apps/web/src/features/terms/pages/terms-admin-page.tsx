import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { TERMS_KINDS, type TermsVersion } from '@tryout/contract/terms/terms';
import { LANGUAGES } from '@tryout/domain/words/languages';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { TermsDraft } from '../components/terms-draft.tsx';
import { TermsVersionText } from '../components/terms-version-text.tsx';
import { termsVersionsQuery } from '../terms.api.ts';
import { messages } from '../terms.messages.ts';
import type { TermsSearch } from '../terms-search.ts';

type Locale = keyof typeof LANGUAGES;
const LOCALES = Object.keys(LANGUAGES) as readonly Locale[];

/** The platform's texts: written as drafts by language, compared with what is in force, published with a date. */
export function TermsAdminPage() {
  const t = useText(messages);
  const own = useLocale();
  const navigate = useNavigate();
  const search = useSearch({ from: '/user/admin/terms' });
  const { kind = 'terms', language = own } = search;
  const query = useQuery(termsVersionsQuery());
  const go = (next: TermsSearch) =>
    void navigate({ to: '/user/admin/terms' as '/', search: { kind, language, ...next } as never });
  return (
    <Page>
      <PageHeader title={t('terms.title')} />
      <UrlTabs
        label={t('terms.title')}
        group="terms"
        value={kind}
        tabs={TERMS_KINDS.map((value) => ({ value, label: t(`terms.kind.${value}`) }))}
        onChange={(value) => {
          const next = TERMS_KINDS.find((each) => each === value);
          void navigate({ to: '/user/admin/terms' as '/', search: { kind: next, language } as never });
        }}
      />
      <div {...tabPanelProps('terms', kind)}>
        <Stack gap={5}>
          <p>{t(`terms.about.${kind}`)}</p>
          <NativeSelect
            label={t('terms.language')}
            value={language}
            onChange={(event) =>
              void navigate({
                to: '/user/admin/terms' as '/',
                search: { kind, language: event.currentTarget.value } as never,
              })
            }
            data={LOCALES.map((value) => ({ value, label: LANGUAGES[value].name }))}
          />
          <QueryView query={query}>
            {({ items }) => {
              const versions = items.filter((one) => one.kind === kind && one.locale === language);
              const draft = versions.find(({ status }) => status === 'draft');
              const latest = versions[0];
              const shown =
                versions.find(({ version }) => version === search.version) ??
                versions.find((one) => one.in_force);
              return (
                <>
                  <TermsDraft
                    key={`${kind}:${language}:${draft?.version ?? ''}:${latest?.version ?? 0}`}
                    kind={kind}
                    language={language}
                    {...(latest ? { from: latest } : {})}
                  />
                  {versions.length === 0 ? (
                    <EmptyState title={t('terms.none')} />
                  ) : (
                    <Versions versions={versions} onOpen={(version) => go({ version })} />
                  )}
                  {shown && <TermsVersionText kind={kind} language={language} version={shown.version} />}
                </>
              );
            }}
          </QueryView>
        </Stack>
      </div>
    </Page>
  );
}

function Versions({
  versions,
  onOpen,
}: {
  versions: readonly TermsVersion[];
  onOpen: (version: number) => void;
}) {
  const t = useText(messages);
  const format = useFormat();
  return (
    <SimpleTable
      caption={t('terms.versions')}
      captionShown
      stacks
      columns={[
        { key: 'version', header: t('terms.version') },
        { key: 'state', header: t('terms.state') },
        { key: 'from', header: t('terms.from') },
        { key: 'asks', header: t('terms.asks') },
        { key: 'who', header: t('terms.who') },
        { key: 'accepted', header: t('terms.accepted'), align: 'end' },
      ]}
      rows={versions.map((one) => ({
        key: one.terms_id,
        cells: [
          <button key="open" type="button" onClick={() => onOpen(one.version)}>
            {t('terms.open', { version: one.version, title: one.title })}
          </button>,
          t(`terms.state.${one.in_force ? 'in_force' : one.status}`),
          one.effective_at === null ? '' : format.date(one.effective_at),
          one.status === 'draft' ? '' : t(one.asks_again ? 'terms.asks_all' : 'terms.asks_nobody'),
          <bdi key="who">{one.changed_by_name}</bdi>,
          format.number(one.accepted),
        ],
      }))}
    />
  );
}
