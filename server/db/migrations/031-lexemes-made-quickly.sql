-- The lexemes of 027, made in a loop: a query for each record took five times as long, and it is asked for each that is written, merged or analyzed.
create or replace function search_lexemes(agency uuid, title text, said text) returns tsvector language plpgsql immutable parallel safe
  as $$
    declare
      head text := right(agency::text, 8);
      named text[] := public.search_words(title);
      words text[] := public.search_words(said);
      lexemes text[] := '{}';
      word text;
    begin
      foreach word in array named || words loop
        lexemes := lexemes || (head || 'w' || word);
      end loop;
      foreach word in array named loop
        for at in 2 .. length(word) - 1 loop
          lexemes := lexemes || (head || 's' || substr(word, at));
        end loop;
        if word ~ '^\D{4,}$' then
          lexemes := lexemes || (head || 'd' || word);
          for at in 1 .. length(word) loop
            lexemes := lexemes || (head || 'd' || left(word, at - 1) || substr(word, at + 1));
          end loop;
        end if;
      end loop;
      foreach word in array words loop
        if word ~ '\d{4}' then
          for at in 2 .. length(word) - 2 loop
            lexemes := lexemes || (head || 's' || substr(word, at));
          end loop;
        end if;
      end loop;
      return array_to_tsvector(lexemes);
    end
  $$;
drop function search_variants;
