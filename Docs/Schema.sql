-- The tables of codingfit, for a Supabase project: paste this into its SQL editor and run it.
-- Running it again changes nothing. It is one transaction: on an error, nothing is changed.
--
-- A project that already holds summaries and durations without owners is adopted: its rows become
-- those of its one user, and only a signed-in user can read them from then on. Where there are
-- several users, name the owner first: set codingfit.owner = 'the id of the user';

begin;

-- Tables of the usual upstream jobs get an owner. Whatever else they hold stays as it is.
do $adopt$
declare
  owner uuid;
  users bigint;
  name text;
begin
  foreach name in array array['summaries', 'durations'] loop
    if to_regclass('public.' || name) is null or exists (
      select from information_schema.columns c
      where c.table_schema = 'public' and c.table_name = name and c.column_name = 'user_id')
    then
      continue;
    end if;
    owner := nullif(current_setting('codingfit.owner', true), '')::uuid;
    if owner is null then
      select count(*) into users from auth.users;
      if users <> 1 then
        raise exception 'The table % has rows of one person, and this project has % users.',
            name, users
          using hint = case users
            when 0 then 'Add a user under Authentication, Users, then run this again.'
            else 'Name the owner first: set codingfit.owner = ''the id of the user'';' end;
      end if;
      select id into owner from auth.users;
    elsif not exists (select from auth.users where id = owner) then
      raise exception 'There is no user %.', owner;
    end if;
    execute format(
      'alter table public.%I add column user_id uuid references auth.users(id) on delete cascade',
      name);
    execute format('update public.%I set user_id = %L', name, owner);
    -- The job that fills the table names no user: its rows go on being the owner's.
    execute format(
      'alter table public.%I alter column user_id set default coalesce(auth.uid(), %L::uuid),
         alter column user_id set not null,
         add column if not exists updated_at timestamptz not null default now()', name, owner);
    execute format(
      'create unique index if not exists %I on public.%I (user_id, date)', name || '_user_date',
      name);
  end loop;
end $adopt$;

create table if not exists public.summaries (
  user_id uuid not null default auth.uid() references auth.users(id) on delete cascade,
  date date not null,
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  updated_at timestamptz not null default now(),
  primary key (user_id, date));

create table if not exists public.durations (
  user_id uuid not null default auth.uid() references auth.users(id) on delete cascade,
  date date not null,
  data jsonb not null check (jsonb_typeof(data) in ('array', 'object')),
  updated_at timestamptz not null default now(),
  primary key (user_id, date));

create index if not exists summaries_user_updated on public.summaries (user_id, updated_at);
create index if not exists durations_user_updated on public.durations (user_id, updated_at);

-- Goals are dated: a row is in force from valid_from until the next one.
create table if not exists public.goal_config (
  user_id uuid not null default auth.uid() references auth.users(id) on delete cascade,
  valid_from date not null,
  daily_goal_minutes int not null default 240
    constraint goal_daily_range check (daily_goal_minutes between 0 and 1440),
  weekly_goal_minutes int not null default 1200
    constraint goal_weekly_range check (weekly_goal_minutes between 0 and 10080),
  window_start_minute int not null default 540
    constraint goal_window_start_range check (window_start_minute between 0 and 1439),
  window_end_minute int not null default 1080
    constraint goal_window_end_range check (window_end_minute between 0 and 1440),
  -- 1 is Sunday, 7 is Saturday.
  rest_days smallint[] not null default '{1,7}'
    constraint goal_rest_days_range check (rest_days <@ '{1,2,3,4,5,6,7}'),
  updated_at timestamptz not null default now(),
  primary key (user_id, valid_from));

-- Prices of an hour, dated too. Billing adds its own rounding, so four decimals are kept.
create table if not exists public.project_rates (
  user_id uuid not null default auth.uid() references auth.users(id) on delete cascade,
  project text not null constraint rate_project_named check (project <> ''),
  valid_from date not null,
  hourly_rate numeric(14, 4) not null constraint rate_not_negative check (hourly_rate >= 0),
  updated_at timestamptz not null default now(),
  primary key (user_id, project, valid_from));

create table if not exists public.days_off (
  user_id uuid not null default auth.uid() references auth.users(id) on delete cascade,
  first date not null,
  last date not null constraint days_off_length check (last between first and first + 89),
  updated_at timestamptz not null default now(),
  primary key (user_id, first));

-- Settings without a date, each in a column of its own. Null: not set.
create table if not exists public.preferences (
  user_id uuid primary key default auth.uid() references auth.users(id) on delete cascade,
  week_start smallint constraint preference_week_start check (week_start between 1 and 7),
  time_zone text constraint preference_time_zone check (length(time_zone) between 1 and 64),
  late_from_minute int
    constraint preference_late_from check (late_from_minute between 0 and 1439),
  ai_categories text[],
  currency text constraint preference_currency check (currency ~ '^[A-Z]{3}$'),
  money_rounding text,
  hour_step text,
  hour_rounding text,
  rounding_scope text,
  invoice jsonb,
  updated_at timestamptz not null default now());

-- Issued invoices as they went out: lines for whoever reads the table, and the whole document.
-- The program chooses the id, so sending one twice adds one.
create table if not exists public.invoices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users(id) on delete cascade,
  number text not null,
  client text not null default '',
  currency text not null,
  period_start date not null,
  period_end date not null
    constraint invoice_period check (period_end >= period_start),
  issued_on date not null,
  lines jsonb not null,
  total numeric(14, 4) not null,
  status text not null default 'issued'
    constraint invoice_status check (status in ('issued', 'paid', 'cancelled')),
  status_on date,
  document jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint invoice_number_once unique (user_id, number));

alter table public.invoices
  add column if not exists status_on date,
  add column if not exists document jsonb;

create or replace function public.codingfit_touch() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := pg_catalog.now();
  return new;
end $$;

-- What has been issued stays as it is: only its status may change, and a cancelled one not even
-- that.
create or replace function public.codingfit_keep_issued() returns trigger
language plpgsql set search_path = '' as $$
begin
  if pg_catalog.to_jsonb(new) - 'status' - 'status_on' - 'updated_at'
    <> pg_catalog.to_jsonb(old) - 'status' - 'status_on' - 'updated_at'
    or (old.status = 'cancelled' and new.status <> 'cancelled')
  then
    raise sqlstate 'PT409' using
      message = 'Invoice ' || old.number || ' has been issued and cannot be changed.',
      hint = 'Cancel it, and issue a new one.';
  end if;
  return new;
end $$;

drop trigger if exists codingfit_keep_issued on public.invoices;
create trigger codingfit_keep_issued before update on public.invoices
  for each row execute function public.codingfit_keep_issued();

-- Every row belongs to its user: nobody else sees it, and a key alone sees nothing.
do $own$
declare
  name text;
  action text;
  actions text[];
  policy text;
begin
  foreach name in array array['summaries', 'durations', 'goal_config', 'project_rates', 'days_off',
    'preferences', 'invoices'] loop
    execute format('drop trigger if exists codingfit_touch on public.%I', name);
    execute format(
      'create trigger codingfit_touch before update on public.%I
         for each row execute function public.codingfit_touch()', name);
    execute format('alter table public.%I enable row level security', name);
    -- Policies add up: a foreign one that opens the table would go on doing so.
    for policy in
      select policyname from pg_policies where schemaname = 'public' and tablename = name
    loop
      execute format('drop policy %I on public.%I', policy, name);
    end loop;
    actions := case
      when name in ('summaries', 'durations', 'invoices') then array['select', 'insert', 'update']
      else array['select', 'insert', 'update', 'delete'] end;
    foreach action in array actions loop
      execute format(
        'create policy %I on public.%I for %s to authenticated %s', 'own rows: ' || action, name,
        action, case action
          when 'insert' then 'with check ((select auth.uid()) = user_id)'
          when 'update' then
            'using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id)'
          else 'using ((select auth.uid()) = user_id)' end);
    end loop;
    execute format('revoke all on public.%I from public, anon, authenticated', name);
    execute format(
      'grant %s on public.%I to authenticated', array_to_string(actions, ', '), name);
    execute format('grant all on public.%I to service_role', name);
  end loop;
end $own$;

-- Says who is asking, and that these tables are here.
create or replace function public.whoami() returns json
language sql stable set search_path = '' as $$
  select json_build_object(
    'role', current_user, 'uid', auth.uid(), 'schema_version', 2, 'now', pg_catalog.now())
$$;
grant execute on function public.whoami() to anon, authenticated;

notify pgrst, 'reload schema';

commit;
