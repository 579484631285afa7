import { Button, Textarea } from '@mantine/core';
import {
  type CandidateLook as Look,
  openCandidateLook,
} from '@tryout/contract/administration/platform-lists';
import { INSIDE_LOOK_REASON_LENGTH } from '@tryout/domain/administration/inside-look';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { useEndCandidateLook, useOpenCandidateLook } from '../directory.api.ts';
import { messages } from '../directory.messages.ts';

/** Who candidates are: hidden until a reason is given, and then shown for an hour. Null: all applications. */
export function CandidateLook({
  userId,
  open,
}: {
  readonly userId: string | null;
  readonly open: Look | null;
}) {
  const t = useText(messages);
  const format = useFormat();
  const end = useEndCandidateLook(userId);
  if (!open) return <AskToLook userId={userId} />;
  return (
    <Banner
      tone="warning"
      action={
        <Button variant="default" loading={end.isPending} onClick={() => end.mutate(null)}>
          {t('directory.look.end')}
        </Button>
      }
    >
      {t('directory.look.until', {
        time: format.date(open.expires_at, { timeStyle: 'short' }),
        reason: open.reason,
      })}
    </Banner>
  );
}

function AskToLook({ userId }: { readonly userId: string | null }) {
  const t = useText(messages);
  const open = useOpenCandidateLook(userId);
  const form = useForm(openCandidateLook, {
    start: { reason: '' },
    error: open.error,
    busy: open.isPending,
  });
  return (
    <Panel title={t(userId === null ? 'directory.look.names' : 'directory.look.title')}>
      <FormBody form={form} onSubmit={() => open.mutate(form.values.reason)}>
        <Stack gap={4}>
          <p>{t(userId === null ? 'directory.look.names_text' : 'directory.look.text')}</p>
          <Textarea
            {...form.text('reason', t('directory.look.reason'))}
            description={t('directory.look.reason_hint', { count: INSIDE_LOOK_REASON_LENGTH })}
            required
            autosize
            minRows={2}
            maxLength={1000}
          />
          <div>
            <Button type="submit" loading={open.isPending}>
              {t('directory.look.open')}
            </Button>
          </div>
        </Stack>
      </FormBody>
    </Panel>
  );
}
