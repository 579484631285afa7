import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { useQuery } from '@tanstack/react-query';
import type { PositionPrivilege } from '@tryout/contract/positions/position-people';
import { PRIVILEGE_LEVELS, type PrivilegeLevel } from '@tryout/domain/access/privilege';
import { useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../../ui/forms/field-id.ts';
import { formErrors } from '../../../../ui/forms/form-errors.ts';
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
  const [email, setEmail] = useState('');
  const [level, setLevel] = useState<PrivilegeLevel>('reviewer');
  const [seeIdentity, setSeeIdentity] = useState(true);
  const add = useAddHiringManager(positionId);
  const errors = formErrors(add.error);
  return (
    <Panel title={t('positions.people.title')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          add.mutate({ email, level, see_identity: seeIdentity }, { onSuccess: () => setEmail('') });
        }}
      >
        <Stack gap={4}>
          <p className={step.note}>{t('positions.people.text')}</p>
          <div className={step.grid}>
            <TextInput
              id={fieldId('email')}
              type="email"
              label={t('positions.people.email')}
              required
              error={errors.of('email') ?? errors.of('')}
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <NativeSelect
              label={t('positions.people.level')}
              description={v(`positions.level_about.${level}`)}
              value={level}
              data={PRIVILEGE_LEVELS.map((value) => ({ value, label: v(`positions.level_name.${value}`) }))}
              onChange={(event) => setLevel(event.currentTarget.value as PrivilegeLevel)}
            />
          </div>
          <Checkbox
            label={t('positions.people.see_identity')}
            description={t('positions.people.see_identity_hint')}
            checked={seeIdentity}
            onChange={(event) => setSeeIdentity(event.currentTarget.checked)}
          />
          <div>
            <Button type="submit" loading={add.isPending}>
              {t('positions.people.add')}
            </Button>
          </div>
        </Stack>
      </form>
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
