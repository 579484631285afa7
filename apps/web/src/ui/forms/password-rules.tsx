import { IconCheck, IconPoint } from '@tabler/icons-react';
import { brokenPasswordRules } from '@tryout/domain/accounts/password';
import { useText } from '../../platform/i18n/use-text.ts';
import { useAccountRules } from '../../platform/session/account-rules.ts';
import { messages } from './account-parts.messages.ts';
import classes from './password-rules.module.css';

const RULES = ['no_upper_case', 'no_lower_case', 'no_digit', 'no_symbol', 'too_short'] as const;

/** The password rules in the words of the specification, ticked off while it is typed. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  const t = useText(messages);
  const { password_min } = useAccountRules();
  const broken = new Set<string>(brokenPasswordRules(password, password_min));
  return (
    <ul id={id} className={classes.rules} aria-label={t('account_parts.rules')}>
      {RULES.map((rule) => {
        const met = !broken.has(rule);
        const Icon = met ? IconCheck : IconPoint;
        return (
          <li key={rule} className={classes.rule} data-met={met || undefined}>
            <Icon size={16} stroke={2} aria-hidden />
            <span>
              {rule === 'too_short'
                ? t('account_parts.rule.too_short', { min: password_min })
                : t(`account_parts.rule.${rule}`)}
            </span>
            <span className="visually-hidden">
              {t(met ? 'account_parts.rule_met' : 'account_parts.rule_open')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
