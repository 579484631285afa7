import type { Editor, Extensions } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';
import { ListItem } from '@tiptap/extension-list';
import StarterKit from '@tiptap/starter-kit';
import { isLinkAddress } from '@tryout/domain/text/rich-text';

/** Lists go two levels deep. */
const DEPTH_MAX = 2;

/** Whether the item at the selection may become part of the item above it. */
function maySink(editor: Editor): boolean {
  const { $from } = editor.state.selection;
  let depth = 0;
  let hasList = false;
  for (let at = $from.depth; at > 0; at--) {
    const node = $from.node(at);
    if (node.type.name !== 'listItem') continue;
    if (depth === 0) hasList = node.childCount > 1;
    depth++;
  }
  return depth > 0 && depth < DEPTH_MAX && !hasList;
}

const Item = ListItem.extend({
  content: 'paragraph (bulletList | orderedList)?',
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      // Where nothing can be moved in, Tab goes on to the next control as everywhere.
      Tab: () => maySink(this.editor) && this.editor.commands.sinkListItem(this.name),
      'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

/** What the editor of descriptions can hold and do: the blocks and marks of `RichText`, nothing else. */
export function descriptionExtensions(onLinkKey?: () => void): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3] },
      blockquote: false,
      code: false,
      codeBlock: false,
      horizontalRule: false,
      link: false,
      listItem: false,
      strike: false,
      trailingNode: false,
      underline: false,
    }),
    Item,
    Link.extend({
      addKeyboardShortcuts() {
        return {
          'Mod-k': () => {
            onLinkKey?.();
            return onLinkKey !== undefined;
          },
        };
      },
    }).configure({
      openOnClick: false,
      autolink: false,
      linkOnPaste: false,
      protocols: ['http', 'https', 'mailto'],
      isAllowedUri: (address) => isLinkAddress(address ?? ''),
      HTMLAttributes: { rel: 'nofollow noopener', target: null },
    }),
  ];
}
