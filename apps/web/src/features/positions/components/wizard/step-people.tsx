import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { addHiringManager } from '@tryout/contract/positions/position-people';
import { FormBody } from '../../../../ui/forms/form-body.tsx';
import { useForm } from '../../../../ui/forms/use-form.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { useQuery } from '@tanstack/react-query';
import type { PositionPrivilege } from '@tryout/contract/positions/position-people';
import { PRIVILEGE_LEVELS, type PrivilegeLevel } from '@tryout/domain/access/privilege';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { DeniedState } from '../../../../ui/states/error-state.tsx';
import { QueryView } from '../../../../ui/states/query-view.tsx';
import {
  hiringManagersQuery,
  useAddHiringManager,
  useChangeHiringManager,
  useResendHiringManager,
  useRevokeHiringManager,
} from '../../positions.api.ts';
import type { StepProps } from '../../use-position-save.ts';
import { vocabulary } from '../../vocabulary.messages.ts';
import { messages } from '../../wizard.messages.ts';
import { HiringTeam } from '../team/hiring-team.tsx';
import classes from './step-people.module.css';
import step from './wizard-step.module.css';

/** Step 5: with whom the position is shared, by e-mail, and how far each right reaches. */
export function StepPeople({ position }: StepProps) {
  const t = useText(messages);
  if (!position.rights.share) return <DeniedState text={t('positions.people.denied')} />;
  return (
    <Stack gap={5}>
      <HiringTeam positionId={position.id} isConfidential={position.visibility === 'confidential'} />
      <ShareForm positionId={position.id} />
      <SharedList positionId={position.id} isConfidential={position.visibility === 'confidential'} />
    </Stack>
  );
}

function ShareForm({ positionId }: { positionId: string }) {
  const t = useText(messages);
  const v = useText(vocabulary);
  const add = useAddHiringManager(positionId);
  const form = useForm(addHiringManager, {
    start: { email: '', level: 'reviewer' as PrivilegeLevel, see_identity: true },
    error: add.error,
    busy: add.isPending,
  });
  const { level, see_identity } = form.values;
  return (
    <Panel title={t('positions.people.title')}>
      <FormBody
        form={form}
        onSubmit={() =>
          add.mutate(form.values, { onSuccess: () => form.restart({ email: '', level, see_identity }) })
        }
      >
        <Stack gap={4}>
          <p className={step.note}>{t('positions.people.text')}</p>
          <div className={step.grid}>
            <TextInput {...form.text('email', t('positions.people.email'))} type="email" required />
            <NativeSelect
              {...form.text('level', t('positions.people.level'))}
              description={v(`positions.level_about.${level}`)}
              data={PRIVILEGE_LEVELS.map((value) => ({ value, label: v(`positions.level_name.${value}`) }))}
            />
          </div>
          <Checkbox
            label={t('positions.people.see_identity')}
            description={t('positions.people.see_identity_hint')}
            checked={see_identity}
            onChange={(event) => form.set({ see_identity: event.currentTarget.checked })}
          />
          <div>
            <Button type="submit" loading={add.isPending}>
              {t('positions.people.add')}
            </Button>
          </div>
        </Stack>
      </FormBody>
    </Panel>
  );
}

function SharedList({ positionId, isConfidential }: { positionId: string; isConfidential: boolean }) {
  const t = useText(messages);
  const query = useQuery(hiringManagersQuery(positionId));
  return (
    <Panel title={t('positions.people.list')}>
      <QueryView query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{isConfidential ? t('positions.people.nobody_confidential') : t('positions.people.nobody')}</p>
          ) : (
            <ul className={classes.people}>
              {items.map((person) => (
                <SharedPerson key={person.id} positionId={positionId} person={person} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Panel>
  );
}

function SharedPerson({ positionId, person }: { positionId: string; person: PositionPrivilege }) {
  const t = useText(messages);
  const v = useText(vocabulary);
  const change = useChangeHiringManager(positionId);
  const revoke = useRevokeHiringManager(positionId);
  const resend = useResendHiringManager(positionId);
  const name = person.name ?? person.email;
  const live = person.status === 'new' || person.status === 'approved';
  return (
    <li className={classes.person}>
      <span className={classes.words}>
        <strong>{name}</strong>
        {person.name && <span className={classes.quiet}>{person.email}</span>}
        <span className={classes.quiet}>{v(`positions.privilege.${person.status}`)}</span>
      </span>
      {live && (
        <span className={classes.tools}>
          <NativeSelect
            aria-label={t('positions.people.level_of', { name })}
            value={person.level}
            disabled={change.isPending}
            data={PRIVILEGE_LEVELS.map((value) => ({ value, label: v(`positions.level_name.${value}`) }))}
            onChange={(event) =>
              change.mutate({ id: person.id, level: event.currentTarget.value as PrivilegeLevel })
            }
          />
          {person.status === 'new' && (
            <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate(person.id)}>
              {t('positions.people.resend')}
            </Button>
          )}
          <Button
            variant="default"
            color="red"
            loading={revoke.isPending}
            onClick={() => revoke.mutate(person.id)}
          >
            {t('positions.people.revoke')}
          </Button>
        </span>
      )}
    </li>
  );
}
