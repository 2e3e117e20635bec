-- An agency's knowledge bases have different names, whatever their case. Of those that had one name, all but the oldest are numbered.
do $$
declare
  twin record;
  nth integer;
  numbered text;
begin
  for twin in
    select agency_id, id, title from (
      select *, row_number() over (partition by agency_id, lower(title) order by created_at, id) as place from knowledge_bases
    ) as bases where place > 1 order by agency_id, created_at, id
  loop
    nth := 2;
    loop
      numbered := format('%s (%s)', left(twin.title, 150), nth);
      exit when not exists (
        select from knowledge_bases where agency_id = twin.agency_id and lower(title) = lower(numbered)
      );
      nth := nth + 1;
    end loop;
    update knowledge_bases set title = numbered, rev = rev + 1 where agency_id = twin.agency_id and id = twin.id;
  end loop;
end $$;
create unique index knowledge_bases_name on knowledge_bases (agency_id, lower(title));

-- When another file took the place of the one that was uploaded.
alter table knowledge_documents add column replaced_at timestamptz;
