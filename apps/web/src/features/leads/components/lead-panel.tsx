import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { addLeadNote, type Lead, type LeadEntry, type WholeLead } from '@tryout/contract/leads/leads';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { SidePanel } from '../../../ui/layout/side-panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { FactList } from '../../../ui/lists/fact-list.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { deskMessages } from '../desk.messages.ts';
import { leadOwnersQuery, leadQuery, useAddLeadNote, useSetLeadOwner } from '../leads.api.ts';
import classes from './lead-panel.module.css';
import { LeadStatusField } from './lead-status-field.tsx';

interface LeadPanelProps {
  readonly leadId: string;
  readonly onClose: () => void;
  readonly onOpen: (leadId: string) => void;
  readonly onMove: (lead: Lead, to: Lead['status']) => void;
}

/** One lead beside the list: who it is, who looks after it, notes, and what happened. */
export function LeadPanel({ leadId, onClose, onOpen, onMove }: LeadPanelProps) {
  const t = useText(deskMessages);
  const query = useQuery(leadQuery(leadId));
  return (
    <SidePanel
      title={query.data?.name ?? t('leads.one')}
      closeLabel={t('leads.close')}
      onClose={onClose}
      subject={leadId}
    >
      <QueryView query={query}>
        {(lead) => (
          <Stack gap={4}>
            <LeadStatusField
              lead={lead}
              label={t('leads.status_of', { name: lead.name })}
              onMove={(to) => onMove(lead, to)}
            />
            <Owner lead={lead} />
            <FactList facts={factsOf(lead)} />
            {lead.colleagues.length > 0 && (
              <div>
                <h3 className={classes.title}>{t('leads.colleagues')}</h3>
                <ul className={classes.list}>
                  {lead.colleagues.map((one) => (
                    <li key={one.lead_id}>
                      <button type="button" className={classes.link} onClick={() => onOpen(one.lead_id)}>
                        <bdi>{one.name}</bdi>
                      </button>{' '}
                      <bdi>{one.email}</bdi>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {lead.deleted_at === null && <NoteForm key={lead.lead_id} leadId={lead.lead_id} />}
            <h3 className={classes.title}>{t('leads.history')}</h3>
            <ol className={classes.list}>
              {lead.history.map((entry) => (
                <li key={entry.id} className={classes.entry}>
                  <Entry entry={entry} />
                </li>
              ))}
            </ol>
          </Stack>
        )}
      </QueryView>
    </SidePanel>
  );

  function factsOf(lead: WholeLead): [string, React.ReactNode][] {
    return [
      [
        t('leads.email'),
        <a key="email" href={`mailto:${lead.email}`}>
          <bdi>{lead.email}</bdi>
        </a>,
      ],
      [
        t('leads.confirmed'),
        lead.confirmed_at === null ? (
          t('leads.not_confirmed')
        ) : (
          <TimeText key="confirmed" at={lead.confirmed_at} style="date" />
        ),
      ],
      [t('leads.company'), lead.company && <bdi key="company">{lead.company}</bdi>],
      [t('leads.phone'), lead.phone && <bdi key="phone">{lead.phone}</bdi>],
      [t('leads.role'), lead.role && <bdi key="role">{lead.role}</bdi>],
      [t('leads.source'), t(`leads.source.${lead.source}`)],
      [
        t('leads.organization'),
        lead.organization && (
          <Link
            key="organization"
            to={'/user/admin/organizations/$id' as '/'}
            params={{ id: lead.organization.organization_id } as never}
          >
            <bdi>{lead.organization.name}</bdi>
          </Link>
        ),
      ],
      [t('leads.reason'), lead.reason && t(`leads.reason.${lead.reason}`)],
    ];
  }
}

function Owner({ lead }: { readonly lead: Lead }) {
  const t = useText(deskMessages);
  const owners = useQuery(leadOwnersQuery());
  const set = useSetLeadOwner();
  return (
    <NativeSelect
      label={t('leads.owner')}
      value={lead.owner?.user_id ?? ''}
      disabled={lead.deleted_at !== null || set.isPending}
      data={[
        { value: '', label: t('leads.owner.nobody') },
        ...(owners.data?.items ?? (lead.owner ? [lead.owner] : [])).map(({ user_id, name }) => ({
          value: user_id,
          label: name,
        })),
      ]}
      onChange={({ currentTarget }) =>
        set.mutate({ lead_id: lead.lead_id, owner_id: currentTarget.value || null })
      }
    />
  );
}

function NoteForm({ leadId }: { readonly leadId: string }) {
  const t = useText(deskMessages);
  const add = useAddLeadNote();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const form = useForm(addLeadNote, { start: { text: '' }, error: add.error, busy: add.isPending });
  const submit = () =>
    add.mutate(
      { lead_id: leadId, text: form.values.text, key },
      {
        onSuccess: () => {
          form.restart({ text: '' });
          setKey(crypto.randomUUID());
        },
      },
    );
  return (
    <FormBody form={form} onSubmit={submit}>
      <Stack gap={2}>
        <Textarea {...form.text('text', t('leads.note'))} autosize minRows={2} maxLength={4000} />
        <div>
          <Button type="submit" variant="default" loading={add.isPending}>
            {t('leads.note.add')}
          </Button>
        </div>
      </Stack>
    </FormBody>
  );
}

const textIn = (entry: LeadEntry, key: string): string => {
  const value = entry.details[key];
  return typeof value === 'string' ? value : '';
};

function Entry({ entry }: { readonly entry: LeadEntry }) {
  const t = useText(deskMessages);
  const status = (key: string) => {
    const value = textIn(entry, key) as Lead['status'];
    return value === ('' as string) ? '' : t(`leads.status.${value}`);
  };
  const reason = textIn(entry, 'reason') as NonNullable<Lead['reason']> | '';
  const words =
    entry.kind === 'status'
      ? t('leads.entry.status', { from: status('from'), to: status('to') })
      : entry.kind === 'owner'
        ? t('leads.entry.owner', { to: textIn(entry, 'to') || t('leads.owner.nobody') })
        : entry.kind === 'converted'
          ? t(textIn(entry, 'how') === 'domain' ? 'leads.entry.by_domain' : 'leads.entry.by_address')
          : entry.kind === 'asked'
            ? t('leads.entry.asked', { reference: entry.reference })
            : t(`leads.entry.${entry.kind}`);
  const body = entry.kind === 'asked' ? textIn(entry, 'message') : textIn(entry, 'text');
  const { utm } = entry.details;
  const from = typeof utm === 'object' ? Object.values(utm).filter((part) => part !== '') : [];
  return (
    <>
      <p className={classes.head}>
        <strong>{words}</strong>
        {reason !== '' && ` – ${t(`leads.reason.${reason}`)}`}
      </p>
      {body !== '' && (
        <p className={classes.body} dir="auto">
          {body}
        </p>
      )}
      {from.length > 0 && <p className={classes.meta}>{t('leads.entry.utm', { from: from.join(' · ') })}</p>}
      <p className={classes.meta}>
        <TimeText at={entry.made_at} style="datetime" />
        {entry.actor_name !== '' && (
          <>
            {' · '}
            <bdi>{entry.actor_name}</bdi>
          </>
        )}
      </p>
    </>
  );
}
