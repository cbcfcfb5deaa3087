-- The tables of a world's data. Content that never changes (news, stores, texts) is not here but in content/. Times are
-- unix seconds, the life of tokens in fractions of them; points are hundredths. An id is never given twice, so that
-- what was told about one that is gone never fits another.

create table seeded (tenant text primary key, at integer not null);

create table member (
  id integer primary key autoincrement, tenant text not null, email text not null, password text not null,
  firstname text not null, lastname text not null, sex text not null, lang text not null,
  is_verified integer not null, is_confirmed integer not null, params text not null,
  points integer not null, pending_points integer not null,
  unique (tenant, email)
);
create table expiration (
  member_id integer not null references member on delete cascade, points integer not null, at integer not null
);
create table movement (
  id integer primary key autoincrement, member_id integer not null references member on delete cascade,
  at integer not null, description text not null, points integer not null, expires_at integer
);
create index movement_of on movement (member_id, at desc, id desc);
create table identity (
  id integer primary key autoincrement, member_id integer not null references member on delete cascade,
  type text not null, value text not null, is_primary integer not null, is_verified integer not null
);
create index identity_of on identity (member_id);
create table issued_card (
  tenant text not null, number text not null, type text not null, format text,
  member_id integer references member on delete set null, firstname text, lastname text,
  primary key (tenant, number)
);

create table family (
  id text primary key, member_id integer not null references member on delete cascade, is_revoked integer not null,
  device text not null, opened_at integer not null, seen_at integer not null
);
create index family_of on family (member_id);
create table access_token (
  token text primary key, family text not null references family on delete cascade, expires_at real not null
);
create table refresh_token (
  token text primary key, family text not null references family on delete cascade,
  expires_at real not null, is_used integer not null
);
create table code (
  id integer primary key autoincrement, tenant text not null, purpose text not null, subject text not null, code text not null,
  expires_at integer not null, resend_at integer not null, attempts integer not null,
  unique (tenant, purpose, subject)
);
create table link (
  token text primary key, member_id integer not null references member on delete cascade,
  purpose text not null, sent_at integer not null, expires_at integer not null, is_used integer not null
);
create table passkey (
  id integer primary key autoincrement, member_id integer not null references member on delete cascade,
  credential text not null unique, public_key text not null, counter integer not null, name text not null,
  created_at integer not null
);
create index passkey_of on passkey (member_id);
create table challenge (
  challenge text primary key, tenant text not null, member_id integer references member on delete cascade,
  expires_at integer not null
);
create table card_token (token text primary key, tenant text not null, number text not null);

create table coupon (
  id integer primary key autoincrement, member_id integer not null references member on delete cascade,
  name text not null, perex text, picture text, ribbon text, points integer, code_format text not null,
  span text not null, valid_from integer, valid_until integer
);
create index coupon_of on coupon (member_id, id);
create table user_coupon (
  id integer primary key autoincrement, coupon_id integer not null references coupon on delete cascade,
  code text not null, paid integer not null, expiration_at integer not null, state text not null
);
create index user_coupon_of on user_coupon (coupon_id, state);

create table reward_stock (
  tenant text not null, reward_id text not null, remaining integer not null, primary key (tenant, reward_id)
);
create table notice (
  id integer primary key autoincrement, member_id integer not null references member on delete cascade,
  type text not null, at integer not null, points integer, text text not null, is_seen integer not null
);
create table security (
  member_id integer primary key references member on delete cascade,
  spend_limit integer, passkeys_required integer not null
);
create table confirmation (
  token text primary key, member_id integer not null references member on delete cascade, expires_at integer not null
);
create table wrong_confirmation (
  id integer primary key autoincrement, member_id integer not null references member on delete cascade, at integer not null
);
create table reward_order (
  id integer primary key autoincrement, member_id integer not null references member on delete cascade,
  reward_id text not null, fulfilment text not null, target text not null, at integer not null
);
create table address (
  id integer primary key autoincrement, member_id integer not null references member on delete cascade, name text not null,
  street text not null, city text not null, postal_code text not null, country text not null
);
create table promo_use (
  member_id integer not null references member on delete cascade, code text not null, primary key (member_id, code)
);
create table card_request (
  id integer primary key autoincrement, member_id integer not null references member on delete cascade,
  store_id text not null, at integer not null
);
create table signature (
  id integer primary key autoincrement, member_id integer not null references member on delete cascade,
  version_id text not null, at integer not null, is_revoked integer not null
);
create table file (
  id text primary key, member_id integer not null references member on delete cascade,
  name text not null, size integer not null, is_submitted integer not null
);
create table receipt (
  id integer primary key autoincrement, member_id integer not null references member on delete cascade,
  created_at integer not null, status text not null, file_name text not null, points integer, reason text
);
create table outbox (
  id integer primary key autoincrement, tenant text not null, channel text not null, receiver text not null, subject text not null,
  body text not null, link text, code text, token text, at integer not null
);
