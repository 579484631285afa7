import type { PictureCredit as Credit } from '@tryout/domain/pictures/picture-credit';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from './picture-credit.messages.ts';
import classes from './picture-credit.module.css';

/** Who made a picture, on what terms it is used, and where it came from. */
export function PictureCredit({ credit }: { credit: Credit }) {
  const t = useText(messages);
  const { author } = credit;
  const told = {
    source: <Named text={credit.source} address={credit.source_url} />,
    licence: <Named text={credit.licence} address={credit.licence_url} />,
  };
  return (
    <p className={classes.credit}>
      {author === ''
        ? t.rich('ui.picture_credit.unnamed', told)
        : t.rich('ui.picture_credit.named', { ...told, author: <bdi>{author}</bdi> })}
    </p>
  );
}

function Named({ text, address }: { text: string; address: string }) {
  return address === '' ? (
    <bdi>{text}</bdi>
  ) : (
    <a href={address} target="_blank" rel="noreferrer noopener">
      <bdi>{text}</bdi>
    </a>
  );
}
