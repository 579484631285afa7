import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { checkCandidateInvites, sendCandidateInvites } from '@tryout/contract/positions/candidate-invites';
import { mappingProblems, matchColumns } from '@tryout/domain/records/column-matching';
import { useState } from 'react';
import { useRequestKey } from '../../../../platform/api/use-request-key.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { FormErrorList } from '../../../../ui/forms/form-error-list.tsx';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { ColumnMap, type ImportField } from '../../../../ui/import/column-map.tsx';
import { type MappedSheet, mappedText } from '../../../../ui/import/mapped-sheet.ts';
import { SheetFile } from '../../../../ui/import/sheet-file.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../../ui/lists/simple-table.tsx';
import { messages } from '../../invites.messages.ts';
import { positionsQuery, useCheckInvites, useSendInvites } from '../../positions.api.ts';
import { vocabulary } from '../../vocabulary.messages.ts';

/** Invites people in two steps: the list is checked first, then sent. */
export function InviteDialog({
  positionId,
  onClose,
}: {
  positionId: string | undefined;
  onClose: () => void;
}) {
  const t = useText(messages);
  const v = useText(vocabulary);
  const positions = useQuery({ ...positionsQuery({ status: 'published', sort: 'title' }) });
  const keyOf = useRequestKey();
  const [chosen, setChosen] = useState(positionId ?? '');
  const [how, setHow] = useState<'paste' | 'csv'>('paste');
  const [people, setPeople] = useState<MappedSheet | null>(null);
  const check = useCheckInvites();
  const send = useSendInvites();
  const items = positions.data?.items ?? [];
  const position = chosen || items[0]?.id || '';
  const checked = check.data;
  const form = useForm([checkCandidateInvites, sendCandidateInvites], {
    start: { pasted: '', csv: '', message: '' },
    error: send.error ?? check.error,
    busy: send.isPending || check.isPending,
  });
  const { pasted, message } = form.values;
  const invitable = checked?.rows.filter((row) => row.verdict === 'ok') ?? [];
  const change = () => {
    check.reset();
    send.reset();
  };
  const fields = INVITED.map(({ key, ...field }) => ({
    key,
    label: t(`positions.invites.form.${key}`),
    ...field,
  }));
  const csv = how === 'csv' && people ? mappedText(people) : null;
  const runCheck = () => check.mutate({ position_id: position, ...(csv === null ? { pasted } : { csv }) });
  const runSend = () => {
    const list = {
      position_id: position,
      people: invitable.map(({ email, first_name, last_name }) => ({ email, first_name, last_name })),
      message,
      source: how === 'csv' ? ('csv' as const) : ('manual' as const),
    };
    send.mutate({ ...list, key: keyOf(list) }, { onSuccess: onClose });
  };
  const hasList =
    how === 'csv'
      ? people !== null && mappingProblems(people.mapping, fields).length === 0
      : pasted.trim() !== '';
  // What was checked is made of the file's rows, headings first.
  const lineOf = (line: number) => (csv !== null && people?.sheet.rows[line - 2]?.line) || line;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('positions.invites.new')}
      width={720}
      footer={
        checked ? (
          <>
            <Button variant="default" onClick={change}>
              {t('positions.invites.form.change')}
            </Button>
            <Button loading={send.isPending} disabled={checked.ok === 0} onClick={() => form.submit(runSend)}>
              {t('positions.invites.form.send', { count: checked.ok })}
            </Button>
          </>
        ) : (
          <Button
            loading={check.isPending}
            disabled={!position || !hasList}
            onClick={() => form.submit(runCheck)}
          >
            {t('positions.invites.form.check')}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        <FormErrorList {...form.wrong} />
        {positions.data && items.length === 0 && !positionId ? (
          <p>{t('positions.invites.form.no_position')}</p>
        ) : checked ? (
          <>
            <p role="status">
              {t('positions.invites.form.result', { ok: checked.ok, refused: checked.refused })}
            </p>
            <SimpleTable
              caption={t('positions.invites.form.check')}
              columns={[
                { key: 'address', header: t('positions.invites.form.address') },
                { key: 'name', header: t('positions.invites.form.name') },
                { key: 'verdict', header: t('positions.invites.form.verdict') },
                { key: 'line', header: t('positions.invites.form.line'), align: 'end' },
              ]}
              rows={checked.rows.map((row, index) => ({
                key: `${row.line}-${index}`,
                cells: [
                  <bdi key="address">{row.email}</bdi>,
                  `${row.first_name} ${row.last_name}`.trim() || '–',
                  v(`positions.verdict.${row.verdict}`),
                  lineOf(row.line),
                ],
              }))}
            />
            <Textarea
              {...form.text('message', t('positions.invites.form.message'))}
              description={t('positions.invites.form.message_hint')}
              autosize
              minRows={3}
              maxLength={2000}
            />
          </>
        ) : (
          <>
            <NativeSelect
              label={t('positions.invites.form.position')}
              value={position}
              data={items.map((each) => ({ value: each.id, label: each.title }))}
              onChange={(event) => setChosen(event.currentTarget.value)}
            />
            <NativeSelect
              label={t('positions.invites.form.how')}
              value={how}
              data={[
                { value: 'paste', label: t('positions.invites.form.paste') },
                { value: 'csv', label: t('positions.invites.form.csv') },
              ]}
              onChange={(event) => setHow(event.currentTarget.value === 'csv' ? 'csv' : 'paste')}
            />
            {how === 'paste' ? (
              <Textarea
                {...form.text('pasted', t('positions.invites.form.addresses'))}
                description={t('positions.invites.form.addresses_hint')}
                autosize
                minRows={5}
                maxRows={14}
                dir="ltr"
              />
            ) : (
              <People people={people} fields={fields} onChange={setPeople} />
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}

/** What a file of people to invite has in its columns; the server reads the first five hundred. */
const INVITED = [
  { key: 'email', required: true, names: ['Email address', 'Mail', 'البريد الإلكتروني', 'البريد'] },
  { key: 'first_name', names: ['Given name', 'Forename', 'الاسم الأول', 'الاسم'] },
  { key: 'last_name', names: ['Surname', 'Family name', 'اسم العائلة', 'اللقب'] },
] as const;
const MOST_INVITED = 500;
const FILE_BYTES = 500_000;

interface PeopleProps {
  people: MappedSheet | null;
  fields: readonly ImportField[];
  onChange: (people: MappedSheet | null) => void;
}

/** The file of people, and which of its columns has what. */
function People({ people, fields, onChange }: PeopleProps) {
  const t = useText(messages);
  if (people === null) {
    return (
      <SheetFile
        label={t('positions.invites.form.file')}
        hint={t('positions.invites.form.file_hint')}
        maxBytes={FILE_BYTES}
        maxRows={MOST_INVITED}
        onSheet={(sheet) => onChange({ sheet, mapping: matchColumns(sheet.headings, fields) })}
      />
    );
  }
  return (
    <Stack gap={3}>
      <p role="status">
        {t('positions.invites.form.found', {
          file: people.sheet.file.name,
          count: people.sheet.rows.length,
        })}
      </p>
      <ColumnMap
        sheet={people.sheet}
        fields={fields}
        mapping={people.mapping}
        onChange={(mapping) => onChange({ ...people, mapping })}
      />
      <Row>
        <Button variant="default" onClick={() => onChange(null)}>
          {t('positions.invites.form.another')}
        </Button>
      </Row>
    </Stack>
  );
}
