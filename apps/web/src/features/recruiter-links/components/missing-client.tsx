import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { chooseWorkingFor } from '@tryout/contract/recruiter-links/working-for';
import { callRoute } from '../../../platform/api/api-client.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { choicesMessages } from '../working-choices.messages.ts';
import { workingForQuery } from '../working-for.api.ts';

/** Where a record is missing: it may be another client's, such as one that a mail led to. */
export function MissingClient() {
  const t = useText(choicesMessages);
  const working = useQuery(workingForQuery()).data;
  // Opened again for the other client, at the same address.
  const choose = useMutation({
    mutationFn: (company_id: string | null) => callRoute(chooseWorkingFor, { body: { company_id } }),
    onSuccess: () => window.location.reload(),
  });
  if (!working || working.clients.length === 0) return null;
  const others = [{ company_id: null, name: working.own_name }, ...working.clients].filter(
    (each) => each.company_id !== working.company_id,
  );
  return (
    <Stack gap={3}>
      <p>{t('working.missing', { name: working.name })}</p>
      <Row gap={2}>
        {others.map(({ company_id, name }) => (
          <Button
            key={company_id ?? 'own'}
            variant="default"
            disabled={choose.isPending}
            onClick={() => choose.mutate(company_id)}
          >
            {t('working.missing.open', { name })}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
