import { Button, Popover, TextInput } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import { RichTextEditor } from '@mantine/tiptap';
import { IconLink } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { linkAddress } from '../../link-address.ts';
import { messages } from '../../wizard.messages.ts';

interface LinkControlProps {
  editor: Editor;
  label: string;
  opened: boolean;
  onOpen: (opened: boolean) => void;
}

/** Makes a link of the selection, changes the one at the cursor, or removes it. */
export function LinkControl({ editor, label, opened, onOpen }: LinkControlProps) {
  const isLink = useEditorState({ editor, selector: () => editor.isActive('link') });
  return (
    <Popover
      opened={opened}
      onChange={onOpen}
      trapFocus
      returnFocus
      position="bottom-start"
      width={300}
      withinPortal
      shadow="md"
    >
      <Popover.Target>
        <RichTextEditor.Control
          aria-label={label}
          title={label}
          active={isLink}
          onClick={() => onOpen(!opened)}
        >
          <IconLink size={16} stroke={1.5} aria-hidden />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown>
        {opened && <LinkForm editor={editor} isLink={isLink} onDone={() => onOpen(false)} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function LinkForm({ editor, isLink, onDone }: { editor: Editor; isLink: boolean; onDone: () => void }) {
  const t = useText(messages);
  const [typed, setTyped] = useState<string>(() => editor.getAttributes('link').href ?? '');
  const [failed, setFailed] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    // A portal's events reach the form that the editor may stand in.
    event.stopPropagation();
    const href = linkAddress(typed);
    if (href === null) return setFailed(true);
    const chain = editor.chain().focus();
    if (editor.state.selection.empty && !isLink)
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] });
    else chain.extendMarkRange('link').setLink({ href });
    chain.run();
    onDone();
  };
  return (
    <form onSubmit={save} noValidate>
      <Stack gap={3}>
        <TextInput
          label={t('positions.editor.address')}
          description={t('positions.editor.address_hint')}
          inputMode="url"
          dir="ltr"
          data-autofocus
          value={typed}
          error={failed && t('positions.editor.address_wrong')}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setFailed(false);
          }}
        />
        <Row gap={2}>
          <Button type="submit">{t('positions.editor.save_link')}</Button>
          {isLink && (
            <Button
              variant="default"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
                onDone();
              }}
            >
              {t('positions.editor.remove_link')}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}
