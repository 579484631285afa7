import { Button } from '@mantine/core';
import { exportPlatformList, type PLATFORM_FILES } from '@tryout/contract/administration/platform-lists';
import { routeUrl } from '../../../platform/api/route-url.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { messages } from '../directory.messages.ts';

/** A list as it is narrowed, as a file. */
export function ListFileLink({
  list,
  query,
}: {
  readonly list: (typeof PLATFORM_FILES)[number];
  readonly query: Readonly<Record<string, string | undefined>>;
}) {
  const t = useText(messages);
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const address = routeUrl(exportPlatformList.path, { list });
  return (
    <Button component="a" variant="default" href={`${address}?${new URLSearchParams(given)}`}>
      {t('directory.export')}
    </Button>
  );
}
