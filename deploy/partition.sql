-- For a PostgreSQL whose two tables that grow for ever, commands and films, are larger than its memory: each is spread over sixteen parts, by
-- match, since that is what they are asked for by. Stop the servers and take a backup first; it takes as long as copying both tables, and
-- as much room. psql "$DATABASE_URL" -f deploy/partition.sql
begin;
alter table log rename to log_whole;
alter table films rename to films_whole;
create table log (like log_whole including all) partition by hash (match);
create table films (like films_whole including all) partition by hash (match);
do $$
begin
  for i in 0..15 loop
    execute format('create table log_%s partition of log for values with (modulus 16, remainder %s)', i, i);
    execute format('create table films_%s partition of films for values with (modulus 16, remainder %s)', i, i);
  end loop;
end $$;
insert into log select * from log_whole;
insert into films select * from films_whole;
drop table log_whole, films_whole;
commit;
