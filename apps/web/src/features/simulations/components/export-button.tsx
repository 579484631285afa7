import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { exportSimulation } from '@tryout/contract/simulations/simulations-life';
import type { SimulationRecord } from '@tryout/contract/simulations/simulations-record';
import { callRoute } from '../../../platform/api/api-client.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { saveFile } from '../../../ui/controls/save-file.ts';
import { messages } from '../page.messages.ts';

/** Saves a simulation with its score template as a JSON file. */
export function ExportButton({ record }: { record: SimulationRecord }) {
  const t = useText(messages);
  const save = useMutation({
    mutationFn: () => callRoute(exportSimulation, { params: { simulation_id: record.id } }),
    onSuccess: (data) => {
      const text = `${JSON.stringify(data, null, 2)}\n`;
      saveFile(new Blob([text], { type: 'application/json' }), `${record.key}-${record.version}.json`);
    },
  });
  return (
    <Button
      variant="default"
      loading={save.isPending}
      leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
      onClick={() => save.mutate()}
    >
      {t('page.export')}
    </Button>
  );
}
