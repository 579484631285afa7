import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LINK_PERMISSIONS, LINK_SCOPES } from '@tryout/domain/access/recruiter-link';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { fieldId } from '../../../ui/forms/field-id.ts';
import type { FormErrors } from '../../../ui/forms/form-errors.ts';
import { Skeleton } from '../../../ui/states/skeletons.tsx';
import { type LinkTerms, listablePositionsQuery } from '../recruiter-links.api.ts';
import { messages } from '../recruiter-links.messages.ts';
import classes from './links.module.css';

/** What can be chosen beside viewing, which every link allows. */
const CHOICES = LINK_PERMISSIONS.filter((each) => each !== 'view');

/** Everything that terms say, filled in. */
export type WholeTerms = Required<LinkTerms>;

/** What a link starts with when a company makes it. */
export const FIRST_TERMS: WholeTerms = {
  scope: 'all_positions',
  position_ids: [],
  permissions: ['invite', 'move'],
  valid_until: null,
};

interface TermsFieldsProps {
  terms: WholeTerms;
  onChange: (terms: WholeTerms) => void;
  errorOf: FormErrors['of'];
  /** What the fields are called in an error that names them under another one, such as `terms.`. */
  under?: string;
}

/** The permissions of a link, without its other terms. */
export function PermissionFields({
  permissions,
  onChange,
}: {
  permissions: WholeTerms['permissions'];
  onChange: (permissions: WholeTerms['permissions']) => void;
}) {
  const t = useText(messages);
  return (
    <fieldset className={classes.checks}>
      <legend>{t('links.permissions')}</legend>
      <CheckBox label={t('links.permission.view')} checked disabled onChange={() => undefined} />
      {CHOICES.map((each) => (
        <CheckBox
          key={each}
          label={t(`links.permission.${each}`)}
          checked={permissions.includes(each)}
          onChange={(checked) =>
            onChange(checked ? [...permissions, each] : permissions.filter((other) => other !== each))
          }
        />
      ))}
    </fieldset>
  );
}

/** What a company lets a recruiter do: which positions, what there, until when. */
export function TermsFields({ terms, onChange, errorOf, under = '' }: TermsFieldsProps) {
  const t = useText(messages);
  const positions = useQuery({ ...listablePositionsQuery(), enabled: terms.scope === 'listed' });
  const listed = new Set(terms.position_ids);
  const missing = errorOf(`${under}position_ids`);
  return (
    <>
      <PermissionFields
        permissions={terms.permissions}
        onChange={(permissions) => onChange({ ...terms, permissions })}
      />
      <NativeSelect
        id={fieldId(`${under}scope`)}
        label={t('links.scope')}
        value={terms.scope}
        onChange={(event) => onChange({ ...terms, scope: event.currentTarget.value as WholeTerms['scope'] })}
        data={LINK_SCOPES.map((value) => ({ value, label: t(`links.scope.${value}`) }))}
      />
      {terms.scope === 'listed' && (
        <fieldset className={classes.checks} id={fieldId(`${under}position_ids`)} tabIndex={-1}>
          <legend>{t('links.positions')}</legend>
          {positions.isPending && <Skeleton width="60%" height={72} />}
          {positions.data?.length === 0 && <p>{t('links.positions.none')}</p>}
          <div className={classes.positions}>
            {positions.data?.map(({ id, title }) => (
              <CheckBox
                key={id}
                label={title}
                checked={listed.has(id)}
                onChange={(checked) =>
                  onChange({
                    ...terms,
                    position_ids: checked
                      ? [...terms.position_ids, id]
                      : terms.position_ids.filter((other) => other !== id),
                  })
                }
              />
            ))}
          </div>
          {missing && <p className={classes.error}>{missing}</p>}
        </fieldset>
      )}
      <LastDayField terms={terms} onChange={onChange} errorOf={errorOf} under={under} />
    </>
  );
}

/** The last day of a link; empty: until it is ended. */
export function LastDayField({ terms, onChange, errorOf, under = '' }: TermsFieldsProps) {
  const t = useText(messages);
  return (
    <TextInput
      id={fieldId(`${under}valid_until`)}
      type="date"
      label={t('links.valid_until.label')}
      description={t('links.valid_until.hint')}
      value={terms.valid_until ?? ''}
      onChange={(event) => onChange({ ...terms, valid_until: event.currentTarget.value || null })}
      error={errorOf(`${under}valid_until`)}
    />
  );
}
