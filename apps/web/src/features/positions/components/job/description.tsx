import { isLinkAddress, type RichText, type TextBlock, type TextRun } from '@tryout/domain/text/rich-text';
import classes from './written-text.module.css';

/** A description as people read it, drawn from its blocks; headings begin at `top`, below the page's own. */
export function Description({ text, top = 3 }: { text: RichText; top?: 2 | 3 }) {
  return <div className={classes.text}>{text.blocks.map((block, at) => drawBlock(block, at, top))}</div>;
}

function drawBlock(block: TextBlock, key: number, top: number) {
  if (block.type === 'list') return <List key={key} {...block} />;
  const Tag = block.type === 'paragraph' ? 'p' : (`h${block.level - 2 + top}` as 'h3');
  return (
    <Tag key={key} dir="auto">
      {block.text.map(drawRun)}
    </Tag>
  );
}

interface ListProps {
  ordered: boolean;
  items: readonly { text: readonly TextRun[]; list?: Omit<ListProps, 'list'> | undefined }[];
}

function List({ ordered, items }: ListProps) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag dir="auto">
      {items.map(({ text, list }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no name but their place
        <li key={at}>
          {text.map(drawRun)}
          {list && <List {...list} />}
        </li>
      ))}
    </Tag>
  );
}

function drawRun({ text, bold, italic, link }: TextRun, key: number) {
  const slanted = italic ? <em>{text}</em> : text;
  const drawn = bold ? <strong>{slanted}</strong> : slanted;
  return link !== undefined && isLinkAddress(link) ? (
    <a key={key} href={link} rel="nofollow noopener">
      {drawn}
    </a>
  ) : (
    <span key={key}>{drawn}</span>
  );
}
