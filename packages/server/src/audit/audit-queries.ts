import { readingOnce, room, writingOnce } from '../store/procedure.ts';
import { change, query } from '../store/query.ts';
import type { AuditRow } from '../store/schema.ts';

export type NewRow = [
  at: string,
  action: string,
  userId: string | null,
  userName: string | null,
  address: string | null,
  detail: string | null,
];

const insert = change<{ rows: NewRow[] }>(
  'insert into audit (at, action, user_id, user_name, address, detail) values :rows...',
);

/** An operator names people as they are called. */
const insertForName = change<{
  at: string;
  action: string;
  key: string;
  name: string;
  detail: string | null;
}>(
  `insert into audit (at, action, user_id, user_name, detail)
   select :at, :action, (select id from users where name_key = :key), :name, :detail`,
);

const newestFirst = `select at, action, user_name, address, detail from audit`;

const selectSince = query<{ since: string; limit: number }, AuditLine>(
  `${newestFirst} where at >= :since order by id desc limit :limit`,
);

const selectOfUser = query<{ since: string; limit: number; key: string }, AuditLine>(
  `${newestFirst} where at >= :since and user_id in (select id from users where name_key = :key)
   order by id desc limit :limit`,
);

const deleteOld = change<{ before: string; keep: number }>(
  'delete from audit where at < :before or id <= (select max(id) from audit) - :keep',
);

export type AuditLine = Pick<AuditRow, 'at' | 'action' | 'user_name' | 'address' | 'detail'>;

export const auditQueries = room('audit', {
  add: writingOnce(insert),
  addForName: writingOnce(insertForName),
  since: readingOnce(selectSince),
  ofUser: readingOnce(selectOfUser),
  removeOld: writingOnce(deleteOld),
});
