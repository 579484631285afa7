import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { testPart } from '@tryout/contract/administration/mail-desk';
import { callRoute } from '../../../platform/api/api-client.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { messages } from '../mail-desk.messages.ts';

const PARTS = ['mail', 'storage', 'geocoder', 'pictures'] as const;

/** Tries mail, storage, the address search and the picture service out, and shows what came of it. */
export function TestParts() {
  const t = useText(messages);
  const test = useMutation({
    mutationFn: (part: (typeof PARTS)[number]) => callRoute(testPart, { body: { part } }),
  });
  return (
    <Panel title={t('mail-desk.test')}>
      <Stack gap={4}>
        <p>{t('mail-desk.test.about')}</p>
        <Row>
          {PARTS.map((part) => (
            <Button
              key={part}
              variant="default"
              loading={test.isPending && test.variables === part}
              disabled={test.isPending}
              onClick={() => test.mutate(part)}
            >
              {t(`mail-desk.test.${part}`)}
            </Button>
          ))}
        </Row>
        {test.data && (
          <Banner tone={test.data.ok ? 'success' : 'danger'}>
            {test.data.said} {t('mail-desk.test.took', { ms: test.data.took_ms })}
            {test.data.detail !== '' && (
              <>
                {' '}
                <bdi>{test.data.detail}</bdi>
              </>
            )}
          </Banner>
        )}
      </Stack>
    </Panel>
  );
}
