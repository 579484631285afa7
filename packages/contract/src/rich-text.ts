import { RICH_TEXT_LIMITS, type RichText } from '@tryout/domain/text/rich-text';
import { parseText, type TextProblem } from '@tryout/domain/text/rich-text-parse';
import { textFromPlain } from '@tryout/domain/text/rich-text-plain';
import { z } from 'zod';
import { text } from './fields.ts';

const { characters, blocks } = RICH_TEXT_LIMITS;

function phraseOf({ fault, block }: TextProblem): string {
  switch (fault) {
    case 'document':
      return 'must be text, or blocks of headings, paragraphs and lists';
    case 'block':
      return `must have a heading, a paragraph or a list as block ${block}`;
    case 'level':
      return `must have a heading of level 2 or 3 as block ${block}`;
    case 'list':
      return `must have a list with items of text as block ${block}`;
    case 'nesting':
      return `must have lists of at most 2 levels, unlike block ${block}`;
    case 'run':
      return `must have text that is plain, bold, italic or a link in block ${block}`;
    case 'link':
      return `must have links that start with https://, http:// or mailto: in block ${block}`;
    case 'control':
      return 'must not contain control characters';
    case 'characters':
      return `must be at most ${characters} characters`;
    case 'blocks':
      return `must be at most ${blocks} blocks`;
    case 'pieces':
      return `must be at most ${RICH_TEXT_LIMITS.pieces} pieces of text and list items`;
  }
}

const run = z.object({
  text: z.string(),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  link: z.string().optional(),
});
const runs = z.array(run);

/** A text with headings (level 2 or 3), paragraphs, and lists of up to two levels. */
export const richText: z.ZodType<RichText> = z.object({
  blocks: z.array(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('heading'), level: z.literal([2, 3]), text: runs }),
      z.object({ type: z.literal('paragraph'), text: runs }),
      z.object({
        type: z.literal('list'),
        ordered: z.boolean(),
        items: z.array(
          z.object({
            text: runs,
            list: z.object({ ordered: z.boolean(), items: z.array(z.object({ text: runs })) }).optional(),
          }),
        ),
      }),
    ]),
  ),
});

/**
 * A text as it is sent: blocks as in `richText`, or plain text, of which blank lines make paragraphs and lines that
 * begin with a hyphen lists. What is not in the model is refused, with the number of its block.
 */
export const richTextInput = z
  .custom<string | RichText>(
    (value) => value !== undefined,
    'must be text, or blocks of headings, paragraphs and lists',
  )
  .transform((value, context): RichText => {
    if (typeof value === 'string') {
      const plain = text(characters).safeParse(value);
      if (plain.success) return textFromPlain(plain.data);
      for (const { message } of plain.error.issues) context.addIssue(message);
      return z.NEVER;
    }
    const read = parseText(value);
    if ('text' in read) return read.text;
    context.addIssue(phraseOf(read.problem));
    return z.NEVER;
  });
