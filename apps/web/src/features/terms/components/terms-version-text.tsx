import { useQuery } from '@tanstack/react-query';
import type { TERMS_KINDS } from '@tryout/contract/terms/terms';
import { paragraphsOf } from '@tryout/domain/text/text-changes';
import { LANGUAGES } from '@tryout/domain/words/languages';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { termsVersionQuery } from '../terms.api.ts';
import { messages } from '../terms.messages.ts';
import { TermsChanges } from './terms-changes.tsx';

interface TermsVersionTextProps {
  readonly kind: (typeof TERMS_KINDS)[number];
  readonly language: keyof typeof LANGUAGES;
  readonly version: number;
}

/** One version as people read it, with what it changed. */
export function TermsVersionText({ kind, language, version }: TermsVersionTextProps) {
  const t = useText(messages);
  const query = useQuery(termsVersionQuery({ kind, locale: language, version }));
  const { direction } = LANGUAGES[language];
  return (
    <Panel title={t('terms.preview', { version })}>
      <QueryView query={query}>
        {(read) => (
          <Stack gap={4}>
            <div lang={language} dir={direction}>
              <h3>{read.title}</h3>
              {paragraphsOf(read.body).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            {read.before && (
              <TermsChanges before={read.before.body} after={read.body} direction={direction} />
            )}
          </Stack>
        )}
      </QueryView>
    </Panel>
  );
}
