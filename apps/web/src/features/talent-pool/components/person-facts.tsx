import { IconPencil } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { PersonDetails } from '@tryout/contract/talent-pool/people';
import type { ReactNode } from 'react';
import { invalidateFeature } from '../../../platform/api/query-client.ts';
import { useUploadLimit } from '../../../platform/files/upload-limit.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { personMessages } from '../person.messages.ts';
import { cvUrl, sendCv } from '../talent-pool.api.ts';
import { messages } from '../talent-pool.messages.ts';
import type { Changing } from './changing.ts';
import classes from './person-facts.module.css';

interface PersonFactsProps {
  person: PersonDetails;
  onChange: (what: Changing) => void;
}

/** What is known of a person, and what the organization noted. */
export function PersonFacts({ person, onChange }: PersonFactsProps) {
  const t = useText(personMessages);
  const { manage } = person.rights;
  return (
    <Stack gap={5}>
      <Panel title={t('person.facts')}>
        <dl className={classes.facts}>
          <Fact label={t('person.field.email')}>
            {person.email ? (
              <>
                <a href={`mailto:${person.email}`}>
                  <bdi>{person.email}</bdi>
                </a>{' '}
                <CopyButton compact value={person.email} />
              </>
            ) : (
              '–'
            )}
          </Fact>
          <Fact label={t('person.field.phone')}>
            {person.phone ? (
              <a href={`tel:${person.phone.replace(/[^\d+*#,;]/g, '')}`}>
                <bdi dir="ltr">{person.phone}</bdi>
              </a>
            ) : (
              '–'
            )}
          </Fact>
          <Fact label={t('person.field.location')}>
            {person.location ? <bdi>{person.location}</bdi> : '–'}
          </Fact>
          {person.linkedin && (
            <Fact label={t('person.field.linkedin')}>
              <a href={person.linkedin} target="_blank" rel="noreferrer">
                <bdi dir="ltr">{person.linkedin.replace(/^https:\/\/(www\.)?/, '')}</bdi>
              </a>
            </Fact>
          )}
          <Fact label={t('person.field.skills')}>
            <Words words={person.skills} />
          </Fact>
        </dl>
      </Panel>
      {manage && <Noted person={person} onChange={onChange} />}
    </Stack>
  );
}

function Noted({ person, onChange }: PersonFactsProps) {
  const t = useText(personMessages);
  const limit = useUploadLimit('cv');
  const w = useText(messages);
  const format = useFormat();
  const client = useQueryClient();
  const day = (text: string | null) => (text === null ? null : format.date(`${text}T12:00:00`));
  const edit = (what: Changing, label: string) => (
    <IconButton label={label} icon={IconPencil} onClick={() => onChange(what)} />
  );
  const consent = [
    person.consent_source,
    person.consent_on && t('person.consent.on', { day: day(person.consent_on) ?? '' }),
    person.consent_until && t('person.consent.until', { day: day(person.consent_until) ?? '' }),
  ].filter((part) => part);
  return (
    <>
      <Panel title={t('person.noted')}>
        <dl className={classes.facts}>
          <Fact
            label={w('talent-pool.column.owner')}
            action={edit('owner', t('person.owner.title', { count: 1 }))}
          >
            {person.owner ? <bdi>{person.owner.name}</bdi> : w('talent-pool.owner.none')}
          </Fact>
          <Fact
            label={w('talent-pool.column.tags')}
            action={edit('tags', t('person.tags.title', { count: 1 }))}
          >
            <Words words={person.tags} />
          </Fact>
          <Fact label={w('talent-pool.column.consent')} action={edit('consent', t('person.consent.title'))}>
            {w(`talent-pool.consent.${person.consent}`)}
            {consent.map((part) => (
              <span key={part} className={classes.quiet}>
                {part}
              </span>
            ))}
          </Fact>
          <Fact
            label={t('person.contact.label')}
            action={edit('contact', t('person.contact.title', { count: 1 }))}
          >
            {w(`talent-pool.contact.${person.do_not_contact ? 'no' : 'yes'}`)}
            {person.do_not_contact_at && (
              <span className={classes.quiet}>
                {t('person.contact.since', { day: format.date(person.do_not_contact_at) })}
              </span>
            )}
          </Fact>
        </dl>
      </Panel>
      <Panel title={t('person.cv')}>
        <Stack gap={3}>
          {person.cv && (
            <p>
              <a href={cvUrl(person.person_id)} target="_blank" rel="noreferrer">
                <bdi>{person.cv.name}</bdi>
              </a>
            </p>
          )}
          <FileDrop
            accept=".pdf,.docx,.odt,.rtf,.txt"
            maxBytes={limit.bytes}
            label={t(person.cv ? 'person.cv.replace' : 'person.cv.add')}
            upload={(file, options) => sendCv(person.person_id, file, options)}
            onDone={() => void invalidateFeature(client, 'talent-pool')}
          />
        </Stack>
      </Panel>
    </>
  );
}

function Words({ words }: { words: readonly string[] }) {
  if (words.length === 0) return '–';
  return (
    <ul className={classes.words}>
      {words.map((word) => (
        <li key={word}>
          <bdi>{word}</bdi>
        </li>
      ))}
    </ul>
  );
}

function Fact({ label, action, children }: { label: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>
        {label}
        {action}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
