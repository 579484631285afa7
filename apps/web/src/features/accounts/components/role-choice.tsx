import { useText } from '../../../platform/i18n/use-text.ts';
import type { SignupRole } from '../accounts.api.ts';
import { messages } from '../accounts.messages.ts';
import classes from './role-choice.module.css';

const ROLES: readonly SignupRole[] = [
  'candidate',
  'company_admin',
  'independent_recruiter',
  'staffing_agency_admin',
];

/** The roles that sign themselves up, each with what it is for. */
export function RoleChoice({ value, onChange }: { value: SignupRole; onChange: (role: SignupRole) => void }) {
  const t = useText(messages);
  return (
    <fieldset className={classes.roles}>
      <legend className={classes.legend}>{t('accounts.role.legend')}</legend>
      {ROLES.map((role) => (
        <label key={role} className={classes.role}>
          <input
            type="radio"
            name="user_type"
            value={role}
            checked={value === role}
            onChange={() => onChange(role)}
          />
          <span>
            <span className={classes.name}>{t(`accounts.role.${role}`)}</span>
            <span className={classes.about}>{t(`accounts.role.${role}.about`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
