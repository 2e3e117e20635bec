-- Policies that are found alike are told in the order of their terms: that in force first, then the newest. They are most often the terms of one policy.
do $$
  begin
    execute replace(pg_get_functiondef('find_policies(text, text[], tsquery, tsquery, integer, integer)'::regprocedure), 'created_at desc',
      '(state = ''INFORCE'' and inforce_at <= current_date and expires_at > current_date) desc nulls last, expires_at desc nulls last, created_at desc');
  end
$$;
