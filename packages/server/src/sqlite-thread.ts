import { accountQueries } from './accounts/account-queries.ts';
import { farewellQueries } from './accounts/farewell-queries.ts';
import { guestQueries } from './accounts/guest-queries.ts';
import { ownDataQueries } from './accounts/own-data-queries.ts';
import { storageQueries } from './accounts/storage-queries.ts';
import { administrationQueries } from './administration/administration-queries.ts';
import { administratorQueries } from './administration/administrator-queries.ts';
import { auditQueries } from './audit/audit-queries.ts';
import { characterQueries } from './characters/character-queries.ts';
import { clusterQueries } from './cluster/cluster-queries.ts';
import { gameListQueries } from './games/game-list-queries.ts';
import { gameQueries } from './games/game-queries.ts';
import { capsuleQueries } from './games/capsule/capsule-queries.ts';
import { importQueries } from './games/capsule/import-queries.ts';
import { exportQueries } from './games/export/export-queries.ts';
import { honestyQueries } from './games/honesty-queries.ts';
import { hostQueries } from './games/host-queries.ts';
import { invitationQueries } from './games/invitation-queries.ts';
import { messageQueries } from './games/message-queries.ts';
import { recapQueries } from './games/recap/recap-queries.ts';
import { scriptQueries } from './games/script-queries.ts';
import { searchQueries } from './games/search-queries.ts';
import { seatQueries } from './games/seat-queries.ts';
import { sequelQueries } from './games/sequel-queries.ts';
import { worldQueries } from './games/world-queries.ts';
import { libraryQueries } from './library/library-queries.ts';
import { chapterQueries } from './memory/chapter-queries.ts';
import { chronicleQueries } from './memory/chronicle-queries.ts';
import { markQueries } from './memory/mark-queries.ts';
import { houseModelQueries } from './models/house-model-queries.ts';
import { runDatabaseThread } from './store/sqlite/run-database-thread.ts';
import { storeQueries } from './store/store-queries.ts';
import { commitQueries } from './table/commit-queries.ts';
import { postQueries } from './table/post-queries.ts';
import { removalQueries } from './table/removal-queries.ts';
import { tableQueries } from './table/table-queries.ts';
import { retellQueries } from './table/taking-back/retell-queries.ts';
import { rewindQueries } from './table/taking-back/rewind-queries.ts';
import { runningTurnQueries } from './table/taking-back/running-turn-queries.ts';
import { withdrawnQueries } from './table/taking-back/withdrawn-queries.ts';
import { ticketQueries } from './table/ticket-queries.ts';
import { roundQueries } from './table/round-queries.ts';
import { turnQueries } from './table/turn-queries.ts';
import { budgetQueries } from './usage/budget-queries.ts';
import { usageQueries } from './usage/usage-queries.ts';

runDatabaseThread([
  storeQueries,
  accountQueries,
  guestQueries,
  farewellQueries,
  ownDataQueries,
  auditQueries,
  administratorQueries,
  administrationQueries,
  usageQueries,
  budgetQueries,
  houseModelQueries,
  storageQueries,
  characterQueries,
  clusterQueries,
  gameQueries,
  gameListQueries,
  hostQueries,
  invitationQueries,
  exportQueries,
  recapQueries,
  capsuleQueries,
  importQueries,
  sequelQueries,
  seatQueries,
  worldQueries,
  scriptQueries,
  messageQueries,
  honestyQueries,
  searchQueries,
  libraryQueries,
  markQueries,
  chapterQueries,
  chronicleQueries,
  postQueries,
  roundQueries,
  turnQueries,
  tableQueries,
  commitQueries,
  removalQueries,
  runningTurnQueries,
  rewindQueries,
  retellQueries,
  withdrawnQueries,
  ticketQueries,
]);
