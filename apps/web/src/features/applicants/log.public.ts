import { useText } from '../../platform/i18n/use-text.ts';
import { applicantMessages } from './applicant.messages.ts';

type Action = Extract<keyof typeof applicantMessages.en, `applicants.log.action.${string}`>;

const isKnown = (key: string): key is Action => Object.hasOwn(applicantMessages.en, key);

/** What a line of an application's log says was done, for another feature's page. */
export function useLogAction(): (action: string) => string {
  const t = useText(applicantMessages);
  return (action) => {
    const key = `applicants.log.action.${action}`;
    return isKnown(key) ? t(key) : t('applicants.log.action.other', { action });
  };
}
