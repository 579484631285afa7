import { Button } from '@mantine/core';
import { type ChangeEvent, useRef, useState } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { type ResumeAnswer, useImportResume } from '../profiles.api.ts';
import { messages } from '../profiles.messages.ts';

/** As much as a request may hold. */
const MOST_BYTES = 900_000;

async function recordIn(file: File): Promise<Record<string, unknown> | null> {
  try {
    const read: unknown = JSON.parse(await file.text());
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? (read as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** A JSON Resume file is looked at first: what it adds, what stays, what it does not take and why. */
export default function ResumeImport({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [resume, setResume] = useState<Record<string, unknown> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const trial = useImportResume();
  const take = useImportResume();
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    event.currentTarget.value = '';
    if (!file) return;
    trial.reset();
    const read = file.size <= MOST_BYTES ? await recordIn(file) : null;
    setResume(read);
    setProblem(
      read ? null : t(file.size > MOST_BYTES ? 'profiles.resume.too_large' : 'profiles.resume.no_json'),
    );
    if (read) trial.mutate({ resume: read, is_trial: true });
  };
  const found = trial.data;
  const count = found ? countIn(found) : 0;
  const add = () =>
    resume &&
    take.mutate(
      { resume, is_trial: false },
      {
        onSuccess: () => {
          toast.say({ message: t('profiles.resume.added'), tone: 'success' });
          onClose();
        },
      },
    );
  const error = take.error ?? trial.error;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('profiles.resume.import')}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('profiles.cancel')}
          </Button>
          <Button loading={take.isPending} disabled={count === 0} onClick={add}>
            {t('profiles.resume.take', { count })}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{t('profiles.resume.about')}</p>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={(event) => void choose(event)}
        />
        <div>
          <Button
            variant="default"
            data-autofocus=""
            loading={trial.isPending}
            onClick={() => input.current?.click()}
          >
            {t('profiles.resume.choose')}
          </Button>
        </div>
        {problem && <p role="alert">{problem}</p>}
        {error && <p role="alert">{errorText(error)}</p>}
        {found && <Found found={found} />}
      </Stack>
    </Dialog>
  );
}

const countIn = ({ filled, added }: ResumeAnswer): number =>
  filled.length + Object.values(added).reduce((sum, n) => sum + n, 0);

type Text = 'tagline' | 'bio' | 'phone' | 'location' | 'linkedin';

function Found({ found }: { found: ResumeAnswer }) {
  const t = useText(messages);
  const names = (parts: readonly string[]) =>
    parts.map((part) => t(`profiles.short.${part as Text}`)).join(', ');
  const { added } = found;
  const lines = [
    found.filled.length > 0 && t('profiles.resume.filled', { names: names(found.filled) }),
    found.kept.length > 0 && t('profiles.resume.kept', { names: names(found.kept) }),
    added.experience > 0 && t('profiles.resume.jobs', { count: added.experience }),
    added.education > 0 && t('profiles.resume.schools', { count: added.education }),
    added.skills + added.technical_skills > 0 &&
      t('profiles.resume.skills', { count: added.skills + added.technical_skills }),
    added.languages > 0 && t('profiles.resume.languages', { count: added.languages }),
    found.known > 0 && t('profiles.resume.known', { count: found.known }),
  ].filter((line) => line !== false);
  return (
    <div role="status">
      {lines.length === 0 ? (
        <p>{t('profiles.resume.nothing')}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {found.problems.length > 0 && (
        <>
          <h3>{t('profiles.resume.problems')}</h3>
          <ul>
            {found.problems.slice(0, 30).map(({ path, problem }) => (
              <li key={`${path} ${problem}`}>
                <bdi dir="ltr">{path || 'JSON'}</bdi>: {t(`profiles.resume.problem.${problem as 'no_date'}`)}
              </li>
            ))}
          </ul>
        </>
      )}
      {found.not_held.length + found.unknown.length > 0 && (
        <>
          <h3>{t('profiles.resume.left')}</h3>
          <p>
            <bdi dir="ltr">{[...found.not_held, ...found.unknown].slice(0, 40).join(', ')}</bdi>
          </p>
        </>
      )}
    </div>
  );
}
