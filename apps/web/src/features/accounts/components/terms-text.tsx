import { useText } from '../../../platform/i18n/use-text.ts';
import { messages } from '../accounts.messages.ts';

interface Text {
  readonly title: string;
  readonly version: number;
  readonly locale: string;
  readonly body: string;
}

/** One published text: title, version, paragraphs. */
export function TermsText({ text, level = 2 }: { text: Text; level?: 1 | 2 }) {
  const t = useText(messages);
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div lang={text.locale} dir={text.locale === 'ar' ? 'rtl' : 'ltr'}>
      <Heading>{text.title}</Heading>
      {text.body.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        <small>{t('accounts.terms.version', { version: text.version })}</small>
      </p>
    </div>
  );
}
