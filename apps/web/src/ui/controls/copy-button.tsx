import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { announce } from '../../platform/announce.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from '../core.messages.ts';
import { toast } from '../states/toast.ts';
import { IconButton } from './icon-button.tsx';

interface CopyButtonProps {
  value: string;
  label?: string;
  /** Only the icon, beside the text it copies. */
  compact?: boolean;
}

/** Copies a text; says so for two seconds, to screen readers as well. */
export function CopyButton({ value, label, compact }: CopyButtonProps) {
  const t = useText(messages);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      announce(t('ui.copied'));
      setTimeout(() => setCopied(false), 2_000);
    } catch {
      toast.say({ message: t('ui.copy_failed'), tone: 'danger' });
    }
  };
  const Icon = copied ? IconCheck : IconCopy;
  const words = copied ? t('ui.copied') : (label ?? t('ui.copy'));
  if (compact) return <IconButton label={words} icon={Icon} onClick={copy} />;
  return (
    <Button variant="default" leftSection={<Icon size={18} stroke={1.75} aria-hidden />} onClick={copy}>
      {words}
    </Button>
  );
}
