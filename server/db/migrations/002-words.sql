-- The words of a model come in small pieces, and many runs speak at once. One statement keeps what all runs of a process
-- were told in a frame, and one tells all watchers of a process what is new.

-- entries: [{agency, workspace, event, words}]. Workspaces are locked in the order of their ids, so that two never wait for each other.
create function append_words(entries jsonb, at timestamptz) returns void
  language plpgsql set search_path = public
  as $$
    declare
      entry record;
      next_rev bigint;
    begin
      for entry in
        select * from jsonb_to_recordset(entries) as e(agency uuid, workspace uuid, event uuid, words text) order by workspace
      loop
        perform set_config('cara.agency_id', entry.agency::text, true);
        update workspaces set rev = rev + 1, updated_at = at where id = entry.workspace returning rev into next_rev;
        update plan_stage_events set content = content || entry.words, rev = next_rev where id = entry.event;
        perform pg_notify('workspace', entry.workspace::text);
      end loop;
    end
  $$;

-- asks: [{number, agency, session, workspace, since, had: {event: [restarts, length]}}]. For each: GONE when there is no such
-- workspace, CLOSED when the session is over, MORE when more is new than events, SAME when nothing is, else EVENTS with them:
-- of content that only grew, just what lies beyond `had`.
create function events_since(asks jsonb, at timestamptz)
  returns table (number integer, news text, workspace jsonb, events jsonb)
  language plpgsql set search_path = public
  as $$
    #variable_conflict use_column
    declare
      ask record;
      now_there workspaces;
    begin
      for ask in
        select * from jsonb_to_recordset(asks)
          as a(number integer, agency uuid, session uuid, workspace uuid, since bigint, had jsonb)
      loop
        perform set_config('cara.agency_id', ask.agency::text, true);
        number := ask.number;
        events := null;
        select * into now_there from workspaces where id = ask.workspace;
        workspace := to_jsonb(now_there);
        if now_there.id is null then
          news := 'GONE';
        elsif not exists (
          select from sessions s join agency_users u on u.id = s.agency_user_id
          where s.id = ask.session and s.expires_at > at and u.state = 'ACTIVE'
        ) then
          news := 'CLOSED';
        elsif now_there.rev = ask.since then
          news := 'SAME';
        elsif exists (select from plan_stages where workspace_id = ask.workspace and rev > ask.since)
          or exists (select from messages where workspace_id = ask.workspace and rev > ask.since)
          or exists (select from artifacts where workspace_id = ask.workspace and rev > ask.since)
          or exists (select from runs where workspace_id = ask.workspace and rev > ask.since) then
          news := 'MORE';
        else
          news := 'EVENTS';
          select jsonb_agg(to_jsonb(changed)) into events from (
            select e.id, e.stage_id, e.step, e.part, e.type, e.state, e.title, e.restarts, e.tool_call, e.error, e.started_at, e.ended_at,
              case when (ask.had -> e.id::text ->> 0)::int = e.restarts then (ask.had -> e.id::text ->> 1)::int else 0 end as content_offset,
              case when (ask.had -> e.id::text ->> 0)::int = e.restarts
                then substr(e.content, (ask.had -> e.id::text ->> 1)::int + 1) else e.content end as content
            from plan_stage_events e
            where e.workspace_id = ask.workspace and e.rev > ask.since and e.rev <= now_there.rev
            order by e.step, e.part, e.id
          ) changed;
        end if;
        return next;
      end loop;
    end
  $$;

grant execute on function append_words, events_since to cara_app;
