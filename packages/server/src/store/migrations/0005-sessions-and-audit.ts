/** Sessions that their owners can tell apart; who did what and when; a secret that all nodes share. */
export const sessionsAndAudit = `
alter table sessions add column device {text};

create table audit (
  id {counter},
  at {text} not null,
  action {text} not null,
  user_id {text},
  user_name {text},
  address {text},
  detail {text}
);
create index audit_by_time on audit (at);
create index audit_of_user on audit (user_id, id);

create table secrets (
  name {text} primary key,
  value {text} not null
);

create index games_by_code on games (participation_code);
`;
