import { Input } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.layer.css';
import { IconClearFormatting } from '@tabler/icons-react';
import { Node, Slice } from '@tiptap/pm/model';
import { useEditor } from '@tiptap/react';
import type { RichText } from '@tryout/domain/text/rich-text';
import { textAsHtml } from '@tryout/domain/text/rich-text-html';
import { textFromHtml } from '@tryout/domain/text/rich-text-pasted';
import { textFromPlain } from '@tryout/domain/text/rich-text-plain';
import { useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../../ui/forms/field-id.ts';
import { Banner } from '../../../../ui/states/banner.tsx';
import { descriptionExtensions } from '../../description-extensions.ts';
import { nodesOfText, textOfNodes } from '../../description-nodes.ts';
import { messages } from '../../wizard.messages.ts';
import classes from './description-editor.module.css';
import { LinkControl } from './link-control.tsx';

interface DescriptionEditorProps {
  text: RichText;
  error: string | undefined;
  onChange: (text: RichText) => void;
}

const isMac = /mac/i.test(navigator.userAgent);
/** Keys as they are printed on the reader's keyboard. */
const pressed = (keys: string): string =>
  isMac ? keys.replace('Ctrl+', '⌘').replace('Alt+', '⌥').replace('Shift+', '⇧') : keys;
const holdsPicture = (data: DataTransfer | null): boolean =>
  [...(data?.files ?? [])].some((file) => file.type.startsWith('image/'));

/** The description with its headings, lists, marks and links; loaded only where somebody writes one. */
export default function DescriptionEditor({ text, error, onChange }: DescriptionEditorProps) {
  const t = useText(messages);
  const id = fieldId('description');
  const [images, setImages] = useState(0);
  const [linking, setLinking] = useState(false);
  const editor = useEditor({
    extensions: descriptionExtensions(() => setLinking(true)),
    content: nodesOfText(text),
    textDirection: 'auto',
    // Its styles are in the module: a page takes no others.
    injectCSS: false,
    onUpdate: ({ editor: changed }) => onChange(textOfNodes(changed.getJSON())),
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-description ${id}-error`,
      },
      transformPastedHTML: (html) => {
        const pasted = textFromHtml(html);
        setImages(pasted.images);
        return textAsHtml(pasted.text);
      },
      clipboardTextParser: (plain, _context, _isPlain, view) =>
        // A single line goes where the cursor is, spaces and all: the editor's own way.
        /[\r\n]/.test(plain)
          ? Slice.maxOpen(Node.fromJSON(view.state.schema, nodesOfText(textFromPlain(plain))).content)
          : (null as never),
      handlePaste: (_view, { clipboardData }) => {
        if (!holdsPicture(clipboardData) || clipboardData?.types.some((type) => type.startsWith('text/')))
          return false;
        setImages(clipboardData?.files.length ?? 1);
        return true;
      },
      handleDrop: (_view, { dataTransfer }) => {
        if (!holdsPicture(dataTransfer)) return false;
        setImages(dataTransfer?.files.length ?? 1);
        return true;
      },
    },
  });
  const named = (label: string, keys: string) => `${label} (${pressed(keys)})`;
  return (
    <Input.Wrapper
      id={id}
      labelElement="div"
      label={t('positions.field.description')}
      description={t('positions.editor.hint')}
      error={error}
    >
      <RichTextEditor
        // The same class by two declarations: Mantine's are written for CommonJS.
        editor={editor as never}
        className={classes.editor}
        data-invalid={error !== undefined || undefined}
        withCodeHighlightStyles={false}
        withTypographyStyles={false}
        labels={{
          h2ControlLabel: named(t('positions.editor.heading'), 'Ctrl+Alt+2'),
          h3ControlLabel: named(t('positions.editor.subheading'), 'Ctrl+Alt+3'),
          boldControlLabel: named(t('positions.editor.bold'), 'Ctrl+B'),
          italicControlLabel: named(t('positions.editor.italic'), 'Ctrl+I'),
          bulletListControlLabel: named(t('positions.editor.bullets'), 'Ctrl+Shift+8'),
          orderedListControlLabel: named(t('positions.editor.numbers'), 'Ctrl+Shift+7'),
          undoControlLabel: named(t('positions.editor.undo'), 'Ctrl+Z'),
          redoControlLabel: named(t('positions.editor.redo'), 'Ctrl+Shift+Z'),
        }}
      >
        <RichTextEditor.Toolbar
          role="group"
          aria-label={t('positions.editor.toolbar')}
          className={classes.bar}
        >
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <LinkControl
              editor={editor}
              label={named(t('positions.editor.link'), 'Ctrl+K')}
              opened={linking}
              onOpen={setLinking}
            />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Control
              aria-label={t('positions.editor.clear')}
              title={t('positions.editor.clear')}
              onClick={() => editor.chain().focus().unsetAllMarks().clearNodes().run()}
            >
              <IconClearFormatting size={16} stroke={1.5} aria-hidden />
            </RichTextEditor.Control>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content className={classes.content} />
      </RichTextEditor>
      {images > 0 && (
        <div className={classes.notice}>
          <Banner tone="warning">{t('positions.editor.images', { count: images })}</Banner>
        </div>
      )}
    </Input.Wrapper>
  );
}
