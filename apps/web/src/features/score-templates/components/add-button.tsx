import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';

/** A button that adds a part of a template. */
export function AddButton({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <Button variant="default" leftSection={<IconPlus size={18} stroke={2} aria-hidden />} onClick={onAdd}>
      {label}
    </Button>
  );
}
