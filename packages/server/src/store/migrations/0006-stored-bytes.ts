/** What each user has stored, counted as `accounts/storage-queries.ts` does; and the order of the lists of games. */
export const storedBytes = `
alter table users add column stored_bytes {counted} default 0 not null;
update users set stored_bytes = held.bytes
from (
  select user_id, sum(octet_length(content) + 200) as bytes from messages
  where sender_type = 'player' group by user_id
) as held
where held.user_id = users.id;
update users set stored_bytes = stored_bytes + held.bytes
from (
  select creator_id, sum(
    octet_length(description) + octet_length(adventure_text) + 1000 + coalesce(chunks.bytes, 0)
  ) as bytes
  from games left join (
    select game_id, sum(octet_length(heading) + octet_length(content) + coalesce(octet_length(vector), 0)) as bytes
    from adventure_chunks group by game_id
  ) as chunks on chunks.game_id = games.id
  group by creator_id
) as held
where held.creator_id = users.id;
create index games_by_status on games (status, created_at, id);
`;
