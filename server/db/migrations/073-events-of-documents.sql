-- Events of the library name their document by its id: its title goes with it. Of documents of one title, any may be meant.
update history h set about = coalesce((
  select jsonb_build_object('documentId', d.id) from knowledge_documents d
  where d.agency_id = h.agency_id and d.title = h.about ->> 'document' order by d.created_at limit 1
), '{}')
where kind in ('AGENCY_KNOWLEDGE_ADDED', 'AGENCY_KNOWLEDGE_CHANGED', 'AGENCY_KNOWLEDGE_DELETED') and about ? 'document';
