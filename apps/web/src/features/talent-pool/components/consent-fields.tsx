import { NativeSelect, TextInput } from '@mantine/core';
import { PERSON_REASON_LENGTH } from '@tryout/contract/talent-pool/people';
import { CONSENTS, type Consent } from '@tryout/domain/talent-pool/person-facts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { personMessages } from '../person.messages.ts';
import { messages } from '../talent-pool.messages.ts';

/** What is noted of a consent; days are empty where they are not known. */
export interface GivenConsent {
  consent: Consent;
  consent_source: string;
  consent_on: string;
  consent_until: string;
}

interface ConsentFieldsProps {
  value: GivenConsent;
  error: (field: string) => string | undefined;
  onChange: (next: GivenConsent) => void;
}

/** Whether somebody agreed to be kept and written to, from where that is known, and for how long. */
export function ConsentFields({ value, error, onChange }: ConsentFieldsProps) {
  const t = useText(personMessages);
  const words = useText(messages);
  const day = (field: 'consent_on' | 'consent_until') => (
    <TextInput
      id={fieldId(field)}
      type="date"
      label={t(`person.consent.${field}.${value.consent as 'given'}`)}
      value={value[field]}
      error={error(`consent.${field}`) ?? error(field)}
      onChange={(event) => onChange({ ...value, [field]: event.currentTarget.value })}
    />
  );
  return (
    <>
      <NativeSelect
        label={words('talent-pool.column.consent')}
        description={t('person.consent.hint')}
        value={value.consent}
        data={CONSENTS.map((each) => ({ value: each, label: words(`talent-pool.consent.${each}`) }))}
        onChange={(event) => onChange({ ...value, consent: event.currentTarget.value as Consent })}
      />
      {value.consent !== 'unknown' && (
        <>
          <TextInput
            label={t('person.consent.source')}
            description={t('person.consent.source_hint')}
            maxLength={PERSON_REASON_LENGTH}
            value={value.consent_source}
            onChange={(event) => onChange({ ...value, consent_source: event.currentTarget.value })}
          />
          {day('consent_on')}
          {value.consent === 'given' && day('consent_until')}
        </>
      )}
    </>
  );
}
