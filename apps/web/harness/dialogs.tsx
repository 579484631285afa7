import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../src/ui/dialogs/confirm-dialog.tsx';
import { KeyHints } from '../src/ui/dialogs/key-hints.tsx';
import { OppsDialog } from '../src/ui/dialogs/opps-dialog.tsx';
import { ReasonDialog } from '../src/ui/dialogs/reason-dialog.tsx';
import { Panel } from '../src/ui/layout/panel.tsx';
import { Row } from '../src/ui/layout/stack.tsx';

/** Each dialog behind a button. */
export function Dialogs() {
  const [open, setOpen] = useState<'confirm' | 'reason' | 'opps' | 'keys' | null>(null);
  const close = () => setOpen(null);
  return (
    <Panel title="Dialogs">
      <Row>
        {(['confirm', 'reason', 'opps', 'keys'] as const).map((kind) => (
          <Button key={kind} variant="default" onClick={() => setOpen(kind)}>
            {kind}
          </Button>
        ))}
      </Row>
      <ConfirmDialog
        opened={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Delete Harbour"
        danger
        typedWord="Harbour"
      >
        All its positions go with it. This cannot be undone.
      </ConfirmDialog>
      <ReasonDialog
        opened={open === 'reason'}
        onClose={close}
        onConfirm={close}
        title="Reject 3 applicants"
        reasons={[{ value: 'skills', label: 'Other skills needed' }]}
      >
        They are told after 10 seconds.
      </ReasonDialog>
      <OppsDialog
        opened={open === 'opps'}
        onClose={close}
        message="A position without a description cannot be published."
      />
      {open === 'keys' && <KeyHints onClose={close} />}
    </Panel>
  );
}
