-- What passages mean, where the operator has set a model for it (decision 119).
alter table knowledge_documents
  -- The model whose vectors the document has; null until it has them.
  add column embedded_with text,
  -- When its vectors were last asked for: one that fails comes after the others.
  add column embedding_tried_at timestamptz;

create table knowledge_vectors (
  agency_id uuid not null references agencies,
  number integer not null,
  at integer not null,
  -- A bit for each number of the vector: whether it is above zero.
  signs bit varying not null,
  -- The vector as one signed byte a number, the largest of them 127.
  vector bytea not null,
  primary key (agency_id, number, at),
  foreign key (agency_id, number) references knowledge_documents (agency_id, number) on delete cascade
);
-- A search looks at all signs of an agency and at few vectors: these stand apart, and what it looks at stays close together.
alter table knowledge_vectors alter column signs set storage plain, alter column vector set storage external;
alter table knowledge_vectors set (toast_tuple_target = 128);
select make_tenant_table('knowledge_vectors');
