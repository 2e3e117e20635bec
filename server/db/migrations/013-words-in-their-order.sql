-- What a model was told and answered is told again as it was, letter by letter: jsonb would put the names in an order of its own, which changes
-- lists that are told by it and voids what a provider keeps of a prompt.
alter table run_steps alter column content type json using content::json;
alter table tool_results alter column output type json using output::json;
