import { textChanges } from '@tryout/domain/text/text-changes';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { messages } from '../terms.messages.ts';

interface TermsChangesProps {
  readonly before: string;
  readonly after: string;
  readonly direction: 'ltr' | 'rtl';
}

/** What became of each paragraph between two versions. */
export function TermsChanges({ before, after, direction }: TermsChangesProps) {
  const t = useText(messages);
  const changes = textChanges(before, after);
  const count = changes.filter(({ kind }) => kind !== 'same').length;
  if (count === 0) return <p>{t('terms.changes.none')}</p>;
  return (
    <Disclosure label={t('terms.changes', { count })}>
      <div dir={direction}>
        {changes.map(({ kind, text }, at) => {
          const key = `${at}:${kind}`;
          if (kind === 'added') {
            return (
              <p key={key}>
                <ins>{t('terms.added', { text })}</ins>
              </p>
            );
          }
          if (kind === 'removed') {
            return (
              <p key={key}>
                <del>{t('terms.removed', { text })}</del>
              </p>
            );
          }
          return <p key={key}>{text}</p>;
        })}
      </div>
    </Disclosure>
  );
}
