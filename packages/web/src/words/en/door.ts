import { app } from './app.ts';
import { design } from './design.ts';
import { entrance } from './entrance.ts';
import { errors } from './errors.ts';
import { join } from './join.ts';
import { playNow } from './play-now.ts';
import { readyMade } from './ready-made.ts';
import { waiting } from './waiting.ts';

/** What is read before anybody is signed in, and everywhere. */
export const door = { app, design, entrance, errors, join, playNow, readyMade, waiting };
