import type { GameRead } from '@fireside/contract';
import { change, type Database, query } from '../store/query.ts';
import type { GameSettingsRow } from '../store/schema.ts';

/** What holds at a table. */
export interface GameSettings extends Pick<GameRead, 'agency'> {
  lines: string[];
  veils: string[];
}

/** As it is stored; null where nothing has been changed yet. */
export interface KeptSettings {
  agency: number | null;
  lines_json: string | null;
  veils_json: string | null;
}

export const settingColumns = 'settings.agency, settings.lines_json, settings.veils_json';
export const joinedSettings = 'left join game_settings as settings on settings.game_id = games.id';

export function settingsOf({ agency, lines_json, veils_json }: KeptSettings): GameSettings {
  return {
    agency: agency !== 0,
    lines: lines_json ? JSON.parse(lines_json) : [],
    veils: veils_json ? JSON.parse(veils_json) : [],
  };
}

const selectSettings = query<{ gameId: string }, KeptSettings>(
  `select ${settingColumns} from games ${joinedSettings} where games.id = :gameId`,
);

const upsertSettings = change<GameSettingsRow>(
  `insert into game_settings (game_id, agency, lines_json, veils_json)
   values (:game_id, :agency, :lines_json, :veils_json)
   on conflict (game_id) do update set agency = excluded.agency, lines_json = excluded.lines_json,
     veils_json = excluded.veils_json`,
);

/** The transaction has locked the game. */
export async function writeSettings(
  db: Database,
  gameId: string,
  changed: (settings: GameSettings) => GameSettings,
): Promise<void> {
  const { agency, lines, veils } = changed(settingsOf((await selectSettings.first(db, { gameId }))!));
  await upsertSettings(db, {
    game_id: gameId,
    agency: agency ? 1 : 0,
    lines_json: JSON.stringify(lines),
    veils_json: JSON.stringify(veils),
  });
}
