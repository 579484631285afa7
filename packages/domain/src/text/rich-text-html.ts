import { escapeHtml } from './escape-html.ts';
import { isLinkAddress, type RichText, type TextRun } from './rich-text.ts';

/**
 * The text as HTML, made of the model only: every character is escaped, links lead only where `isLinkAddress` allows
 * (else they are text). `top` is the level of the highest heading, so that it fits below what stands above it.
 */
export function textAsHtml({ blocks }: RichText, { top = 2 }: { top?: 2 | 3 } = {}): string {
  return blocks
    .map((block) => {
      if (block.type === 'paragraph') return `<p>${runsAsHtml(block.text)}</p>`;
      if (block.type === 'list')
        return list(
          block.ordered,
          block.items.map(
            ({ text, list: below }) =>
              runsAsHtml(text) +
              (below
                ? list(
                    below.ordered,
                    below.items.map((each) => runsAsHtml(each.text)),
                  )
                : ''),
          ),
        );
      const tag = `h${block.level - 2 + top}`;
      return `<${tag}>${runsAsHtml(block.text)}</${tag}>`;
    })
    .join('');
}

function list(ordered: boolean, items: readonly string[]): string {
  const tag = ordered ? 'ol' : 'ul';
  return `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
}

function runsAsHtml(runs: readonly TextRun[]): string {
  return runs
    .map(({ text, bold, italic, link }) => {
      let html = escapeHtml(text).replaceAll('\n', '<br>');
      if (italic) html = `<em>${html}</em>`;
      if (bold) html = `<strong>${html}</strong>`;
      return link !== undefined && isLinkAddress(link)
        ? `<a href="${escapeHtml(link)}" rel="nofollow noopener">${html}</a>`
        : html;
    })
    .join('');
}
