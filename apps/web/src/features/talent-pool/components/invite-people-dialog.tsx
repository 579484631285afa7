import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PersonRow } from '@tryout/contract/talent-pool/people';
import { invitePeople } from '@tryout/contract/talent-pool/people';
import { useRequestKey } from '../../../platform/api/use-request-key.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { personMessages } from '../person.messages.ts';
import {
  positionChoicesQuery,
  useInviteEverybody,
  useInvitePeople,
  type WholePool,
} from '../talent-pool.api.ts';
import { messages } from '../talent-pool.messages.ts';

interface InvitePeopleDialogProps {
  people: readonly Pick<PersonRow, 'person_id'>[];
  /** Everybody whom the filters find is meant, in the background. */
  whole?: WholePool;
  onClose: () => void;
}

/** Invites people to a position, then says who was not invited and why. */
export function InvitePeopleDialog({ people, whole, onClose }: InvitePeopleDialogProps) {
  const w = useText(messages);
  const count = whole?.count ?? people.length;
  const t = useText(personMessages);
  const positions = useQuery(positionChoicesQuery('published'));
  const keyOf = useRequestKey();
  const invite = useInvitePeople();
  const begin = useInviteEverybody();
  const form = useForm(invitePeople, {
    start: { position_id: '', message: '' },
    error: invite.error ?? begin.error,
    busy: invite.isPending || begin.isPending,
  });
  const items = positions.data?.items ?? [];
  const { message } = form.values;
  const position = form.values.position_id || items[0]?.id || '';
  if (form.values.position_id !== position) form.restart({ ...form.values, position_id: position });
  if (invite.data) return <Outcome result={invite.data} onClose={onClose} />;
  if (positions.data && items.length === 0) {
    return (
      <Dialog opened onClose={onClose} title={t('person.invite.title', { count })}>
        <p>{t('person.invite.no_position')}</p>
      </Dialog>
    );
  }
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('person.invite.title', { count })}
      submitLabel={t('person.invite.send')}
      form={form}
      onSubmit={() => {
        if (position === '') return;
        if (whole) {
          begin.mutate(
            { position_id: position, message, whole, key: keyOf([position, message]) },
            {
              onSuccess: () => {
                toast.say({ message: w('talent-pool.bulk.begun') });
                onClose();
              },
            },
          );
          return;
        }
        invite.mutate({
          position_id: position,
          person_ids: people.map((person) => person.person_id),
          message,
          key: keyOf([position, message]),
        });
      }}
    >
      <p>{t('person.invite.text')}</p>
      <NativeSelect
        {...form.text('position_id', t('person.invite.position'))}
        data={items.map((each) => ({ value: each.id, label: each.title }))}
      />
      <Textarea {...form.text('message', t('person.invite.message'))} autosize minRows={3} maxLength={2000} />
    </FormDialog>
  );
}

type Result = NonNullable<ReturnType<typeof useInvitePeople>['data']>;

function Outcome({ result, onClose }: { result: Result; onClose: () => void }) {
  const t = useText(personMessages);
  const left = result.results.filter(({ verdict }) => verdict !== 'ok');
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('person.invite.done', { count: result.sent })}
      footer={
        <Button data-autofocus onClick={onClose}>
          {t('person.invite.close')}
        </Button>
      }
    >
      {left.length === 0 ? (
        <p>{t('person.invite.all')}</p>
      ) : (
        <SimpleTable
          caption={t('person.invite.left')}
          captionShown
          columns={[
            { key: 'name', header: t('person.invite.name') },
            { key: 'verdict', header: t('person.invite.why') },
          ]}
          rows={left.map(({ person_id, name, verdict }) => ({
            key: person_id,
            cells: [<bdi key="name">{name}</bdi>, t(`person.verdict.${verdict as 'no_address'}`)],
          }))}
        />
      )}
    </Dialog>
  );
}
