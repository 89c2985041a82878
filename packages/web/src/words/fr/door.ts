import type { door as en } from '../en/door.ts';
import { app } from './app.ts';
import { design } from './design.ts';
import { entrance } from './entrance.ts';
import { errors } from './errors.ts';
import { join } from './join.ts';
import { playNow } from './play-now.ts';
import { readyMade } from './ready-made.ts';
import { waiting } from './waiting.ts';

export const door: typeof en = { app, design, entrance, errors, join, playNow, readyMade, waiting };
