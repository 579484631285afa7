import { useQueryClient } from '@tanstack/react-query';
import {
  addEducation,
  addExperience,
  removeEducation,
  removeExperience,
  updateEducation,
  updateExperience,
  updateProfile,
} from '@tryout/contract/profiles/profiles';
import type { ProfileField } from '@tryout/domain/profiles/profile-parts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { callRoute } from '../../platform/api/api-client.ts';
import { ApiError, isPassing } from '../../platform/api/api-error.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { setQueuedChanges } from '../../platform/offline.ts';
import { browserProfileDrafts } from './profile-draft-store.ts';
import {
  type DraftKey,
  type DraftState,
  type HeldDraft,
  type ProfileDraft,
  ProfileDrafts,
  type Sent,
} from './profile-drafts.ts';
import { type Education, type Experience, type Profile, profileQuery } from './profiles.api.ts';

/** The profile with changes that are not stored yet, and how to make more. */
export interface ProfileInHand {
  readonly profile: Profile;
  readonly stateOf: (key: DraftKey) => DraftState | undefined;
  readonly change: (field: ProfileField, value: unknown) => void;
  /** Stores a job or a school; without an id a new one. Null: removes it. */
  readonly put: (kind: 'experience' | 'education', id: string | null, fields: object | null) => void;
  readonly keepMine: (key: DraftKey) => void;
  readonly giveUp: (key: DraftKey) => void;
}

const NEW = 'new-';

/** Whether a job or school is not at the server yet. */
const isUnstored = (id: string): boolean => id.startsWith(NEW);

async function sendDraft({ key, value, version }: ProfileDraft): Promise<void> {
  const [kind, id = ''] = key.split(':');
  const base = version === null ? {} : { version };
  if (kind === 'experience') {
    const params = { experience_id: id };
    if (value === null) await callRoute(removeExperience, { params });
    else if (isUnstored(id))
      await callRoute(addExperience, { body: value as Experience, idempotencyKey: id });
    else await callRoute(updateExperience, { params, body: { ...(value as Experience), ...base } });
  } else if (kind === 'education') {
    const params = { education_id: id };
    if (value === null) await callRoute(removeEducation, { params });
    else if (isUnstored(id)) await callRoute(addEducation, { body: value as Education, idempotencyKey: id });
    else await callRoute(updateEducation, { params, body: { ...(value as Education), ...base } });
  } else {
    await callRoute(updateProfile, {
      body: { [key]: value, ...(version === null ? {} : { versions: { [key]: version } }) },
    });
  }
}

/** What somebody else stored, as a refusal tells it: of a part with its value, of a job or school whole. */
function theirsOf(key: DraftKey, told: unknown): Extract<Sent, { kind: 'conflict' }>['theirs'] {
  const record = told as { version: number; value?: unknown };
  return { version: record.version, value: key.includes(':') ? record : record.value };
}

/** Keeps changes of the own profile in the browser and at the server; nothing typed is lost with the line. */
export function useProfileDrafts(userId: string, stored: Profile): ProfileInHand {
  const client = useQueryClient();
  const errorText = useErrorText();
  const words = useRef(errorText);
  words.current = errorText;
  const [held, setHeld] = useState<readonly HeldDraft[]>([]);
  const drafts = useMemo(
    () =>
      new ProfileDrafts(userId, {
        store: browserProfileDrafts,
        now: () => Date.now(),
        onChange: (next) => {
          setHeld(next);
          setQueuedChanges(next.filter(({ state }) => state.kind === 'queued').length);
        },
        send: async (draft): Promise<Sent> => {
          try {
            await sendDraft(draft);
          } catch (error) {
            if (isPassing(error)) return { kind: 'unreachable' };
            if (!(error instanceof ApiError)) throw error;
            if (error.code === 'conflict' && error.current?.theirs !== undefined)
              return { kind: 'conflict', theirs: theirsOf(draft.key, error.current.theirs) };
            // Removed elsewhere as well: there is nothing left to do.
            if (error.status !== 404 || draft.value !== null)
              return { kind: 'refused', message: error.fields[0]?.message ?? words.current(error) };
          }
          await client.invalidateQueries({ queryKey: profileQuery().queryKey });
          void invalidateFeature(client, 'profiles');
          return { kind: 'stored' };
        },
      }),
    [userId, client],
  );
  useEffect(() => {
    void drafts.restore();
    const online = () => void drafts.flush();
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('online', online);
      drafts.stop();
      setQueuedChanges(0);
    };
  }, [drafts]);
  const versionOf = (kind: 'experience' | 'education', id: string): number | null =>
    kind === 'experience'
      ? (stored.experience.find((one) => one.experience_id === id)?.version ?? null)
      : (stored.education.find((one) => one.education_id === id)?.version ?? null);
  return {
    profile: withDrafts(stored, held),
    stateOf: (key) => held.find((draft) => draft.key === key)?.state,
    change: (field, value) => void drafts.set(field, value, stored.versions[field]),
    put: (kind, id, fields) => {
      // One that never reached the server goes without it.
      if (fields === null && id !== null && isUnstored(id)) void drafts.giveUp(`${kind}:${id}`);
      else {
        const key = id ?? `${NEW}${crypto.randomUUID()}`;
        void drafts.set(`${kind}:${key}`, fields, id === null ? null : versionOf(kind, id));
      }
    },
    keepMine: (key) => void drafts.keepMine(key),
    giveUp: (key) => void drafts.giveUp(key),
  };
}

function withDrafts(stored: Profile, held: readonly HeldDraft[]): Profile {
  const entries = <T extends Experience | Education>(
    kind: 'experience' | 'education',
    rows: readonly T[],
    idOf: (row: T) => string,
  ): T[] => {
    const changed = new Map(
      held
        .filter(({ key }) => key.startsWith(`${kind}:`))
        .map(({ key, value }) => [key.split(':')[1], value]),
    );
    const kept = rows.flatMap((row) => {
      const id = idOf(row);
      if (!changed.has(id)) return [row];
      const value = changed.get(id);
      return value === null ? [] : [{ ...row, ...(value as T) }];
    });
    const added = [...changed].flatMap(([id = '', value]) =>
      isUnstored(id) && value !== null ? [{ ...(value as T), [`${kind}_id`]: id, version: 1 }] : [],
    );
    return [...added, ...kept];
  };
  const fields = held.filter(({ key }) => !key.includes(':')).map(({ key, value }) => [key, value]);
  return {
    ...stored,
    ...Object.fromEntries(fields),
    experience: entries('experience', stored.experience, (row) => row.experience_id),
    education: entries('education', stored.education, (row) => row.education_id),
  };
}
