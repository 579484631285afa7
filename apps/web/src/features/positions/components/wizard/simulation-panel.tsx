import { Button } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import dragging from '../../../../ui/forms/dragging.module.css';
import { fieldId } from '../../../../ui/forms/field-id.ts';
import { useDropList } from '../../../../ui/forms/use-dragging.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { messages } from '../../wizard.messages.ts';
import { SIMULATIONS } from './simulation-row.tsx';
import classes from './step-simulations.module.css';

type List = 'added' | 'available';

const panelId = (list: List) => fieldId(`simulations-${list}`);

interface SimulationPanelProps {
  list: List;
  actions: ReactNode;
  children: ReactNode;
}

/** A list with its title; simulations can be let go anywhere in it. */
export function SimulationPanel({ list, actions, children }: SimulationPanelProps) {
  const t = useText(messages);
  const element = useRef<HTMLDivElement>(null);
  const over = useDropList(element, { group: SIMULATIONS, list });
  return (
    <div id={panelId(list)} tabIndex={-1} className={classes.column} data-list={list}>
      <Panel title={t(`positions.sim.${list}`)} actions={actions}>
        <div ref={element} className={`${dragging.list} ${classes.drop}`} data-over={over || undefined}>
          {children}
        </div>
      </Panel>
    </div>
  );
}

interface JumpButtonProps {
  to: List;
  icon: TablerIcon;
  children: ReactNode;
}

/** Goes to the other list, where the two are one below the other; beside each other there is none. */
export function JumpButton({ to, icon: Icon, children }: JumpButtonProps) {
  return (
    <Button
      className={classes.jump}
      variant="subtle"
      leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
      onClick={() => {
        const panel = document.getElementById(panelId(to));
        panel?.scrollIntoView();
        panel?.focus({ preventScroll: true });
      }}
    >
      {children}
    </Button>
  );
}
