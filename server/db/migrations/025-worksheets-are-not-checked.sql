-- A worksheet is no certificate: nobody is told that one is genuine, and a link to one finds nothing.
update certificates set check_token = null where worksheet;
alter table certificates add constraint certificates_no_worksheet_checked check (check_token is null or not worksheet);
