-- A description was plain text that pages drew lists from. From here on it is headings, paragraphs and lists
-- (packages/domain/src/text/rich-text.ts). What was written is read as before: blank lines part paragraphs, lines that
-- begin with a hyphen or bullet make lists, addresses stay text.
create function pg_temp.blocks_of_text(plain text) returns jsonb language plpgsql as $$
declare
  bullet constant text := '^[-*•]\s+';
  found jsonb := '[]';
  lines text[] := '{}';
  items jsonb := '[]';
  line text;
begin
  foreach line in array
    string_to_array(
      regexp_replace(regexp_replace(plain, E'\r\n?', E'\n', 'g'), E'[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]', '', 'g'),
      E'\n'
    ) || ''::text
  loop
    line := regexp_replace(replace(line, E'\t', ' '), '^\s+|\s+$', '', 'g');
    if line = '' or (line ~ bullet) is distinct from (items <> '[]') then
      if lines <> '{}' then
        found := found || jsonb_build_array(jsonb_build_object(
          'type', 'paragraph',
          'text', jsonb_build_array(jsonb_build_object('text', array_to_string(lines, E'\n')))
        ));
      end if;
      if items <> '[]' then
        found := found || jsonb_build_array(jsonb_build_object('type', 'list', 'ordered', false, 'items', items));
      end if;
      lines := '{}';
      items := '[]';
    end if;
    if line ~ bullet then
      items := items || jsonb_build_array(jsonb_build_object(
        'text', jsonb_build_array(jsonb_build_object('text', regexp_replace(line, bullet, '')))
      ));
    elsif line <> '' then
      lines := lines || line;
    end if;
  end loop;
  return jsonb_build_object('blocks', found);
end
$$;

alter table positions alter column description drop default;
alter table positions alter column description type jsonb using pg_temp.blocks_of_text(description);
alter table positions alter column description set default '{"blocks": []}';
alter table positions add constraint positions_description_has_blocks
  check (coalesce(jsonb_typeof(description -> 'blocks') = 'array', false));
comment on column positions.description is
  'Text of the advertisement: `blocks`, a list of headings, paragraphs and lists, with at most 20,000 characters. An empty list: nothing written.';
drop function pg_temp.blocks_of_text(text);
