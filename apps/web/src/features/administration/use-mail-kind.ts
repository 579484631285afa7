import { useText } from '../../platform/i18n/use-text.ts';
import { mailKindMessages } from './mail-kinds.messages.ts';

type KindWord = keyof (typeof mailKindMessages)['en'];

/** Says a kind of mail in words; kinds of earlier versions are shown as they are. */
export function useMailKind(): (kind: string) => string {
  const t = useText(mailKindMessages);
  return (kind) => {
    const key = `administration.mail_kind.${kind}`;
    return key in mailKindMessages.en ? t(key as KindWord) : kind.replaceAll('_', ' ');
  };
}
