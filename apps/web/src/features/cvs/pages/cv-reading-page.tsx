import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { readCvFile, readCvText } from '@tryout/contract/cvs/cvs';
import type { RouteResult } from '@tryout/contract/define-route';
import { profileInfo, takeFromCv } from '@tryout/contract/profiles/profiles';
import { useState } from 'react';
import { callRoute } from '../../../platform/api/api-client.ts';
import { invalidateFeature } from '../../../platform/api/query-client.ts';
import { routeQuery } from '../../../platform/api/route-query.ts';
import { routeUrl } from '../../../platform/api/route-url.ts';
import { useFile } from '../../../platform/api/use-file.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { spokenLanguage } from '../../../platform/i18n/spoken-languages.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { RecordPage } from '../../../ui/record-page/record-page.tsx';
import { RecordView } from '../../../ui/record-page/record-view.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { NotFoundState } from '../../../ui/states/error-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { type Cv, cvsQuery } from '../cvs.api.ts';
import { messages } from '../cvs.messages.ts';
import {
  type Choice,
  type Choices,
  contactIn,
  countTaken,
  firstChoices,
  isWholeJob,
  isWholeSchool,
  type Reading,
  takenBy,
} from '../taken-from-cv.ts';
import classes from './cv-reading-page.module.css';

type Profile = NonNullable<RouteResult<typeof profileInfo>['candidate']>;

/** What was read from a CV, beside it: each part is taken into the profile, or left. */
export function CvReadingPage() {
  const { cvId } = useParams({ from: '/user/cvs/$cvId' });
  const query = useQuery({
    ...cvsQuery,
    refetchInterval: ({ state }) =>
      state.data?.cvs.some((cv) => cv.status === 'uploaded' || cv.status === 'scanned') ? 2_000 : false,
  });
  return (
    <RecordPage query={query} skeleton={<FormSkeleton lines={6} />}>
      {({ cvs }) => {
        const cv = cvs.find((one) => one.cv_id === cvId);
        return cv ? <OneCv cv={cv} /> : <NotFoundState level={1} />;
      }}
    </RecordPage>
  );
}

/** The reading names languages in English; the profile names them in its owner's. */
const inLanguage = (reading: Reading, locale: string): Reading => ({
  ...reading,
  languages: reading.languages.map((one) => ({ ...one, name: spokenLanguage(one.name, locale) })),
});

function OneCv({ cv }: { cv: Cv }) {
  const t = useText(messages);
  const locale = useLocale();
  const profile = useQuery(routeQuery(profileInfo));
  return (
    <RecordView
      title={cv.name}
      crumbs={[
        { label: t('cvs.home'), to: '/user' },
        { label: t('cvs.title'), to: '/user/cvs' },
      ]}
      facts={[t('cvs.reading.intro')]}
    >
      <div className={classes.beside}>
        <section aria-label={t('cvs.reading.found')}>
          {cv.suggestion ? (
            <QueryView query={profile} skeleton={<FormSkeleton lines={6} />}>
              {({ candidate }) =>
                candidate && cv.suggestion ? (
                  <Proposal
                    key={cv.cv_id}
                    cvId={cv.cv_id}
                    reading={inLanguage(cv.suggestion, locale)}
                    profile={candidate}
                  />
                ) : (
                  <NotFoundState />
                )
              }
            </QueryView>
          ) : (
            <p role="status">{t(`cvs.state.${cv.status}`, { reason: cv.rejected_reason })}</p>
          )}
        </section>
        <section aria-label={t('cvs.reading.page')}>
          {cv.media_type === 'application/pdf' && <Pdf cv={cv} />}
          {cv.status === 'parsed' && <ReadText cv={cv} />}
        </section>
      </div>
    </RecordView>
  );
}

function Pdf({ cv }: { cv: Cv }) {
  const t = useText(messages);
  const file = useFile(routeUrl(readCvFile.path, { cv_id: cv.cv_id }, { inline: 'true' }));
  return (
    <QueryView query={file}>
      {(url) => <iframe className={classes.pdf} src={url} title={t('cvs.reading.view', { name: cv.name })} />}
    </QueryView>
  );
}

/** The text as it was read, which is kept with the CV. */
function ReadText({ cv }: { cv: Cv }) {
  const t = useText(messages);
  const [isOpen, setOpen] = useState(cv.media_type !== 'application/pdf');
  const query = useQuery({ ...routeQuery(readCvText, { params: { cv_id: cv.cv_id } }), enabled: isOpen });
  return (
    <details className={classes.text} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('cvs.reading.text')}</summary>
      {isOpen && (
        <QueryView query={query} skeleton={<FormSkeleton lines={4} />}>
          {({ text, is_scanned }) => (
            <>
              {is_scanned && <p>{t('cvs.reading.scanned')}</p>}
              <p className={classes.words} dir="auto">
                {text === '' ? t('cvs.reading.no_text') : text}
              </p>
            </>
          )}
        </QueryView>
      )}
    </details>
  );
}

function Proposal({ cvId, reading, profile }: { cvId: string; reading: Reading; profile: Profile }) {
  const t = useText(messages);
  const errorText = useErrorText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [choices, setChoices] = useState(() => firstChoices(reading, profile));
  const [key] = useState(() => crypto.randomUUID());
  const taken = takenBy(reading, choices);
  const count = countTaken(taken);
  const take = useMutation({
    mutationFn: () => callRoute(takeFromCv, { body: taken, idempotencyKey: `${key}-${cvId}` }),
    onSuccess: async () => {
      toast.say({ message: t('cvs.reading.added'), tone: 'success' });
      await invalidateFeature(client, 'profiles');
      await navigate({ to: '/user/profile' });
    },
    meta: { showsError: true },
  });
  const contact = contactIn(reading);
  const isEmpty =
    Object.values(contact).every((value) => value === '') &&
    reading.skills.length +
      reading.languages.length +
      reading.experience.length +
      reading.education.length ===
      0;
  if (isEmpty) {
    return (
      <EmptyState
        title={t('cvs.reading.nothing')}
        action={<LinkButton to="/user/profile">{t('cvs.reading.by_hand')}</LinkButton>}
      />
    );
  }
  const change = (kind: 'experience' | 'education', at: number, over: Partial<Choice>) =>
    setChoices({
      ...choices,
      [kind]: choices[kind].map((choice, i) => (i === at ? { ...choice, ...over } : choice)),
    });
  return (
    <Stack gap={4}>
      <Contact contact={contact} choices={choices} profile={profile} onChange={setChoices} />
      {reading.experience.length > 0 && (
        <Panel title={t('cvs.reading.experience')}>
          {reading.experience.map((job, i) => (
            <Entry
              key={`${job.title}${job.company}${job.from}`}
              kind="month"
              name={[job.title, job.company].filter((name) => name !== '').join(', ')}
              detail={job.place}
              isCurrent={job.is_current}
              isNamed={job.title !== '' && job.company !== ''}
              choice={choices.experience[i] as Choice}
              isWhole={isWholeJob(job, choices.experience[i] as Choice)}
              onChange={(over) => change('experience', i, over)}
            />
          ))}
        </Panel>
      )}
      {reading.education.length > 0 && (
        <Panel title={t('cvs.reading.education')}>
          {reading.education.map((school, i) => (
            <Entry
              key={`${school.school}${school.degree}${school.to}`}
              kind="year"
              name={school.school}
              detail={[school.degree, school.field].filter((name) => name !== '').join(', ')}
              isCurrent={school.is_current}
              isNamed={school.school !== ''}
              choice={choices.education[i] as Choice}
              isWhole={isWholeSchool(school, choices.education[i] as Choice)}
              onChange={(over) => change('education', i, over)}
            />
          ))}
        </Panel>
      )}
      {reading.skills.length > 0 && (
        <Panel title={t('cvs.reading.skills')}>
          <div className={classes.skills}>
            {reading.skills.map((skill) => (
              <CheckBox
                key={skill}
                label={<bdi>{skill}</bdi>}
                checked={choices.skills.has(skill)}
                onChange={(is) => {
                  const skills = new Set(choices.skills);
                  if (is) skills.add(skill);
                  else skills.delete(skill);
                  setChoices({ ...choices, skills });
                }}
              />
            ))}
          </div>
        </Panel>
      )}
      {reading.languages.length > 0 && (
        <Panel title={t('cvs.reading.languages')}>
          <div className={classes.skills}>
            {reading.languages.map(({ name, level }) => (
              <CheckBox
                key={name}
                label={
                  <bdi>
                    {level === ''
                      ? name
                      : t('cvs.reading.language', {
                          name,
                          level: level === 'native' ? t('cvs.reading.native') : level,
                        })}
                  </bdi>
                }
                checked={choices.languages.has(name)}
                onChange={(is) => {
                  const languages = new Set(choices.languages);
                  if (is) languages.add(name);
                  else languages.delete(name);
                  setChoices({ ...choices, languages });
                }}
              />
            ))}
          </div>
        </Panel>
      )}
      {take.isError && <p role="alert">{errorText(take.error)}</p>}
      <Row>
        <Button loading={take.isPending} disabled={count === 0} onClick={() => take.mutate()}>
          {t('cvs.reading.take', { count })}
        </Button>
        <LinkButton to="/user/cvs" variant="default">
          {t('cvs.reading.leave')}
        </LinkButton>
      </Row>
    </Stack>
  );
}

interface ContactProps {
  contact: ReturnType<typeof contactIn>;
  choices: Choices;
  profile: Profile;
  onChange: (choices: Choices) => void;
}

function Contact({ contact, choices, profile, onChange }: ContactProps) {
  const t = useText(messages);
  const fields = (['phone', 'location', 'linkedin'] as const).filter((field) => contact[field] !== '');
  if (fields.length === 0) return null;
  return (
    <Panel title={t('cvs.reading.contact')}>
      {fields.map((field) => (
        <div key={field}>
          <CheckBox
            label={
              <>
                {t(`cvs.reading.${field}`)}: <bdi>{contact[field]}</bdi>
              </>
            }
            checked={choices.fields[field]}
            onChange={(is) => onChange({ ...choices, fields: { ...choices.fields, [field]: is } })}
          />
          {profile[field] !== '' && (
            <p className={classes.quiet}>
              {t('cvs.reading.instead', { value: `\u2068${profile[field]}\u2069` })}
            </p>
          )}
        </div>
      ))}
    </Panel>
  );
}

interface EntryProps {
  kind: 'month' | 'year';
  name: string;
  detail: string;
  isCurrent: boolean;
  /** Title and company, or school, are both known. */
  isNamed: boolean;
  choice: Choice;
  isWhole: boolean;
  onChange: (over: Partial<Choice>) => void;
}

/** A job or a school: its dates can be completed; without its names it is left for the profile's own form. */
function Entry({ kind, name, detail, isCurrent, isNamed, choice, isWhole, onChange }: EntryProps) {
  const t = useText(messages);
  const input = { type: kind === 'month' ? 'month' : 'text', inputMode: 'numeric', dir: 'ltr' } as const;
  return (
    <div className={classes.entry}>
      <CheckBox
        label={
          <>
            <bdi>{name || t('cvs.reading.unnamed')}</bdi>
            {detail !== '' && (
              <>
                <br />
                <span className={classes.quiet}>
                  <bdi>{detail}</bdi>
                </span>
              </>
            )}
          </>
        }
        checked={choice.is_taken && isWhole}
        disabled={!isWhole}
        onChange={(is_taken) => onChange({ is_taken })}
      />
      <div className={classes.dates}>
        <TextInput
          {...input}
          label={t(`cvs.reading.from_${kind}`)}
          placeholder={kind === 'month' ? '2024-05' : '2024'}
          value={choice.from}
          onChange={(event) => onChange({ from: event.currentTarget.value, is_taken: true })}
        />
        {!isCurrent && (
          <TextInput
            {...input}
            label={t(`cvs.reading.to_${kind}`)}
            placeholder={kind === 'month' ? '2024-05' : '2024'}
            value={choice.to}
            onChange={(event) => onChange({ to: event.currentTarget.value, is_taken: true })}
          />
        )}
        {isCurrent && <p className={classes.now}>{t('cvs.reading.now')}</p>}
      </div>
      {!isNamed && <p className={classes.quiet}>{t('cvs.reading.by_form')}</p>}
    </div>
  );
}
