-- Carriers and brokers as a list that is kept in order: renamed, merged, flagged. One that was merged keeps its row, so that its name, in a
-- file or an import, leads to the one that stayed.
alter table carriers
  add column name_sort text not null generated always as (lower(name)) stored,
  add column merged_into uuid,
  add foreign key (agency_id, merged_into) references carriers (agency_id, id);
create index carriers_listed on carriers (agency_id, name_sort, id) where merged_into is null;
create index carriers_merged on carriers (agency_id, merged_into) where merged_into is not null;
create index policies_broker on policies (agency_id, broker_id) where broker_id is not null;

alter table history add column carrier_id uuid;
create index history_carrier on history (agency_id, carrier_id, at desc, id desc) where carrier_id is not null;

-- Makes one of two the other: its policies, also deleted ones, its former names and what it was. Gives how many policies moved.
create function merge_carriers(agency uuid, kept uuid, merged uuid) returns integer language plpgsql
  set search_path = pg_catalog, public, pg_temp
  as $$
    declare
      moved integer;
    begin
      update policies set
        carrier_id = case when carrier_id = merged then kept else carrier_id end,
        broker_id = case when broker_id = merged then kept else broker_id end
      where agency_id = agency and (carrier_id = merged or broker_id = merged);
      get diagnostics moved = row_count;
      update carriers k set is_carrier = k.is_carrier or m.is_carrier, is_broker = k.is_broker or m.is_broker
      from carriers m where k.agency_id = agency and k.id = kept and m.agency_id = agency and m.id = merged;
      update carriers set merged_into = kept where agency_id = agency and (id = merged or merged_into = merged);
      return moved;
    end
  $$;
