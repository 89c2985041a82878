import { z } from 'zod';
import { uuid } from './text.ts';

/** What a message is for; `narration` is what the DM says to everyone. */
export const messageKinds = ['action', 'table', 'whisper', 'narration'] as const;
/** Of a whisper: the DM, or somebody's user id. */
export const Recipient = z.union([z.literal('dm'), uuid], { error: 'must be dm or the id of a player' });

export type MessageKind = (typeof messageKinds)[number];
