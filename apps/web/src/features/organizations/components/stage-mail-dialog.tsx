import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { StageMail } from '@tryout/contract/organizations/stage-mails';
import { updateStageMail } from '@tryout/contract/organizations/stage-mails';
import {
  fillMailTexts,
  MAIL_BODY_LENGTH,
  MAIL_FIELDS,
  MAIL_LANGUAGES,
  MAIL_SUBJECT_LENGTH,
  type MailField,
  type MailLanguage,
  type MailTexts,
  mailFieldProblem,
} from '@tryout/domain/organizations/stage-mail';
import { MAIL_EXAMPLE } from '@tryout/domain/organizations/stage-mail-example';
import { useRef, useState } from 'react';
import { ApiError, type FieldError } from '../../../platform/api/api-error.ts';
import { languageName } from '../../../platform/i18n/language-names.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { ConflictDialog } from '../../../ui/forms/conflict-dialog.tsx';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { TranslateTexts } from '../../ai-assist/public.tsx';
import { useStageName } from '../../applicants/public.tsx';
import { useResetStageMail, useSaveStageMail, useTestStageMail } from '../stage-mails.api.ts';
import { stageMailMessages } from '../stage-mails.messages.ts';
import classes from './stage-mail-dialog.module.css';

type Draft = Pick<StageMail, 'version' | 'sends' | 'texts'>;

const draftOf = ({ version, sends, texts }: StageMail): Draft => ({ version, sends, texts });

const theirsIn = (error: unknown): StageMail | null =>
  error instanceof ApiError && error.status === 409
    ? ((error.current?.theirs ?? null) as StageMail | null)
    : null;

interface StageMailDialogProps {
  mail: StageMail;
  mayChange: boolean;
  onClose: () => void;
}

/** The email of a stage in each language, with a preview; those who may not change it read it. */
export function StageMailDialog({ mail, mayChange, onClose }: StageMailDialogProps) {
  const t = useText(stageMailMessages);
  const stageName = useStageName()(mail.stage);
  const locale = useLocale();
  const [language, setLanguage] = useState<MailLanguage>(locale);
  const save = useSaveStageMail(true);
  const reset = useResetStageMail();
  const test = useTestStageMail();
  const { stage } = mail;
  const theirs = theirsIn(save.error ?? reset.error);

  const faultOf = (text: string): string | null => {
    if (text.trim() === '') return t('organizations.mails.required');
    const problem = mailFieldProblem(text);
    if (!problem) return null;
    return problem.kind === 'unknown'
      ? t('organizations.mails.unknown', { name: problem.name })
      : t('organizations.mails.open');
  };
  const faultsIn = (given: Draft['texts'], languages: readonly MailLanguage[]): FieldError[] =>
    languages.flatMap((each) =>
      (['subject', 'body'] as const).flatMap((part) => {
        const message = faultOf(given[each][part]);
        return message ? [{ field: `texts.${each}.${part}`, message }] : [];
      }),
    );
  /** A test sends one language, a save all of them. */
  const asked = useRef<readonly MailLanguage[]>(MAIL_LANGUAGES);
  const form = useForm(updateStageMail, {
    start: draftOf(mail),
    error: theirs ? null : (save.error ?? reset.error ?? test.error),
    busy: save.isPending || test.isPending,
    check: (given) => faultsIn(given.texts, asked.current),
  });
  const draft: Draft = form.values;
  const texts = draft.texts[language];
  const clear = () => {
    save.reset();
    reset.reset();
    test.reset();
  };
  const change = (next: Partial<Draft>) => {
    clear();
    form.set(next);
  };
  const submit = (languages: readonly MailLanguage[], send: () => void) => {
    asked.current = languages;
    const [first] = faultsIn(draft.texts, languages);
    if (first) setLanguage(first.field.split('.')[1] as MailLanguage);
    form.submit(send);
  };
  const store = (version: number) =>
    save.mutate(
      { stage, ...draft, version },
      {
        onSuccess: () => {
          toast.say({ message: t('organizations.mails.saved') });
          onClose();
        },
      },
    );
  const runReset = () => {
    clear();
    reset.mutate(
      { stage, version: draft.version },
      {
        onSuccess: (stored) => {
          form.restart(draftOf(stored));
          toast.say({ message: t('organizations.mails.was_reset') });
        },
      },
    );
  };
  const runTest = () => {
    clear();
    submit([language], () =>
      test.mutate(
        { stage, language, texts },
        { onSuccess: ({ email }) => toast.say({ message: t('organizations.mails.tested', { email }) }) },
      ),
    );
  };
  const labels = Object.fromEntries(
    MAIL_LANGUAGES.flatMap((each) =>
      (['subject', 'body'] as const).map((part) => [
        `texts.${each}.${part}`,
        t('organizations.mails.field_of', {
          field: t(`organizations.mails.${part}`),
          language: languageName(each),
        }),
      ]),
    ),
  );
  if (theirs) {
    return (
      <ConflictDialog
        opened
        mine={<Preview language={language} texts={texts} />}
        theirs={<Preview language={language} texts={theirs.texts[language]} />}
        busy={save.isPending}
        onTakeTheirs={() => {
          form.restart(draftOf(theirs));
          clear();
        }}
        onKeepMine={() => store(theirs.version)}
        onClose={() => {
          clear();
          form.set({ version: theirs.version });
        }}
      />
    );
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('organizations.mails.title', { stage: stageName })}
      width={720}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('organizations.mails.close')}
          </Button>
          {mayChange && (
            <Button
              loading={save.isPending}
              onClick={() => submit(MAIL_LANGUAGES, () => store(draft.version))}
            >
              {t('organizations.mails.save')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <FormErrorList {...form.wrong} labels={labels} />
        {mayChange && (
          <CheckBox
            label={t('organizations.mails.sends')}
            checked={draft.sends}
            onChange={(sends) => change({ sends })}
          />
        )}
        <NativeSelect
          label={t('organizations.mails.language')}
          value={language}
          onChange={(event) => setLanguage(event.currentTarget.value as MailLanguage)}
          data={MAIL_LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
        />
        {mayChange && (
          <TextFields
            key={language}
            language={language}
            texts={texts}
            error={(part) => form.errorOf(`texts.${language}.${part}`)}
            onChange={(next) => change({ texts: { ...draft.texts, [language]: next } })}
          />
        )}
        {mayChange && (
          <TranslateMail
            key={`translate:${language}`}
            texts={draft.texts}
            language={language}
            onUse={(next) => change({ texts: { ...draft.texts, [language]: next } })}
          />
        )}
        <section className={classes.preview} aria-label={t('organizations.mails.preview')}>
          <h3>{t('organizations.mails.preview')}</h3>
          <Preview language={language} texts={texts} />
        </section>
        {mayChange && (
          <Row gap={3}>
            <Button variant="default" loading={test.isPending} onClick={runTest}>
              {t('organizations.mails.test')}
            </Button>
            <Button
              variant="subtle"
              loading={reset.isPending}
              disabled={mail.is_default && draft.version === mail.version}
              onClick={runReset}
            >
              {t('organizations.mails.reset')}
            </Button>
          </Row>
        )}
      </Stack>
    </Dialog>
  );
}

interface TextFieldsProps {
  language: MailLanguage;
  texts: MailTexts;
  error: (part: keyof MailTexts) => string | undefined;
  onChange: (texts: MailTexts) => void;
}

function TextFields({ language, texts, error, onChange }: TextFieldsProps) {
  const t = useText(stageMailMessages);
  const body = useRef<HTMLTextAreaElement>(null);
  const insert = (name: MailField) => {
    const area = body.current;
    const from = area?.selectionStart ?? texts.body.length;
    const to = area?.selectionEnd ?? from;
    const place = `{{${name}}}`;
    onChange({ ...texts, body: texts.body.slice(0, from) + place + texts.body.slice(to) });
    area?.focus();
    window.requestAnimationFrame(() => area?.setSelectionRange(from + place.length, from + place.length));
  };
  return (
    <>
      <TextInput
        id={fieldId(`texts.${language}.subject`)}
        label={t('organizations.mails.subject')}
        dir="auto"
        lang={language}
        maxLength={MAIL_SUBJECT_LENGTH}
        value={texts.subject}
        onChange={(event) => onChange({ ...texts, subject: event.currentTarget.value })}
        error={error('subject')}
      />
      <Textarea
        ref={body}
        id={fieldId(`texts.${language}.body`)}
        label={t('organizations.mails.body')}
        dir="auto"
        lang={language}
        rows={8}
        maxLength={MAIL_BODY_LENGTH}
        value={texts.body}
        onChange={(event) => onChange({ ...texts, body: event.currentTarget.value })}
        error={error('body')}
      />
      <fieldset className={classes.fields}>
        <legend>{t('organizations.mails.insert')}</legend>
        {MAIL_FIELDS.map((name) => (
          <Button key={name} variant="default" size="compact-sm" onClick={() => insert(name)}>
            {t(`organizations.mails.field.${name}`)}
          </Button>
        ))}
      </fieldset>
    </>
  );
}

/** Translates the mail from the other language, into the fields. */
function TranslateMail({
  texts,
  language,
  onUse,
}: {
  texts: Draft['texts'];
  language: MailLanguage;
  onUse: (texts: MailTexts) => void;
}) {
  const t = useText(stageMailMessages);
  const from = texts[language === 'en' ? 'ar' : 'en'];
  const into = texts[language];
  return (
    <TranslateTexts
      owner={{ door: 'organization', of: 'stage_mail' }}
      language={language}
      texts={(['subject', 'body'] as const).map((part) => ({
        key: part,
        label: t(`organizations.mails.${part}`),
        text: from[part],
        current: into[part],
        most: part === 'subject' ? MAIL_SUBJECT_LENGTH : MAIL_BODY_LENGTH,
      }))}
      uses={[
        {
          label: t('organizations.mails.use_translation'),
          onUse: (told) =>
            onUse({ subject: told.get('subject') ?? into.subject, body: told.get('body') ?? into.body }),
        },
      ]}
    />
  );
}

/** A text as a candidate would read it, with made-up values. */
function Preview({ language, texts }: { language: MailLanguage; texts: MailTexts }) {
  const filled = fillMailTexts(texts, MAIL_EXAMPLE[language]);
  return (
    <div lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} className={classes.mail}>
      <strong>{filled.subject}</strong>
      <p>{filled.body}</p>
    </div>
  );
}
