import type { MailField, MailLanguage } from './stage-mail.ts';

/** Made-up values for a preview, so that no applicant is shown where a text is written. */
export const MAIL_EXAMPLE: Readonly<Record<MailLanguage, Readonly<Record<MailField, string>>>> = {
  en: {
    candidate_first_name: 'Mia',
    candidate_name: 'Mia Larsen',
    position: 'Quay planner',
    organization: 'Harbour Logistics',
    sender: 'Noor Haddad',
  },
  ar: {
    candidate_first_name: 'ليلى',
    candidate_name: 'ليلى حسن',
    position: 'مخطِّط الأرصفة',
    organization: 'شركة الميناء',
    sender: 'نور حداد',
  },
};
