import type { Budget, GameRead } from '@fireside/contract';
import { change, type Database, query } from '../store/query.ts';
import type { CountedSetting, GameSettingsRow } from '../store/schema.ts';

/** What holds at a table. */
export interface GameSettings
  extends Pick<
    GameRead,
    'agency' | 'paused' | 'tone' | 'language' | 'zero_hp' | 'pace' | 'model' | 'budget'
  > {
  lines: string[];
  veils: string[];
}

/** As it is stored; null where nothing has been changed yet. */
export type KeptSettings = {
  [column in Exclude<keyof GameSettingsRow, 'game_id' | CountedSetting>]: GameSettingsRow[column] | null;
};

export const settingColumns = `settings.agency, settings.lines_json, settings.veils_json, settings.paused,
  settings.tone, settings.language, settings.zero_hp, settings.pace, settings.model, settings.budget_kind,
  settings.budget_amount`;
export const joinedSettings = 'left join game_settings as settings on settings.game_id = games.id';

export function settingsOf(kept: KeptSettings): GameSettings {
  return {
    agency: kept.agency !== 0,
    lines: kept.lines_json ? JSON.parse(kept.lines_json) : [],
    veils: kept.veils_json ? JSON.parse(kept.veils_json) : [],
    paused: kept.paused === 1,
    tone: kept.tone,
    language: kept.language,
    zero_hp: kept.zero_hp ?? 'end',
    pace: kept.pace ?? 'each',
    model: kept.model,
    budget: budgetOf(kept),
  };
}

/** Dollars are kept in millionths: columns hold whole numbers. */
const parts = { tokens: 1, usd: 1_000_000 } as const;

type KeptBudget = Pick<KeptSettings, 'budget_kind' | 'budget_amount'>;

export function budgetOf({ budget_kind: kind, budget_amount: amount }: KeptBudget): Budget | null {
  return kind === null || amount === null ? null : { kind, amount: amount / parts[kind] };
}

export function keptBudget(budget: Budget | null): KeptBudget {
  return {
    budget_kind: budget?.kind ?? null,
    budget_amount: budget && Math.round(budget.amount * parts[budget.kind]),
  };
}

const selectSettings = query<{ gameId: string }, KeptSettings>(
  `select ${settingColumns} from games ${joinedSettings} where games.id = :gameId`,
);

const upsertSettings = change<Omit<GameSettingsRow, CountedSetting>>(
  `insert into game_settings (game_id, agency, lines_json, veils_json, paused, tone, language, zero_hp, pace, model,
     budget_kind, budget_amount)
   values (:game_id, :agency, :lines_json, :veils_json, :paused, :tone, :language, :zero_hp, :pace, :model,
     :budget_kind, :budget_amount)
   on conflict (game_id) do update set agency = excluded.agency, lines_json = excluded.lines_json,
     veils_json = excluded.veils_json, paused = excluded.paused, tone = excluded.tone, language = excluded.language,
     zero_hp = excluded.zero_hp, pace = excluded.pace, model = excluded.model,
     budget_kind = excluded.budget_kind, budget_amount = excluded.budget_amount`,
);

/** The transaction has locked the game. */
export async function writeSettings(
  db: Database,
  gameId: string,
  changed: (settings: GameSettings) => GameSettings,
): Promise<void> {
  const settings = changed(settingsOf((await selectSettings.first(db, { gameId }))!));
  await upsertSettings(db, {
    game_id: gameId,
    agency: settings.agency ? 1 : 0,
    lines_json: JSON.stringify(settings.lines),
    veils_json: JSON.stringify(settings.veils),
    paused: settings.paused ? 1 : 0,
    tone: settings.tone,
    language: settings.language,
    zero_hp: settings.zero_hp,
    pace: settings.pace,
    model: settings.model,
    ...keptBudget(settings.budget),
  });
}
